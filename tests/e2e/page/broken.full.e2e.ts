/** Whatever other programs remove, wrap or move, and whatever a browser lacks: words, email, phone and what was typed stay. */
import type { Page } from '@playwright/test'

import { languages, type Language } from '../../../schema/languages.ts'
import { shownPhone } from '../../../schema/page/shownPhone.ts'
import {
  button,
  expectDelivered,
  expectTyped,
  field,
  fillIn,
  selectionOf,
  solve,
  unavailable,
} from '../form/formSteps.ts'
import { axeFaults } from '../support/axe.ts'
import {
  content,
  expect,
  open,
  test,
  texts,
  startApplication,
} from '../support/fixtures.ts'
import { flag, pressFlag } from '../support/flags.ts'
import { holdRequests, holdScripts, laterStyles } from '../support/network.ts'

const phone = '61 3555-0100'

/** Expects the page's words, and email and phone, which need no form. */
async function expectWords(page: Page, language: Language) {
  const contact = page.locator('#contact')
  await expect(page.locator('h1')).toHaveText(texts[language]['hero.title'])
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('#footer')).toContainText(content.company.legalName)
  const { email, phone: number } = content.company
  for (const name of [email, shownPhone(number, languages[language].lang)])
    await expect(contact.getByRole('link', { name }).first()).toBeVisible()
}

async function expectNoForm(page: Page, language: Language) {
  await expect(unavailable(page)).toBeVisible()
  await expect(unavailable(page)).toContainText(texts[language]['form.unavailable'])
  await expect(page.locator('form [type=submit]')).toBeHidden()
}

test.describe(() => {
  test.use({ expectedErrors: [/is not a child of this node|Refused/] })

  test('if React fails, the page stays', async ({
    page,
    language,
    words,
    otherLanguage,
  }) => {
    await open(page, otherLanguage)
    await fillIn(page, phone)
    await startApplication(page)
    await field(page, 'contact').focus()
    await field(page, 'contact').evaluate((input: HTMLInputElement) => {
      input.setSelectionRange(2, 6)
    })
    // React removes this element when the language changes.
    await page.evaluate(() => {
      document.querySelector('#footer [data-year]')?.parentElement?.remove()
      document.body.append(document.createElement('aside'))
    })
    await pressFlag(page, language)
    await expectWords(page, language)
    await expectNoForm(page, language)
    await expectTyped(page, phone)
    await expect(field(page, 'contact')).toBeFocused()
    expect(await selectionOf(page, 'contact')).toEqual([2, 6])
    await expect(page.locator('#announcer')).toHaveText(words['form.unavailable'])

    await flag(page, otherLanguage).click()
    await expectWords(page, otherLanguage)
    await expectNoForm(page, otherLanguage)
    await expectTyped(page, phone)
  })

  test('a form that fails comes back', async ({ page, mails, language, words }) => {
    // As privacy extensions do, which replace the browser's functions by their own.
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
    await fillIn(page, phone)
    await field(page, 'message').evaluate((area: HTMLTextAreaElement) => {
      area.setSelectionRange(1, 3)
    })
    const form = await page.locator('form').elementHandle()
    release()
    await expect.poll(() => form.evaluate((each) => each.isConnected)).toBe(false)
    await expectTyped(page, phone)
    await expect(field(page, 'message')).toBeFocused()
    expect(await selectionOf(page, 'message')).toEqual([1, 3])
    await solve(page, words)
    await expectDelivered(page, words, mails)
  })
})

test('a broken form can still be sent', async ({ page, mails, language, words }) => {
  await open(page, language)
  await field(page, 'name').focus()
  await solve(page, words)
  await button(page, words).click()
  await expect(page.locator('[id^=form_][id$=-error]')).toHaveCount(3)
  await page.evaluate(() => {
    // React removes these elements: the widget's once the message is sent, the sentences once a field is filled in.
    document.querySelector('form fieldset iframe')?.parentElement?.remove()
    for (const each of document.querySelectorAll('[id^=form_][id$=-error]')) each.remove()
    document.body.append(document.querySelector('form') ?? '')
  })
  await fillIn(page, phone)
  await expectTyped(page, phone)
  await expectDelivered(page, words, mails)
  await expect(page.getByRole('form')).toHaveCount(0)
})

test('later styles that load slowly are applied', async ({
  page,
  mails,
  language,
  words,
}) => {
  await page.clock.install()
  const release = await holdRequests(page, laterStyles)
  await page.goto(`./?lang=${language}`, { waitUntil: 'commit' })
  await expect(page.locator('h1')).toHaveText(words['hero.title'])
  await expect(page.locator('form')).toHaveCount(0)
  await page.clock.fastForward(8_000)
  await expectWords(page, language)
  await fillIn(page, phone)
  await startApplication(page)
  release()
  await expect(unavailable(page)).toBeHidden()
  await expectTyped(page, phone)
  await solve(page, words)
  await expectDelivered(page, words, mails)
})

test.describe(() => {
  test.use({ expectedErrors: [/later-.*Failed to load|Failed to load.*later-/] })

  test('without later styles, it works', async ({ page, mails, language, words }) => {
    await page.route(laterStyles, (route) => route.fulfill({ status: 404 }))
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, language)
    await expectWords(page, language)
    const faults = await axeFaults(page)
    expect(faults.filter((fault) => fault.startsWith('color-contrast:'))).toEqual([])
    await expect(unavailable(page)).toBeHidden()
    await fillIn(page, phone)
    await solve(page, words)
    await expectDelivered(page, words, mails)
  })
})

test.describe(() => {
  test.use({ expectedErrors: [/SyntaxError|policy|violates/] })

  test('without inline scripts, texts are shown', async ({ page, language }) => {
    const document = await page.request.get('.')
    const html = await document.text()
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({
            response: document,
            body: html.replaceAll('<script>(', '<script>#('),
          })
        : route.fallback(),
    )
    await page.goto(`./?lang=${language}`)
    await expectWords(page, 'en')
    await expectNoForm(page, 'en')
    await expect(flag(page, 'br')).toBeHidden()
  })
})
