/** Pages that the check accepts and no other fixture has: without a hero and with one service, and in one language. */
import { catalogOf } from '../../../schema/read/contentLanguages.ts'
import { inOneLanguage } from '../../fixtures/inOneLanguage.ts'
import { acceptedContent, readAccepted } from '../../support/acceptedContent.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, open, startApplication } from '../support/fixtures.ts'
import { langs } from '../support/flags.ts'
import { faultsAt } from '../support/readabilityFaults.ts'
import { testSite } from '../support/testSite.ts'

const heroless = readAccepted('all-sections/content/site.json')
heroless.sections = heroless.sections.filter(({ type }) => type !== 'hero')
heroless.header.menu = heroless.header.menu.filter(({ label }) => label !== 'nav.about')
heroless.services?.splice(1)
// One service has no room for an invitation.
for (const section of heroless.sections)
  if (section.type === 'services') delete section.invitation

const testWithoutHero = testSite('all-sections', acceptedContent(heroless))

testWithoutHero(
  'a page without a hero and with one service is accessible',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, 'br')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await faultsAt(page, [320, 1440], axeFaults)).toEqual([])
  },
)

const content = inOneLanguage(readAccepted('firms/bakery/content/site.json'), 'br')
const testOneLanguage = testSite('firms/bakery', content)

testOneLanguage(
  'a page in one language ignores requests for another language',
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'en'))
    await page.goto('./?lang=en#services')
    await expect(page).toHaveURL(/\/#services$/)
    expect(await page.evaluate(() => history.length)).toBe(2)
    await startApplication(page)
    await expect(page.locator('html')).toHaveAttribute('lang', langs.br)
    await expect(page).toHaveTitle(catalogOf(content, 'br')['page.title'])
    const languageElements = page.locator('[data-language], [data-offer], #differences')
    await expect(languageElements).toHaveCount(0)
  },
)
