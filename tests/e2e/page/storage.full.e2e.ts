/** Local storage that is blocked, full or has foreign values: the page works all the same. */
import { defaultLanguageOf } from '../../../schema/read/contentLanguages.ts'
import { content, test, wake } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
import { holdScripts } from '../support/network.ts'
import { expectLanguage } from './languageTests.ts'

/** Scripts that run before the page's own, at every load. */
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
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  foreign: () => {
    for (const key of ['languageOffered', 'contact'])
      localStorage.setItem(key, '{"foreign": [null]}')
    // The name of a method that every object has.
    localStorage.setItem('language', 'toString')
  },
}

for (const [what, prepare] of Object.entries(storages)) {
  test(`a storage that is ${what} keeps nothing from working`, async ({
    page,
    language,
    other,
  }) => {
    await page.addInitScript(prepare)
    const release = await holdScripts(page)
    // Without a language in the address the page reads the storage.
    await page.goto('.')
    await expectLanguage(page, defaultLanguageOf(content))
    for (const state of ['asleep', 'awake']) {
      if (state === 'awake') {
        release()
        await wake(page)
      }
      for (const choice of [other, language]) {
        await flag(page, choice).click()
        await expectLanguage(page, choice)
      }
    }
  })
}
