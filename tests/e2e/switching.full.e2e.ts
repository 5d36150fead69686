/** The other language, chosen in each state that the form can be in. */
import { captcha, standIn } from '../../scripts/testing/standIn.ts'
import { type Language, otherLanguage } from '../../src/i18n/languages.ts'
import { flag, langs } from './flags.ts'
import {
  button,
  delivered,
  field,
  fillIn,
  solve,
  thanks,
  type Texts,
} from './formSteps.ts'
import { failScripts, holdAnswers } from './network.ts'
import { bothLanguages, expect, open, test, texts, wake } from './test.ts'

test.use({ expectedErrors: [/Erro ao enviar email|Failed to load resource/] })

const captchaScript = 'https://js.hcaptcha.com/**'

for (const first of bothLanguages) {
  test(`a switch is seen in each state of the form and keeps what was typed, from ${first} on`, async ({
    page,
    context,
  }) => {
    let language: Language = first
    const words = () => texts[language]
    const mails = await standIn(context)
    await page.clock.install()

    async function change() {
      language = otherLanguage(language)
      await flag(page, language).click()
      await expect(page.locator('html')).toHaveAttribute('lang', langs[language])
      await expect(page.locator('h1')).toHaveText(words()['hero.title'])
    }
    async function expectText() {
      await expect(field(page, 'name')).toHaveValue('Ana Conceição')
      await expect(field(page, 'message')).toHaveValue('Olá,\n\ntudo bem?')
    }
    const expectReason = (id: keyof Texts) =>
      expect(button(page, words())).toHaveAccessibleDescription(words()[id])

    // Asleep, with scripts that do not come.
    const mend = await failScripts(page, 'offline')
    await open(page, language)
    await fillIn(page, 'fail-500@example.com')
    const note = page.locator('[data-form-unavailable]')
    await expect(async () => {
      await page.mouse.move(9, 9)
      await page.mouse.move(10, 10)
      await expect(note).toBeVisible({ timeout: 200 })
    }).toPass()
    await expect(note).toContainText(words()['form.unavailable'])
    await change()
    await expect(note).toContainText(words()['form.unavailable'])
    await expectText()
    await mend()

    // Awake, without a captcha.
    await page.route(captchaScript, (route) => route.abort('blockedbyclient'))
    await wake(page)
    await field(page, 'name').focus()
    await expectReason('form.captchaUnreachable')
    await change()
    await expectReason('form.captchaUnreachable')
    await page.unroute(captchaScript)
    await page.clock.fastForward(8_000)

    // Not solved yet.
    await expectReason('form.captchaNeeded')
    await change()
    await expect(captcha(page)).toBeVisible()
    await expectReason('form.captchaNeeded')

    // Solved: the widget is drawn anew in the language, so its token is taken back.
    await solve(page, words())
    await change()
    await expectReason('form.captchaNeeded')
    await expect(captcha(page)).not.toBeChecked()

    // With errors.
    await solve(page, words())
    await field(page, 'contact').fill(' ')
    await button(page, words()).click()
    await expect(field(page, 'contact')).toHaveAccessibleDescription(
      words()['form.contactRequired'],
    )
    await change()
    await expect(field(page, 'contact')).toHaveAccessibleDescription(
      words()['form.contactRequired'],
    )
    await expectText()

    // Sending, failed, and sending once more.
    const sending = () => page.getByRole('button', { name: words()['form.sending'] })
    async function changeWhileSending(contact: string) {
      await field(page, 'contact').fill(contact)
      await solve(page, words())
      const answer = await holdAnswers(page)
      await button(page, words()).click()
      await expect(sending()).toBeVisible()
      await change()
      await expect(sending()).toBeVisible()
      await expectText()
      answer()
    }
    await changeWhileSending('fail-500@example.com')
    await expectReason('form.captchaNeeded')
    await change()
    await expectText()
    await changeWhileSending('61 3555-0100')

    // Sent.
    await expect(thanks(page, words())).toBeVisible()
    await change()
    await expect(thanks(page, words())).toBeVisible()
    expect(mails).toEqual([delivered])
  })
}
