import { content, expect, texts } from '../support/fixtures.ts'
import { testOf } from '../support/otherBuild.ts'
import { withBuildAsSample } from '../support/sampleBuild.ts'
/** The sample with `"defaultLanguage": "br"`: all that is tested with English first holds with Portuguese first. */
import { testLanguages, testLanguagesFully } from './languageTests.ts'
import { testOffer } from './offerTests.ts'
import { testSlowDocument } from './slowDocumentTests.ts'
import { testWords } from './wordsTest.ts'

const site = { ...content.site, defaultLanguage: 'br' }
const test = testOf((run) => withBuildAsSample(JSON.stringify({ ...content, site }), run))

// One worker, so that the sample is built once.
test.describe.configure({ mode: 'default' })

testLanguages(test, 'br')
testLanguagesFully(test, 'br')
testOffer(test, 'br')
testSlowDocument(test, 'br')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  testWords(test, 'br')

  test('the document and all that reads it without running it is Portuguese', async ({
    page,
    request,
  }) => {
    await page.goto('.')
    const catalog = texts.br
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    await expect(page).toHaveTitle(catalog['page.title'])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      catalog['hero.title'],
    )
    await expect(page.getByText(catalog['form.unavailable'])).toBeVisible()
    const head = await page
      .locator('meta[property], link[rel=canonical]')
      .evaluateAll((tags) =>
        tags.map((tag) => [...tag.attributes].map(({ value }) => value).join(' = ')),
      )
    const { address } = content.site
    expect(head).toEqual(
      expect.arrayContaining([
        `canonical = ${address}`,
        'og:locale = pt_BR',
        `og:title = ${catalog['page.title']}`,
        `og:image = ${address}share-br.jpg`,
      ]),
    )
    const answer = await request.get('./manifest.webmanifest')
    const manifest: unknown = await answer.json()
    expect(manifest).toMatchObject({
      lang: 'pt-BR',
      description: catalog['page.description'],
    })
  })
})
