/** Texts, the email address, and typed text remain if React fails or inline scripts do not run. */
import type { Page } from '@playwright/test'

import type { Language } from '../../../schema/languages.ts'
import {
  sendOneEmail,
  expectTyped,
  field,
  fillIn,
  selectionOf,
  solve,
  formReplacement,
} from '../form/formSteps.ts'
import {
  content,
  expect,
  open,
  test,
  texts,
  startApplication,
} from '../support/fixtures.ts'
import { flag, pressFlag } from '../support/flags.ts'
import { holdScripts } from '../support/network.ts'

/** Expects the page's texts, and the email address, which needs no form. */
async function expectTexts(page: Page, language: Language) {
  await expect(page.locator('h1')).toHaveText(texts[language]['hero.title'])
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('#footer')).toContainText(content.company.legalName)
  const emailLink = page.locator('#contact').getByRole('link', { name: '@' }).first()
  await expect(emailLink).toBeVisible()
}

async function expectFormReplacement(page: Page, language: Language) {
  await expect(formReplacement(page)).toBeVisible()
  await expect(formReplacement(page)).toContainText(texts[language]['form.unavailable'])
  await expect(page.locator('form [type=submit]')).toBeHidden()
}

test.describe(() => {
  test.use({ expectedErrors: [/is not a child of this node|Refused/] })

  test('if React fails, the page and typed text stay, and contact details replace the form', async ({
    page,
    language,
    catalog,
    otherLanguage,
  }) => {
    await open(page, otherLanguage)
    await fillIn(page)
    await startApplication(page)
    await field(page, 'contact').focus()
    await field(page, 'contact').evaluate((input: HTMLInputElement) => {
      input.setSelectionRange(2, 6)
    })
    // React removes this element when the language changes.
    await page.evaluate(() => {
      document.querySelector('#footer [data-year]')?.parentElement?.remove()
    })
    const errorLog = page.waitForEvent('console', (entry) => /a child/.test(entry.text()))
    await pressFlag(page, language)
    await errorLog
    await expectTexts(page, language)
    await expectFormReplacement(page, language)
    await expectTyped(page)
    await expect(field(page, 'contact')).toBeFocused()
    expect(await selectionOf(page, 'contact')).toEqual([2, 6])
    await expect(page.locator('#announcer')).toHaveText(catalog['form.unavailable'])
  })

  test('a failed form is rendered again', async ({ page, emails, language, catalog }) => {
    // Acts like privacy extensions, which replace the browser's functions with their own.
    await page.addInitScript(() => {
      const { IntersectionObserver } = window
      window.IntersectionObserver = class {
        constructor() {
          window.IntersectionObserver = IntersectionObserver
          throw new Error('Refused.')
        }
      } as unknown as typeof IntersectionObserver
    })
    const release = await holdScripts(page)
    await open(page, language)
    await fillIn(page)
    await field(page, 'message').evaluate((area: HTMLTextAreaElement) => {
      area.setSelectionRange(1, 3)
    })
    const form = await page.locator('form').elementHandle()
    const errorLog = page.waitForEvent('console', (entry) => /Refused/.test(entry.text()))
    release()
    await errorLog
    await expect.poll(() => form.evaluate((element) => element.isConnected)).toBe(false)
    await expectTyped(page)
    await expect(field(page, 'message')).toBeFocused()
    expect(await selectionOf(page, 'message')).toEqual([1, 3])
    await solve(page, catalog)
    await sendOneEmail(page, catalog, emails)
  })
})

test.describe(() => {
  test.use({ expectedErrors: [/SyntaxError|policy|violates/] })

  test('without inline scripts, all texts are shown', async ({ page, language }) => {
    const document = await page.request.get('.')
    const html = await document.text()
    const body = html.replaceAll('<script>(', '<script>#(')
    await page.route(/\/\?lang=/, (route) => route.fulfill({ response: document, body }))
    await open(page, language)
    await expectTexts(page, 'en')
    await expectFormReplacement(page, 'en')
    await expect(flag(page, 'br')).toBeHidden()
  })
})
