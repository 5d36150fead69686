/** `npm start` itself: the mocks, and React's development build, which reports every hydration mismatch. */
import { spawn } from 'node:child_process'

import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { message } from '../../../scripts/messages/messages.ts'
import { sendAndExpectConfirmation, expectTyped, fillIn } from '../form/formSteps.ts'
import {
  expect,
  open,
  test as base,
  texts,
  startApplication,
} from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
import { captcha } from '../support/mockServices.ts'
import { sampleContent } from '../support/sampleBuild.ts'

const command = ['--import', 'tsx', 'scripts/start.ts', '--content', sampleContent]

/** The output so far. */
let output = ''

const test = base.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    async ({}, provide) => {
      const server = spawn(
        process.execPath,
        [...command, '--port', '0', '--host', '127.0.0.1'],
        {
          cwd: fromRoot(),
          env: {
            ...process.env,
            NODE_ENV: 'development',
            NO_COLOR: '1',
            LC_ALL: 'en_US',
          },
        },
      )
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
      const address = /https?:\/\/127\.0\.0\.1:[1-9]\d*\//
      await expect.poll(() => output, { timeout: 60_000 }).toMatch(address)
      await provide(address.exec(output)?.[0] ?? '')
      server.kill()
    },
    { scope: 'worker', timeout: 70_000 },
  ],
})

test('the development build hydrates and sends the form', async ({ page }) => {
  // The first request compiles everything.
  const compileTimeoutMs = 40_000
  await page.clock.setFixedTime('2031-06-01T12:00:00')
  await open(page, 'br')
  await flag(page, 'en').click()
  await fillIn(page)
  await startApplication(page, compileTimeoutMs)
  await expect(page.locator('h1')).toHaveText(texts.en['hero.title'])
  await expect(page.locator('#footer')).toContainText('© 2031')
  await expectTyped(page)
  await captcha(page).click({ timeout: compileTimeoutMs })
  await sendAndExpectConfirmation(page, texts.en)
  for (const text of [
    message('start.hint').en,
    message('start.offline').en,
    '"name": "Ana Conceição"',
    '"contact": "61 3555-0100"',
    'tudo bem?',
  ])
    await expect.poll(() => output).toContain(text)
})
