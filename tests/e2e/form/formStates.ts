/** Functions that bring the form of a page that was just opened into each of its states. */
import type { Page } from '@playwright/test'

import { captchaService } from '../../../schema/captchaService.ts'
import { expect } from '../support/fixtures.ts'
import { captcha } from '../support/mockServices.ts'
import { fillIn, fillInAdditional, nextSendError } from './formSteps.ts'

const sendButton = (page: Page) => page.locator('form [type=submit]')

/** Scrolls to the form. This loads the application and the captcha. */
async function approachForm(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.locator('form').scrollIntoViewIfNeeded()
}

async function solve(page: Page): Promise<void> {
  await approachForm(page)
  await captcha(page).click()
  await expect(sendButton(page)).toBeEnabled()
}

/** Sends the form. The mock fails for certain addresses (src/mocks/emailFailures.ts). */
async function send(page: Page, contact?: string): Promise<void> {
  await fillIn(page, contact)
  await fillInAdditional(page)
  await solve(page)
  await sendButton(page).click()
}

export const formStates = {
  idle: async (page) => {
    await approachForm(page)
    await captcha(page).waitFor()
  },
  errors: async (page) => {
    await solve(page)
    await sendButton(page).click()
    await page.locator('form [aria-invalid=true]').first().waitFor()
  },
  solved: solve,
  sending: async (page) => {
    await send(page, 'fail-slow@example.com')
    await expect(sendButton(page)).toBeDisabled()
  },
  failed: async (page) => {
    const errorLog = nextSendError(page)
    await send(page, 'fail-500@example.com')
    await errorLog
  },
  success: async (page) => {
    await send(page)
    await page.locator('form').waitFor({ state: 'hidden' })
  },
  'captcha-unreachable': async (page) => {
    await page.route(`${captchaService.script}**`, (route) => route.abort())
    const note = page.locator('form [aria-live]')
    const oldText = await note.innerText()
    await approachForm(page)
    await expect(note).not.toHaveText(oldText)
  },
} satisfies Record<string, (page: Page) => Promise<void>>

export type FormState = keyof typeof formStates
