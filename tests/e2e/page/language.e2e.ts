/** How the page chooses and changes its language. */
import type { Page } from '@playwright/test'

import type { Language } from '../../../schema/languages.ts'
import { bothLanguages, expect, expectReady, test, texts } from '../support/fixtures.ts'
import { flag, langs } from '../support/flags.ts'
import { holdScripts } from '../support/network.ts'

/** The language of the document, and the other language of the page. */
const documentLanguage = 'en'
const otherLanguage = 'br'

async function expectLanguage(page: Page, language: Language) {
  const catalog = texts[language]
  await expect(page.locator('html')).toHaveAttribute('lang', langs[language])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalog['hero.title'])
  await expect(page).toHaveTitle(catalog['page.title'])
  const description = page.locator('meta[name=description]')
  await expect(description).toHaveAttribute('content', catalog['page.description'])
  for (const option of bothLanguages) {
    const isPressed = String(option === language)
    await expect(flag(page, option)).toHaveAttribute('aria-pressed', isPressed)
  }
}

const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('language'))

/** All texts and attributes that depend on the language, element by element. */
const shownTexts = (page: Page) =>
  page.locator('#root *:not(script, style)').evaluateAll((elements) => {
    const names = ['lang', 'title', 'alt', 'aria-label', 'aria-pressed', 'href']
    return elements.map((element) => [
      element.localName,
      ...names.map((name) => element.getAttribute(name)),
      ...[...element.childNodes]
        .filter((node) => node instanceof Text)
        .map(({ data }) => data.trim())
        .filter((text) => text !== ''),
    ])
  })

test('a switch has the same result before and after hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('.')
  await expectLanguage(page, documentLanguage)
  expect(await storedChoice(page)).toBeNull()
  await flag(page, otherLanguage).click()
  await expectLanguage(page, otherLanguage)
  const textsBefore = await shownTexts(page)

  release()
  await expectReady(page)
  expect(await shownTexts(page)).toEqual(textsBefore)
  for (const language of [documentLanguage, otherLanguage] as const) {
    await flag(page, language).click()
    await expectLanguage(page, language)
    await expect(page.locator('#announcer')).toHaveText(
      texts[language]['language.changed'],
    )
    expect(await storedChoice(page)).toBe(language)
  }
  expect(await shownTexts(page)).toEqual(textsBefore)
})
