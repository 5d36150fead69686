import type { Language } from '../../../schema/languages.ts'
import {
  bothLanguages,
  expect,
  shownTexts,
  type test as base,
} from '../support/fixtures.ts'

/** Texts of the 404 page, and of states that need a script: a page without scripts does not have them. */
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
        // Texts that are the same in both languages stand only in the page.
        inAll: `${wordsOf(document)}\n${JSON.stringify(list)}`,
      }
    })
    for (const language of bothLanguages) {
      const there = language === own ? words.inPage : words.inAll
      const missing = Object.entries(shownTexts[language]).filter(
        ([id, text]) =>
          !elsewhere.test(id) &&
          !text.includes('{') &&
          !text.split('\n').every((line) => there.includes(line)),
      )
      expect(missing).toEqual([])
    }
  })
}
