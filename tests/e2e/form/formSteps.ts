import type { Page } from '@playwright/test'

import type { Language } from '../../../schema/languages.ts'
import { mailService } from '../../../schema/mailService.ts'
import type { SentEmail } from '../../../src/mocks/emailHandlers.ts'
import { expect, open, texts } from '../support/fixtures.ts'
import { captcha } from '../support/mockServices.ts'

export type Texts = (typeof texts)['en']

export const sendButton = (page: Page, catalog: Texts) =>
  page.getByRole('button', { name: catalog['form.send'], exact: true })
export const field = (page: Page, name: string) => page.locator(`#form_${name}`)
export const confirmation = (page: Page, catalog: Texts) =>
  page.getByRole('heading', { name: catalog['form.success.title'] })

/** Presses the button, and waits until the browser sends the request. */
export async function send(page: Page, catalog: Texts) {
  const posted = page.waitForRequest(`${mailService.endpoint}**`)
  await sendButton(page, catalog).click()
  await posted
}

export async function fillIn(page: Page, contact = '61 3555-0100') {
  await field(page, 'name').fill('Ana Conceição')
  await field(page, 'contact').fill(contact)
  await field(page, 'message').fill('Olá,\n\ntudo bem?')
}

/** Fills in the additional fields of a form that has some. */
export async function fillInAdditional(page: Page) {
  if ((await field(page, 'company').count()) === 0) return
  await field(page, 'company').fill('Acme')
  await field(page, 'budget').selectOption({ index: 1 })
}

/** Expects the text that `fillIn` has typed. */
export async function expectTyped(page: Page, contact = '61 3555-0100') {
  await expect(field(page, 'name')).toHaveValue('Ana Conceição')
  await expect(field(page, 'contact')).toHaveValue(contact)
  await expect(field(page, 'message')).toHaveValue('Olá,\n\ntudo bem?')
}

/** Start and end of a field's selection. */
export const selectionOf = (page: Page, name: 'contact' | 'message') =>
  field(page, name).evaluate((input: HTMLInputElement | HTMLTextAreaElement) => [
    input.selectionStart,
    input.selectionEnd,
  ])

/** Expects the note at the button, up to its first link. */
export function expectNote(page: Page, catalog: Texts, id: keyof Texts) {
  const start = RegExp(`^${catalog[id].split('{')[0]}`)
  return expect(sendButton(page, catalog)).toHaveAccessibleDescription(start)
}

export const expectSending = (page: Page, catalog: Texts) =>
  expect(page.getByRole('button', { name: catalog['form.sending'] })).toBeDisabled()

export async function sendAndExpectConfirmation(page: Page, catalog: Texts) {
  // An impatient visitor clicks twice. The second click must not send another message.
  await sendButton(page, catalog).dblclick()
  await expect(confirmation(page, catalog)).toBeInViewport({ ratio: 1 })
}

/** Sends the form, and expects the confirmation and exactly one email. */
export async function sendOneEmail(page: Page, catalog: Texts, emails: SentEmail[]) {
  await sendAndExpectConfirmation(page, catalog)
  expect(emails).toEqual([expectedEmail])
}

/** The contact details that replace a form that cannot work. */
export const formReplacement = (page: Page) => page.locator('[data-form-unavailable]')

export async function solve(page: Page, catalog: Texts) {
  await captcha(page).click()
  await expect(sendButton(page, catalog)).toBeEnabled()
}

/** Opens the page with the form filled in and the captcha solved: only the button is left to press. */
export async function openReadyToSend(page: Page, language: Language, contact?: string) {
  await open(page, language)
  await fillIn(page, contact)
  await solve(page, texts[language])
}

/** The values of `fillIn` as the mail service receives them. */
export const sentValues = {
  name: 'Ana Conceição',
  contact: '61 3555-0100',
  message: 'Olá,\n\ntudo bem?',
  time: expect.stringMatching(/^\w{3} \w{3} \d\d \d{4}$/),
  captchaToken: '10000000-aaaa-bbbb-cccc-000000000001',
}
/** The email with these values. emailGateway.test.ts tests the ids of the account. */
export const expectedEmail = expect.objectContaining({ params: sentValues })

/** Errors on the console that are expected if a send fails. */
export const errorsOfFailedSend = [
  /Erro ao enviar email|Failed to load (resource|module script)/,
]

/** The next error that a failed send writes on the console. */
export const nextSendError = (page: Page) =>
  page.waitForEvent('console', (entry) => entry.text().startsWith('Erro ao enviar email'))
