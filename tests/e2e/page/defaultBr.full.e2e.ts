/** The sample with `"defaultLanguage": "br"`: languages go the other way round. */
import { content, expect } from '../support/fixtures.ts'
import { testOf } from '../support/otherBuild.ts'
import { testLanguages } from './languageTests.ts'
import { testWords } from './wordsTest.ts'

const site = { ...content.site, defaultLanguage: 'br' }
const test = testOf('sample', { ...content, site })

// One worker, so that the sample is built once.
test.describe.configure({ mode: 'default' })

testLanguages(test, 'br')

test('who asks in English is offered English', async ({ page }) => {
  await page.goto('.')
  await page.locator('[data-offer] [data-language=en]').click()
  await expect(page.locator('h1')).toHaveText(content.catalogs.en['hero.title'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  testWords(test, 'br')
})
