/** Switching the language in each state of the form. */
import { captcha } from '../../../scripts/test/mockServices.ts'
import {
  button,
  delivered,
  errorsOfFailedSend,
  expectReason,
  expectSending,
  expectTyped,
  field,
  fillIn,
  solve,
  thanks,
  type Texts,
} from '../form/formSteps.ts'
import { expect, open, test, texts } from '../support/fixtures.ts'
import { flag, langs, nextLanguage } from '../support/flags.ts'
import { holdAnswers } from '../support/network.ts'

test.use({ expectedErrors: errorsOfFailedSend })

test('a switch is seen in each state of the form and keeps what was typed', async ({
  page,
  mails,
  language: first,
}) => {
  let language = first
  const words = () => texts[language]

  async function change() {
    language = nextLanguage(language)
    await flag(page, language).click()
    await expect(page.locator('html')).toHaveAttribute('lang', langs[language])
    await expect(page).toHaveTitle(words()['page.title'])
    await expect(page.locator('h1')).toHaveText(words()['hero.title'])
  }
  /** Expects the words that the form has in every state. */
  async function expectForm(contact?: string) {
    const form = page.getByRole('form', { name: words()['form.label'] })
    const labels = (['form.name', 'form.contact', 'form.message'] as const).map(
      (id) => words()[id],
    )
    await expect(form.locator('label')).toHaveText(labels)
    await expect(form).toContainText(words()['form.privacy'])
    await expectTyped(page, contact)
  }
  const expectWhy = (id: keyof Texts) => expectReason(page, words(), id)
  const human = () =>
    page
      .frameLocator('iframe[data-hcaptcha-widget-id]')
      .locator(`html[lang=${langs[language]}]`)

  await open(page, language)
  await fillIn(page, 'fail-500@example.com')

  // Solved: the widget is rendered anew in the language, so its token is gone.
  await solve(page, words())
  await change()
  await expectWhy('form.captchaNeeded')
  await expect(human()).toBeVisible()
  await expect(captcha(page)).not.toBeChecked()
  await expectForm('fail-500@example.com')

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
  await expectForm(' ')

  // Sending, failed, and sending once more.
  async function changeWhileSending(contact: string) {
    await field(page, 'contact').fill(contact)
    await solve(page, words())
    const answer = await holdAnswers(page)
    await button(page, words()).click()
    await expectSending(page, words())
    await change()
    await expectSending(page, words())
    await expect(page.locator('#send_note')).toHaveText(words()['form.sendingNote'])
    await expectForm(contact)
    answer()
  }
  await changeWhileSending('fail-500@example.com')
  await expectWhy('form.captchaNeeded')
  await expectForm('fail-500@example.com')
  await changeWhileSending('61 3555-0100')

  // Sent.
  await expect(thanks(page, words())).toBeVisible()
  await change()
  await expect(thanks(page, words())).toBeVisible()
  await expect(page.locator('#contact')).toContainText(words()['form.success.text'])
  expect(mails).toEqual([delivered])
})
