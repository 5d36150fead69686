import type { Page } from '@playwright/test'

import { languages, type Language } from '../../../schema/languages.ts'
import { mailService } from '../../../schema/mailService.ts'
import { shownPhone } from '../../../schema/page/shownPhone.ts'
import { lookUp } from '../../../schema/read/lookUp.ts'
import type { SentEmail } from '../../../src/mocks/emailHandlers.ts'
import { accountKeys } from '../../support/accountKeys.ts'
import { content, expect, open, texts } from '../support/fixtures.ts'
import { captcha } from '../support/mockServices.ts'

export type Texts = (typeof texts)['en']

export const button = (page: Page, words: Texts) =>
  page.getByRole('button', { name: words['form.send'], exact: true })
export const field = (page: Page, name: string) => page.locator(`#form_${name}`)
export const thanks = (page: Page, words: Texts) =>
  page.getByRole('heading', { name: words['form.success.title'] })

/** Presses the button, and waits until the message is on its way. */
export async function send(page: Page, words: Texts) {
  const posted = page.waitForRequest(`${mailService.endpoint}**`)
  await button(page, words).click()
  await posted
}

export async function fillIn(page: Page, contact = '61 3555-0100') {
  await field(page, 'name').fill('Ana Conceição')
  await field(page, 'contact').fill(contact)
  await field(page, 'message').fill('Olá,\n\ntudo bem?')
}

/** Expects what `fillIn` has typed. */
export async function expectTyped(page: Page, contact?: string) {
  await expect(field(page, 'name')).toHaveValue('Ana Conceição')
  if (contact !== undefined) await expect(field(page, 'contact')).toHaveValue(contact)
  await expect(field(page, 'message')).toHaveValue('Olá,\n\ntudo bem?')
}

/** Start and end of a field's selection. */
export const selectionOf = (page: Page, name: 'contact' | 'message') =>
  field(page, name).evaluate((input: HTMLInputElement | HTMLTextAreaElement) => [
    input.selectionStart,
    input.selectionEnd,
  ])

/** Expects the text at the button, with the sample's email address and phone number filled in. */
export function expectReason(page: Page, words: Texts, id: keyof Texts) {
  const { email, phone } = content.company
  const { lang } = languages[words === texts.br ? 'br' : 'en']
  const filled = words[id]
    .replace('{email}', email)
    .replace('{phone}', shownPhone(phone, lang))
  return expect(button(page, words)).toHaveAccessibleDescription(filled)
}

export const expectSending = (page: Page, words: Texts) =>
  expect(page.getByRole('button', { name: words['form.sending'] })).toBeDisabled()

export async function expectSent(page: Page, words: Texts) {
  await button(page, words).click()
  await expect(thanks(page, words)).toBeVisible()
}

/** Expects the confirmation, and the message once. */
export async function expectDelivered(page: Page, words: Texts, mails: SentEmail[]) {
  await expectSent(page, words)
  expect(mails).toEqual([delivered])
}

/** What replaces the form where it cannot work. */
export const unavailable = (page: Page) => page.locator('[data-form-unavailable]')

/** Moves the pointer until the page says, in the form's place, that scripts are missing. */
export async function expectUnavailable(page: Page, words: Texts) {
  await expect(async () => {
    await page.mouse.move(9, 9)
    await page.mouse.move(10, 10)
    await expect(unavailable(page)).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(unavailable(page)).toContainText(words['form.unavailable'])
}

export async function solve(page: Page, words: Texts) {
  await captcha(page).click()
  await expect(button(page, words)).toBeEnabled()
}

/** Opens the page with the form filled in and the captcha solved: only the button is left to press. */
export async function openSolved(page: Page, language: Language, contact?: string) {
  await open(page, language)
  await fillIn(page, contact)
  await solve(page, texts[language])
}

/** The message of `fillIn` as the mail service receives it. */
export const delivered = {
  ...Object.fromEntries(accountKeys.map((key) => [key, lookUp(content, ['email', key])])),
  params: {
    name: 'Ana Conceição',
    contact: '61 3555-0100',
    message: 'Olá,\n\ntudo bem?',
    time: expect.stringMatching(/^\w{3} \w{3} \d\d \d{4}$/),
    captchaToken: '10000000-aaaa-bbbb-cccc-000000000001',
  },
}

/** Errors on the console that are expected where a send fails. */
export const errorsOfFailedSend = [
  /Erro ao enviar email|Failed to load (resource|module script)/,
]

/** The next error that a failed send writes on the console. */
export const nextError = (page: Page) =>
  page.waitForEvent('console', (each) => each.text().startsWith('Erro ao enviar email'))
