/** What a browser's storage may be, short of empty: the page does not depend on it. */
import { standIn } from '../../scripts/testing/standIn.ts'
import { otherLanguage } from '../../src/i18n/languages.ts'
import { flag, langs } from './flags.ts'
import { button, delivered, fillIn, solve, thanks } from './formSteps.ts'
import { bothLanguages, expect, open, test, texts } from './test.ts'

/** Each runs before the page does, on every load. */
const storages = {
  blocked: () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
  },
  full: () => {
    try {
      for (let size = 2 ** 22; size >= 1;) {
        try {
          localStorage.setItem(`full-${size}-${localStorage.length}`, 'x'.repeat(size))
        } catch {
          size /= 2
        }
      }
    } catch {
      // A frame without storage.
    }
  },
  foreign: () => {
    for (const key of ['language', 'languageOffered', 'contact'])
      localStorage.setItem(key, '{"foreign": [null]}')
  },
}

for (const language of bothLanguages) {
  for (const [what, prepare] of Object.entries(storages)) {
    test(`a storage that is ${what} keeps nothing from working in ${language}`, async ({
      page,
      context,
    }) => {
      const mails = await standIn(context)
      await page.addInitScript(prepare)
      await open(page, language)
      for (const choice of [otherLanguage(language), language]) {
        await flag(page, choice).click()
        await expect(page.locator('html')).toHaveAttribute('lang', langs[choice])
      }
      await fillIn(page)
      await solve(page, texts[language])
      await button(page, texts[language]).click()
      await expect(thanks(page, texts[language])).toBeVisible()
      expect(mails).toEqual([delivered])
    })
  }
}
