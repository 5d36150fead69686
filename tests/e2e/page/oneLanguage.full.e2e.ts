/** Contents with one catalog: the page is in that language, and nothing on it mentions another. */
import { catalogOf } from '../../../schema/read/contentLanguages.ts'
import { inOneLanguage } from '../../fixtures/inOneLanguage.ts'
import { readAccepted } from '../support/acceptedContent.ts'
import { expect, wake } from '../support/fixtures.ts'
import { langs } from '../support/flags.ts'
import { testOf } from '../support/otherBuild.ts'

const language = 'br'
const whole = readAccepted('firms/bakery/content/site.json')
const content = inOneLanguage(whole, language)
const words = catalogOf(content, language)
const test = testOf('firms/bakery', content)

// One worker, since each would make the build.
test.describe.configure({ mode: 'default' })

test('the document is in that language, and holds no other', async ({ request }) => {
  const answer = await request.get('.')
  const html = await answer.text()
  expect(html).toContain(`<html lang="${langs[language]}">`)
  for (const trace of ['data-language="', 'data-offer="', 'id="differences"'])
    expect(html).not.toContain(trace)
  expect(html).toContain(`"inLanguage":["${langs[language]}"]`)
  expect(html).not.toContain(catalogOf(whole, 'en')['page.title'])
  const missing = await request.get('./missing')
  expect(await missing.text()).not.toContain('?lang=')
})

test('address, storage and browser ask for another in vain, asleep and awake', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.goto('./?lang=en#services')
  await expect(page).toHaveURL(/\/#services$/)
  for (const state of ['asleep', 'awake']) {
    if (state === 'awake') await wake(page)
    await expect(page.locator('html')).toHaveAttribute('lang', langs[language])
    await expect(page).toHaveTitle(words['page.title'])
    await expect(page.locator('[data-language], [data-offer]')).toHaveCount(0)
  }
})
