/** Local storage that is blocked, full or has foreign values: the page works anyway. */
import { expect, test, texts, wake } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
import { holdScripts } from '../support/network.ts'

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
  test(`everything works with a storage that is ${what}`, async ({ page }) => {
    const heading = page.locator('h1')
    await page.addInitScript(prepare)
    const release = await holdScripts(page)
    // Without a language in the address the page reads the storage.
    await page.goto('.')
    await expect(heading).toHaveText(texts.en['hero.title'])
    await flag(page, 'br').click()
    await expect(heading).toHaveText(texts.br['hero.title'])
    release()
    await wake(page)
    await flag(page, 'en').click()
    await expect(heading).toHaveText(texts.en['hero.title'])
  })
}
