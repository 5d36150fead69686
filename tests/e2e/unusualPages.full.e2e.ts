/** Unusual pages that the check allows: one service or none, the footer first, no hero, sections with equal titles. */
import type { Section, SiteContent } from '../../schema/generated/siteContent.ts'
import { accepted, readAccepted } from './acceptedContent.ts'
import { axeFaults } from './axe.ts'
import { bothLanguages, expect, open } from './fixtures.ts'
import { test } from './pages.ts'
import { readabilityFaults } from './readability.ts'

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

test('without a motif the contact panel ends soon below its words', async ({
  page,
  show,
}) => {
  await show(
    accepted({ ...structuredClone(plain), site: { ...plain.site, motif: 'none' } }),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'en')
  const ground = page.locator('#contact img').last()
  await ground.scrollIntoViewIfNeeded()
  expect((await ground.boundingBox())?.height).toBe(96)
})

test('a long e-mail address goes on after its @ and breaks nowhere else', async ({
  page,
  show,
}) => {
  const email = 'secretaria@oficinadeexemplos.com.br'
  await show(accepted({ ...plain, company: { ...plain.company, email } }))
  await open(page, 'br')
  for (const width of [390, 768, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await page.getByRole('link', { name: email }).evaluate((link) =>
      [...link.childNodes].map((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return range.getClientRects().length
      }),
    )
    expect(Math.max(...lines), `${width} px`).toBe(1)
  }
})
