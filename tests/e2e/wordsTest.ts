import type { Language } from '../../schema/languages.ts'
import { bothLanguages, expect, shownTexts, type test as base } from './fixtures.ts'

/** Texts of the missing page, and of a state of the form or of the language, which a page without script never has. */
const elsewhere =
  /^(form\.(?!label|name$|contact$|message$|send$|privacy|unavailable)|language\.(changed|close)|page\.missing|share\.)/

export function testWords(test: typeof base, own: Language): void {
  test('every word is in the document without JavaScript, in both languages', async ({
    page,
  }) => {
    await page.goto('.')
    const words = await page.evaluate(() => {
      const wordsOf = (tree: ParentNode) =>
        [...tree.querySelectorAll('*')]
          .flatMap((element) => [
            ...[...element.attributes].map(({ value }) => value),
            element.childElementCount === 0 ? element.textContent : '',
            [...element.childNodes]
              .filter((node) => node.nodeType === Node.TEXT_NODE)
              .map((node) => node.textContent)
              .join(''),
          ])
          .join('\n')
      const differences = document.querySelector('#differences')
      const list: unknown = JSON.parse(differences?.textContent ?? '')
      return {
        inPage: wordsOf(document),
        // What both languages say alike stands in the page alone.
        inAll: `${wordsOf(document)}\n${JSON.stringify(list)}`,
      }
    })
    for (const language of bothLanguages) {
      const there = language === own ? words.inPage : words.inAll
      const missing = Object.entries(shownTexts[language]).filter(
        ([id, text]) =>
          !elsewhere.test(id) && !text.includes('{') && !there.includes(text),
      )
      expect(missing).toEqual([])
    }
  })
}
