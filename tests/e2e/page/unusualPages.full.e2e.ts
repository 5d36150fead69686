/** Unusual pages that the check allows: one service alone, a picture across a hero of a long headline, no hero. */
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { accepted, readAccepted } from '../../support/acceptedContent.ts'
import { axeFaults } from '../support/axe.ts'
import { boxesOf } from '../support/boxes.ts'
import { bothLanguages, expect, open } from '../support/fixtures.ts'
import { testOf } from '../support/otherBuild.ts'
import { readabilityFaults } from '../support/readability.ts'

const plain = readAccepted('all-sections/content/site.json')
const longTitle = 'We read the small print for builders so that nobody has to do so twice'

/** Its services have no room for an invitation. */
function withOneService(): SiteContent {
  const content = structuredClone(plain)
  const hero = {
    layout: 'beam',
    picture: { file: '/gallery/lake.jpg', alt: 'gallery.lake.alt' },
  }
  content.services?.splice(1)
  for (const section of content.sections) {
    if (section.type === 'services') delete section.invitation
    if (section.id === 'about') Object.assign(section, hero)
  }
  for (const catalog of Object.values(content.catalogs)) catalog['hero.title'] = longTitle
  return content
}

function withoutHero(): SiteContent {
  const sections = plain.sections.filter(({ type }) => type !== 'hero')
  const menu = plain.header.menu.filter(({ label }) => label !== 'nav.about')
  return structuredClone({ ...plain, sections, header: { ...plain.header, menu } })
}

const pages = [
  {
    about: 'one service alone and a picture across the hero',
    content: withOneService(),
  },
  { about: 'no hero', content: withoutHero() },
]

for (const { about, content } of pages) {
  const test = testOf('all-sections', accepted(content))
  test(`a page with ${about} is complete and accessible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: string[] = []
    for (const language of bothLanguages) {
      await open(page, language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const [width, height] of [
        [320, 640],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        const found = await readabilityFaults(page)
        // On a phone a long headline may take the button's place in the first view.
        const [last] = await boxesOf(page, width < 600 ? '#about h1' : '#about a')
        if (last && last.y + last.height > height) found.push('the hero is too high')
        if (language === 'br') found.push(...(await axeFaults(page)))
        faults.push(...found.map((fault) => `${language}, ${width} px: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
}
