import type { BrowserContext, Page } from '@playwright/test'

import { captcha, mockServices } from './mockServices.ts'

export interface FormState {
  name: string
  /** `additionalFields`: ids of the content's own form fields. */
  prepare: (
    context: BrowserContext,
    additionalFields?: readonly string[],
  ) => Promise<unknown>
  /** Brings the form of a loaded page into the state. */
  reach: (page: Page) => Promise<void>
}

const button = (page: Page) => page.locator('form [type=submit]')
const enabled = (page: Page) => page.locator('form [type=submit]:enabled')

async function solve(page: Page): Promise<void> {
  await showCaptcha(page)
  await captcha(page).click()
  await enabled(page).waitFor()
}

/** The mock fails for certain addresses (src/mocks/emailFailures.ts). */
async function send(page: Page, contact: string): Promise<void> {
  await page.locator('form [name=name]').fill('Ana Conceição')
  await page.locator('form [name=contact]').fill(contact)
  await page
    .locator('form [name=message]')
    .fill('Olá,\n\nprecisamos de um sistema de agendamento.')
  const additional = page.locator(
    'form :is(input, select):not([name=name], [name=contact])',
  )
  for (const field of await additional.all()) {
    const kind = await field.evaluate(({ localName }) => localName)
    if (kind === 'select') await field.selectOption({ index: 1 })
    else await field.fill('Acme')
  }
  await solve(page)
  await button(page).click()
}

async function showCaptcha(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.locator('form').scrollIntoViewIfNeeded()
}

const reaches: Record<string, FormState['reach']> = {
  idle: async (page) => {
    await showCaptcha(page)
    await captcha(page).waitFor()
  },
  errors: async (page) => {
    await solve(page)
    await button(page).click()
    await page.locator('form [aria-invalid=true]').first().waitFor()
  },
  solved: solve,
  sending: async (page) => {
    await send(page, 'fail-slow@example.com')
    await page.locator('form [type=submit]:disabled').waitFor()
  },
  failed: async (page) => {
    await send(page, 'fail-500@example.com')
    await enabled(page).waitFor()
  },
  success: async (page) => {
    await send(page, 'ana@example.com')
    await page.locator('form').waitFor({ state: 'hidden' })
  },
  'captcha-unreachable': async (page) => {
    const note = page.locator('form [aria-live]')
    const before = await note.textContent()
    await showCaptcha(page)
    await page.waitForFunction(
      (text) => document.querySelector('form [aria-live]')?.textContent !== text,
      before,
    )
  },
}

export const formStates = Object.entries(reaches).map(([name, reach]): FormState => ({
  name,
  prepare: (context, additionalFields = []) =>
    name === 'captcha-unreachable'
      ? mockServices(context, { behavior: () => 'gone' })
      : mockServices(context, { additionalFields }),
  reach,
}))

/** Throws for an unknown name. */
export function formState(name: string): FormState {
  const state = formStates.find((each) => each.name === name)
  if (!state) throw new Error(`Failed to find the form's state "${name}".`)
  return state
}
