/** Unusual pages that the check allows: one service or none, the footer first, no hero, sections with equal titles, every layout of the hero. */
import type { Section, SiteContent } from '../../../schema/generated/siteContent.ts'
import { accepted, readAccepted } from '../support/acceptedContent.ts'
import { axeFaults } from '../support/axe.ts'
import { bothLanguages, expect, open } from '../support/fixtures.ts'
import { test } from '../support/pages.ts'
import { overflowFaults, readabilityFaults } from '../support/readability.ts'

// One worker, since each would make the build.
test.describe.configure({ mode: 'default' })

const plain = readAccepted('all-sections/content/site.json')

function withSections(sections: Section[]): SiteContent {
  const there = (id: string) => sections.some((section) => section.id === id)
  const menu = plain.header.menu.filter(
    (entry) => 'section' in entry && there(entry.section),
  )
  return { ...plain, sections, header: { ...plain.header, menu } }
}

function withOneService(content: SiteContent): SiteContent {
  const sections = content.sections.map((section) => {
    if (section.type !== 'services') return section
    const { invitation: _, ...alone } = section
    return alone
  })
  return { ...content, sections, services: (content.services ?? []).slice(0, 1) }
}

/** The content without services, clients and offices. */
function withoutLists(): SiteContent {
  const shownThere = ['services', 'clients', 'footer']
  const sections = plain.sections.flatMap<Section>((section) => {
    if (section.type !== 'hero') return shownThere.includes(section.type) ? [] : [section]
    const { link: _, ...hero } = section
    return [hero]
  })
  const { services: _, clients: __, offices: ___, ...content } = withSections(sections)
  return content
}

/** Every section twice, but for the form, of which there is only one. */
const twice = plain.sections.flatMap<Section>((section) =>
  section.type === 'contact'
    ? [section]
    : [section, { ...section, id: `${section.id}-again` }],
)

const pages = [
  { about: 'one service alone', content: withOneService(plain) },
  {
    about: 'the footer first',
    content: withSections(
      plain.sections.toSorted(
        (one, other) => Number(other.type === 'footer') - Number(one.type === 'footer'),
      ),
    ),
  },
  {
    about: 'no hero',
    content: withSections(plain.sections.filter(({ type }) => type !== 'hero')),
  },
  { about: 'sections of one title', content: withSections(twice) },
  { about: 'neither services, clients nor offices', content: withoutLists() },
]

for (const { about, content } of pages) {
  test(`a page with ${about} is whole and accessible`, async ({ page, show }) => {
    // axe-core is slow on these pages.
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await show(accepted(structuredClone(content)))
    const faults: string[] = []
    for (const language of bothLanguages) {
      await open(page, language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const found = await readabilityFaults(page)
        if (language === 'br') found.push(...(await axeFaults(page)))
        faults.push(...found.map((fault) => `${language}, ${width} px: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
}

const titles = [
  'Trabalho',
  'We read the small print for builders so that nobody has to do so twice',
]
const looks = [
  { picture: { file: '/gallery/lake.jpg', alt: 'gallery.lake.alt' } },
  { picture: { file: '/wide.svg', alt: 'gallery.lake.alt' } },
  { drawing: false },
]

for (const layout of ['beam', 'split', 'horizon'] as const)
  test(`in the layout ${layout} the words stand whole in the first view, whatever the picture`, async ({
    page,
    show,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: string[] = []
    for (const [index, look] of looks.entries()) {
      const content = structuredClone(plain)
      content.sections[0] = { ...content.sections[0], layout, ...look } as Section
      for (const catalog of Object.values(content.catalogs))
        catalog['hero.title'] = titles[index % titles.length] ?? ''
      await show(accepted(content))
      for (const [width, height] of [
        [320, 640],
        [768, 1024],
        [1440, 900],
        [2560, 1440],
      ] as const) {
        await page.setViewportSize({ width, height })
        await open(page, 'en')
        // On a phone a long headline may take the button's place.
        const last = page.locator(width < 600 ? '#about h1' : '#about a').first()
        const foot = await last.evaluate((each) => each.getBoundingClientRect().bottom)
        const found = [
          ...(await readabilityFaults(page)),
          ...(await overflowFaults(page)),
          ...(foot > height ? [`the words end at ${foot}`] : []),
        ]
        faults.push(...found.map((fault) => `look ${index}, ${width} px: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
