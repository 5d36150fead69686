import { standIn } from '../../scripts/testing/standIn.ts'
import { button, delivered, field, fillIn, solve, thanks } from './formSteps.ts'
import { failScripts } from './network.ts'
import { bothLanguages, expect, open, test, texts } from './test.ts'

test.describe('a failure', () => {
  test.use({ expectedErrors: [/Erro ao enviar email|Failed to load resource/] })

  for (const status of [400, 429, 500]) {
    test(`of the service (${status}) goes to the console only; the next try is sent`, async ({
      page,
      context,
    }) => {
      const mails = await standIn(context)
      await open(page, 'en')
      await fillIn(page, `fail-${status}@example.com`)
      await solve(page, texts.en)
      const form = page.getByRole('form')
      const before = await form.innerText()
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('Erro ao enviar email'),
      )
      await button(page, texts.en).click()
      await logged
      await expect(button(page, texts.en)).toBeFocused()
      expect(await form.innerText()).toBe(before)
      expect(mails).toEqual([])

      await field(page, 'contact').fill('61 3555-0100')
      await button(page, texts.en).click()
      await expect(thanks(page, texts.en)).toBeVisible()
      expect(mails).toEqual([delivered])
    })
  }

  test('of a script file that is gone is one too; the next click sends', async ({
    page,
    context,
  }) => {
    const mails = await standIn(context)
    await open(page, 'en')
    await fillIn(page)
    await solve(page, texts.en)
    const mend = await failScripts(page, 'offline')
    await button(page, texts.en).click()
    await expect(button(page, texts.en)).toBeFocused()
    await expect(field(page, 'message')).toHaveValue('Olá,\n\ntudo bem?')
    expect(mails).toEqual([])

    await mend()
    await button(page, texts.en).click()
    await expect(thanks(page, texts.en)).toBeVisible()
    expect(mails).toEqual([delivered])
  })
})

test.describe('a script file that hangs', () => {
  test.use({ expectedErrors: [/Erro ao enviar email|Failed to load resource/] })

  test('ends the send after 30 s, and is asked for anew by the next click', async ({
    page,
    context,
  }) => {
    const mails = await standIn(context)
    await page.clock.install()
    await open(page, 'en')
    await fillIn(page)
    await solve(page, texts.en)
    const hang = () => undefined
    await page.route(/\/assets\/.*\.js/, hang)
    await button(page, texts.en).click()
    await expect(
      page.getByRole('button', { name: texts.en['form.sending'] }),
    ).toBeVisible()
    await page.clock.fastForward(30_000)
    await expect(button(page, texts.en)).toBeFocused()
    await expect(field(page, 'message')).toHaveValue('Olá,\n\ntudo bem?')

    await page.unroute(/\/assets\/.*\.js/, hang)
    await button(page, texts.en).click()
    await expect(thanks(page, texts.en)).toBeVisible()
    expect(mails).toEqual([delivered])
  })

  test('keeps the captcha away no longer than its pause', async ({ page, context }) => {
    await standIn(context)
    await page.clock.install()
    const asked = page.waitForRequest('**/assets/Captcha*.js*')
    await page.route('**/assets/Captcha*.js*', () => undefined)
    await open(page, 'en')
    await field(page, 'name').focus()
    await asked
    await page.clock.fastForward(15_000)
    await expect(button(page, texts.en)).toHaveAccessibleDescription(
      texts.en['form.captchaUnreachable'],
    )
    await page.unroute('**/assets/Captcha*.js*')
    await page.clock.fastForward(8_000)
    await solve(page, texts.en)
  })
})

for (const language of bothLanguages) {
  test(`a window made narrower after the captcha was solved does not scroll sideways in ${language}`, async ({
    page,
    context,
  }) => {
    await standIn(context)
    await open(page, language)
    await fillIn(page)
    await solve(page, texts[language])
    await page.setViewportSize({ width: 320, height: 700 })
    await expect(button(page, texts[language])).toBeEnabled()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
  })
}

test.describe('a captcha that cannot be reached', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('says so, and comes back by itself', async ({ page, context }) => {
    await page.clock.install()
    await standIn(context, { behaviour: () => 'offline' })
    await open(page, 'en')
    await field(page, 'name').focus()
    await expect(button(page, texts.en)).toHaveAccessibleDescription(
      texts.en['form.captchaUnreachable'],
    )
    await expect(button(page, texts.en)).toBeDisabled()
    await page.clock.fastForward(8_000)
    await solve(page, texts.en)
  })

  test('is tried again when it was its own file that did not come', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await standIn(context)
    await page.route('**/assets/Captcha*.js*', (route) => route.abort())
    await open(page, 'en')
    await field(page, 'name').focus()
    await expect(button(page, texts.en)).toHaveAccessibleDescription(
      texts.en['form.captchaUnreachable'],
    )
    await page.unroute('**/assets/Captcha*.js*')
    await page.clock.fastForward(8_000)
    await solve(page, texts.en)
  })
})
