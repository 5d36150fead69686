/** Unusual pages that the check allows: one service or none, no hero, sections with equal titles, every layout of the hero. */
import type { Section, SiteContent } from '../../../schema/generated/siteContent.ts'
import { accepted, readAccepted } from '../support/acceptedContent.ts'
import { axeFaults } from '../support/axe.ts'
import { bothLanguages, expect, open } from '../support/fixtures.ts'
import { testOf } from '../support/otherBuild.ts'
import { overflowFaults, readabilityFaults } from '../support/readability.ts'

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
    about: 'no hero',
    content: withSections(plain.sections.filter(({ type }) => type !== 'hero')),
  },
  { about: 'sections of one title', content: withSections(twice) },
  { about: 'neither services, clients nor offices', content: withoutLists() },
]

for (const { about, content } of pages) {
  const test = testOf('all-sections', accepted(structuredClone(content)))
  test(`a page with ${about} is whole and accessible`, async ({ page }) => {
    // axe-core is slow on these pages.
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
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
const heroes = [
  { layout: 'beam', picture: { file: '/gallery/lake.jpg', alt: 'gallery.lake.alt' } },
  { layout: 'beam', picture: { file: '/wide.svg', alt: 'gallery.lake.alt' } },
  { layout: 'split', drawing: false },
  { layout: 'split', picture: { file: '/wide.svg', alt: 'gallery.lake.alt' } },
  { layout: 'horizon', drawing: false },
  { layout: 'horizon', picture: { file: '/gallery/lake.jpg', alt: 'gallery.lake.alt' } },
] as const

for (const [index, hero] of heroes.entries()) {
  const content = structuredClone(plain)
  content.sections[0] = { ...content.sections[0], ...hero } as Section
  for (const catalog of Object.values(content.catalogs))
    catalog['hero.title'] = titles[index % titles.length] ?? ''
  const test = testOf('all-sections', accepted(content))
  const what = 'picture' in hero ? hero.picture.file : 'no picture'
  test(`in the layout ${hero.layout} with ${what} the words stand whole in the first view`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: string[] = []
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
      faults.push(...found.map((fault) => `${width} px: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}
