import { browserArguments, findBrowser } from '../../scripts/testing/findBrowser.ts'
import { captcha } from '../../scripts/testing/standIn.ts'
import { flag } from './flags.ts'
import { expect, open, test, texts, wake } from './test.ts'

const browser = findBrowser()

// Playwright switches the back/forward cache off; visitors have it.
test.use({
  launchOptions: {
    ...(browser.ok && { executablePath: browser.path }),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

for (const state of ['asleep', 'awake'] as const) {
  test(`comes back from the cache as it was left, ${state}`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted)
      })
    })
    await open(page, 'br')
    if (state === 'awake') {
      await wake(page)
      await page.locator('[name=name]').fill('Ana Souza')
      await expect(captcha(page)).toBeVisible()
    }
    await page.goto('about:blank')
    // The page comes back as it was: it does not load again.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      texts.br['hero.title'],
    )
    if (state === 'awake') {
      await expect(page.locator('[name=name]')).toHaveValue('Ana Souza')
    }
    await flag(page, 'en').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      texts.en['hero.title'],
    )
    await wake(page)
  })
}
