import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

import { flag } from './flags.ts'
import { bothLanguages, expect, open, test as base, texts, wake } from './test.ts'

const root = resolve(import.meta.dirname, '../..')

/** `npm start` itself: React's development build, which reports every mismatch in the console. */
function startServer(): Promise<{ url: string; close: () => void }> {
  return new Promise((done, fail) => {
    const server = spawn(
      process.execPath,
      ['--import', 'tsx', 'scripts/start.ts', '--port', '0', '--host', '127.0.0.1'],
      { cwd: root, env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' } },
    )
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const url = /https?:\/\/127\.0\.0\.1:[1-9]\d*\//.exec(output)?.[0]
      if (url !== undefined) done({ url, close: () => server.kill() })
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('exit', () => fail(new Error(`Failed to start the dev server: ${output}`)))
  })
}

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
test.describe.configure({ timeout: 60_000, mode: 'serial' })

for (const language of bothLanguages) {
  test(`React's development build hydrates ${language} without a complaint`, async ({
    page,
  }) => {
    await open(page, language)
    await page.mouse.move(5, 5)
    await page.mouse.move(6, 6)
    await expect(page.locator('html')).toHaveAttribute('data-awake', '', {
      timeout: 30_000,
    })
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
    await wake(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      texts[language]['hero.title'],
    )
    await expect(page.locator('[name=name]')).toHaveValue('Ana Souza')
    await expect(page.locator('#footer')).toContainText('© 2031')
  })
}
