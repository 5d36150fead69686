/** Content with one catalog: the page is in that language, and nothing on it mentions another. */
import { catalogOf } from '../../../schema/read/contentLanguages.ts'
import { inOneLanguage } from '../../fixtures/inOneLanguage.ts'
import { readAccepted } from '../../support/acceptedContent.ts'
import { expect, startApplication } from '../support/fixtures.ts'
import { langs } from '../support/flags.ts'
import { testOf } from '../support/otherBuild.ts'

const content = inOneLanguage(readAccepted('firms/bakery/content/site.json'), 'br')
const test = testOf('firms/bakery', content)

test('requests for another language are ignored', async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.goto('./?lang=en#services')
  await expect(page).toHaveURL(/\/#services$/)
  expect(await page.evaluate(() => history.length)).toBe(2)
  await startApplication(page)
  await expect(page.locator('html')).toHaveAttribute('lang', langs.br)
  await expect(page).toHaveTitle(catalogOf(content, 'br')['page.title'])
  const traces = page.locator('[data-language], [data-offer], #differences')
  await expect(traces).toHaveCount(0)
  const missing = await request.get('./missing')
  expect(await missing.text()).not.toContain('?lang=')
})
