/** Switching the language in each state of the form. */
import type { Language } from '../../../schema/languages.ts'
import {
  sendButton,
  expectedEmail,
  expectNote,
  expectSending,
  expectTyped,
  field,
  openReadyToSend,
  send,
  solve,
  confirmation,
} from '../form/formSteps.ts'
import { expect, test, texts } from '../support/fixtures.ts'
import { flag, langs } from '../support/flags.ts'
import { captcha } from '../support/mockServices.ts'
import { holdResponses } from '../support/network.ts'

test('in every state, the form changes its language and keeps the typed text', async ({
  page,
  emails,
}) => {
  /** Presses the flag, and expects the texts that the form has in every state. */
  async function switchTo(language: Language, contact: string) {
    await flag(page, language).click()
    const catalog = texts[language]
    await expect(page.getByLabel(catalog['form.message'], { exact: true })).toBeVisible()
    await expect(page.locator('form')).toContainText(catalog['form.privacy'])
    await expectTyped(page, contact)
  }
  await openReadyToSend(page, 'en', 'fail-500@example.com')

  // The state “solved”: the widget is rendered again in the new language, which removes the token.
  await switchTo('br', 'fail-500@example.com')
  await expectNote(page, texts.br, 'form.captchaNeeded')
  const widget = page.frameLocator('iframe[data-hcaptcha-widget-id]')
  await expect(widget.locator(`html[lang=${langs.br}]`)).toBeVisible()
  await expect(captcha(page)).not.toBeChecked()

  // The state with errors.
  await solve(page, texts.br)
  await field(page, 'contact').fill(' ')
  await sendButton(page, texts.br).click()
  await switchTo('en', ' ')
  await expect(field(page, 'contact')).toHaveAccessibleDescription(
    texts.en['form.contactRequired'],
  )

  // The states “sending” and “sent”.
  await field(page, 'contact').fill('61 3555-0100')
  await solve(page, texts.en)
  const release = await holdResponses(page)
  await send(page, texts.en)
  await switchTo('br', '61 3555-0100')
  await expectSending(page, texts.br)
  await expect(page.locator('#send_note')).toHaveText(texts.br['form.sendingNote'])
  release()
  await expect(confirmation(page, texts.br)).toBeVisible()
  await flag(page, 'en').click()
  await expect(confirmation(page, texts.en)).toBeVisible()
  expect(emails).toEqual([expectedEmail])
})
