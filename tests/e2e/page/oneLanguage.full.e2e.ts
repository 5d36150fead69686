/** Content with one catalog: the page is in that language, and nothing on it mentions another. */
import { catalogOf } from '../../../schema/read/contentLanguages.ts'
import { inOneLanguage } from '../../fixtures/inOneLanguage.ts'
import { readAccepted } from '../../support/acceptedContent.ts'
import { expect, startApplication } from '../support/fixtures.ts'
import { langs } from '../support/flags.ts'
import { testOf } from '../support/otherBuild.ts'

const bilingual = readAccepted('firms/bakery/content/site.json')
const content = inOneLanguage(bilingual, 'br')
const test = testOf('firms/bakery', content)

test('requests for another language are ignored', async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  const answer = await page.goto('./?lang=en#services')
  expect(await answer?.text()).not.toContain(catalogOf(bilingual, 'en')['page.title'])
  await expect(page).toHaveURL(/\/#services$/)
  for (const state of ['idle', 'ready']) {
    if (state === 'ready') await startApplication(page)
    await expect(page.locator('html')).toHaveAttribute('lang', langs.br)
    await expect(page).toHaveTitle(catalogOf(content, 'br')['page.title'])
    await expect(page.locator('[data-language], [data-offer], #differences')).toHaveCount(
      0,
    )
  }
  const missing = await request.get('./missing')
  expect(await missing.text()).not.toContain('?lang=')
})
