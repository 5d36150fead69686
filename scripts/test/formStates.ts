import type { BrowserContext, Page } from '@playwright/test'

import { captcha, mockServices } from './mockServices.ts'

export interface FormState {
  name: string
  /** `furtherFields`: ids of the content's own form fields. */
  prepare: (
    context: BrowserContext,
    furtherFields?: readonly string[],
  ) => Promise<unknown>
  /** Brings the form of a loaded page into the state. */
  reach: (page: Page) => Promise<void>
}

const button = (page: Page) => page.locator('form [type=submit]')
const enabled = (page: Page) => page.locator('form [type=submit]:enabled')

async function solve(page: Page): Promise<void> {
  await page.locator('form').scrollIntoViewIfNeeded()
  await page.mouse.move(2, 2)
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
  const further = page.locator('form :is(input, select):not([name=name], [name=contact])')
  for (const field of await further.all()) {
    const kind = await field.evaluate(({ localName }) => localName)
    if (kind === 'select') await field.selectOption({ index: 1 })
    else await field.fill('Acme')
  }
  await solve(page)
  await button(page).click()
}

const working: FormState['prepare'] = (context, furtherFields = []) =>
  mockServices(context, { furtherFields })

export const formStates: FormState[] = [
  {
    name: 'idle',
    prepare: working,
    reach: async (page) => {
      await page.mouse.move(2, 2)
      await page.locator('form').scrollIntoViewIfNeeded()
      await captcha(page).waitFor()
    },
  },
  {
    name: 'errors',
    prepare: working,
    reach: async (page) => {
      await solve(page)
      await button(page).click()
      await page.locator('form [aria-invalid=true]').first().waitFor()
    },
  },
  { name: 'solved', prepare: working, reach: solve },
  {
    name: 'sending',
    prepare: working,
    reach: async (page) => {
      await send(page, 'fail-slow@example.com')
      await page.locator('form [type=submit]:disabled').waitFor()
    },
  },
  {
    name: 'failed',
    prepare: working,
    reach: async (page) => {
      await send(page, 'fail-500@example.com')
      await enabled(page).waitFor()
    },
  },
  {
    name: 'success',
    prepare: working,
    reach: async (page) => {
      await send(page, 'ana@example.com')
      await page.locator('form').waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'captcha-unreachable',
    prepare: (context) => mockServices(context, { behaviour: () => 'gone' }),
    reach: async (page) => {
      const note = page.locator('form [aria-live]')
      const before = await note.textContent()
      await page.mouse.move(2, 2)
      await page.locator('form').scrollIntoViewIfNeeded()
      await page.waitForFunction(
        (text) => document.querySelector('form [aria-live]')?.textContent !== text,
        before,
      )
    },
  },
]

/** Throws for an unknown name. */
export function formState(name: string): FormState {
  const state = formStates.find((each) => each.name === name)
  if (!state) throw new Error(`Failed to find the form's state "${name}".`)
  return state
}
