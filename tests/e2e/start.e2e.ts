import { startServer } from './devServer.ts'
import { captcha } from './standIn.ts'
import { expect, test as base, texts } from './test.ts'

type Server = Awaited<ReturnType<typeof startServer>>

const test = base.extend<object, { server: Server; address: string }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    async ({}, provide) => {
      const server = await startServer()
      await provide(server)
      server.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  address: [({ server }, provide) => provide(server.url), { scope: 'worker' }],
})

// The first visit compiles everything.
test.setTimeout(60_000)

test('npm start: a message is written, sent and printed in the terminal, without any account', async ({
  page,
  server,
}) => {
  await page.goto('./')
  await page.locator('form [name=name]').fill('Ana Conceição')
  await page.locator('form [name=contact]').fill('61 3555-0100')
  await page.locator('form [name=message]').fill('Olá,\n\ntudo bem?')
  await captcha(page).click({ timeout: 40_000 })
  await page.locator('form [type=submit]').click()
  await expect(
    page.getByRole('heading', { name: texts.en['form.success.title'] }),
  ).toBeVisible()
  for (const part of [
    'name: Ana Conceição',
    'contact: 61 3555-0100',
    'Olá,',
    'tudo bem?',
  ]) {
    await expect.poll(server.output).toContain(part)
  }
})
