import { startServer } from './devServer.ts'
import { flag } from './flags.ts'
import { bothLanguages, expect, open, test as base, texts, wake } from './test.ts'

/** React's development build, which reports every mismatch in the console. */
const test = base.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    async ({}, provide) => {
      const server = await startServer()
      await provide(server.url)
      server.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

// The first visit compiles everything.
const compileTime = 40_000
test.describe.configure({ timeout: 60_000, mode: 'serial' })

for (const language of bothLanguages) {
  test(`React's development build hydrates ${language} without a complaint`, async ({
    page,
  }) => {
    await open(page, language)
    await wake(page, compileTime)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      texts[language]['hero.title'],
    )
  })

  test(`it hydrates ${language} without a complaint over a switch and typed text`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2031-06-01T12:00:00')
    await open(page, language === 'en' ? 'br' : 'en')
    await flag(page, language).click()
    await page.locator('[name=name]').fill('Ana Souza')
    await wake(page, compileTime)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      texts[language]['hero.title'],
    )
    await expect(page.locator('[name=name]')).toHaveValue('Ana Souza')
    await expect(page.locator('#footer')).toContainText('© 2031')
  })
}
