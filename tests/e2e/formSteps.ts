import type { Page } from '@playwright/test'

import { captcha } from '../../scripts/testing/standIn.ts'
import { content, expect, type texts } from './test.ts'

export type Texts = (typeof texts)['en']

export const button = (page: Page, words: Texts) =>
  page.getByRole('button', { name: words['form.send'], exact: true })
export const field = (page: Page, name: 'name' | 'contact' | 'message') =>
  page.locator(`form [name=${name}]`)
export const thanks = (page: Page, words: Texts) =>
  page.getByRole('heading', { name: words['form.success.title'] })

export async function fillIn(page: Page, contact = '61 3555-0100') {
  await field(page, 'name').fill('Ana Conceição')
  await field(page, 'contact').fill(contact)
  await field(page, 'message').fill('Olá,\n\ntudo bem?')
}

export async function solve(page: Page, words: Texts) {
  await captcha(page).click()
  await expect(button(page, words)).toBeEnabled()
}

/** What one visitor's message looks like at EmailJS. */
export const delivered = {
  publicKey: content.email.publicKey,
  serviceId: content.email.serviceId,
  templateId: content.email.templateId,
  params: {
    name: 'Ana Conceição',
    contact: '61 3555-0100',
    message: 'Olá,\n\ntudo bem?',
    time: expect.stringMatching(/^\w{3} \w{3} \d\d \d{4}$/),
    captchaToken: '10000000-aaaa-bbbb-cccc-000000000001',
  },
}
