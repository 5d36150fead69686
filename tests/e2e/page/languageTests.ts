/**
 * Tests how the page chooses and changes its language, for a site whose document is in `own`: a part runs in `npm test`, the
 * rest in `npm run test:full`.
 */
import type { Page } from '@playwright/test'

import type { Language } from '../../../schema/languages.ts'
import {
  bothLanguages,
  expect,
  expectAwake,
  type test as base,
  texts,
  wake,
} from '../support/fixtures.ts'
import { flag, langs, nextLanguage } from '../support/flags.ts'
import { holdScripts } from '../support/network.ts'

async function expectLanguage(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', langs[language])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    texts[language]['hero.title'],
  )
  await expect(page).toHaveTitle(texts[language]['page.title'])
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    texts[language]['page.description'],
  )
  for (const option of bothLanguages) {
    await expect(flag(page, option)).toHaveAttribute(
      'aria-pressed',
      String(option === language),
    )
  }
}

/** Stores a language before the page's scripts run, at every load. */
const storeBefore = (page: Page, value: string) =>
  page.addInitScript((language) => localStorage.setItem('language', language), value)

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'))

/** All texts and attributes that depend on the language, element by element. */
function wording(page: Page) {
  return page.evaluate(() => {
    const names = [
      'lang',
      'title',
      'alt',
      'aria-label',
      'aria-pressed',
      'href',
      'placeholder',
    ]
    const root = document.querySelector('#root')
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: document
        .querySelector('meta[name=description]')
        ?.getAttribute('content'),
      announced: document.querySelector('#announcer')?.textContent,
      elements: [...(root?.querySelectorAll('*') ?? [])]
        .filter((element) => !element.closest('script, style'))
        .map((element) => [
          element.localName,
          ...names.flatMap((name) => element.getAttribute(name) ?? []),
          ...[...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.textContent?.trim() ?? ''),
        ])
        .map((words) => words.filter((word) => word !== '').join(' | ')),
    }
  })
}

const addressOf = (language: Language, own: Language) =>
  language === own ? '.' : `./?lang=${language}`

function testThereAndBack(test: typeof base, own: Language, state: 'asleep' | 'awake') {
  test(`switches there and back, tells screen readers and remembers, ${state}`, async ({
    page,
  }) => {
    if (state === 'asleep') await holdScripts(page)
    await page.goto('.')
    if (state === 'awake') await wake(page)
    for (const language of [nextLanguage(own), own]) {
      await flag(page, language).click()
      await expectLanguage(page, language)
      await expect(page.locator('#announcer')).toHaveText(
        texts[language]['language.changed'],
      )
      expect(await stored(page)).toBe(language)
    }
  })
}

function testSameDocument(test: typeof base, own: Language, language: Language) {
  test(`a switch to ${language} gives the same document before and after hydration`, async ({
    page,
  }) => {
    const before = nextLanguage(language)
    const release = await holdScripts(page)
    await page.goto(addressOf(before, own))
    await flag(page, language).click()
    await expectLanguage(page, language)
    const asleep = await wording(page)

    release()
    await expectAwake(page)
    expect(await wording(page)).toEqual(asleep)

    await flag(page, before).click()
    await expectLanguage(page, before)
    await flag(page, language).click()
    await expectLanguage(page, language)
    await expect(page.locator('#announcer')).toHaveText(
      texts[language]['language.changed'],
    )
    expect(await wording(page)).toEqual(asleep)
  })
}

export function testLanguages(test: typeof base, own: Language): void {
  const other = nextLanguage(own)

  test('opens in its own language for a new visitor', async ({ page }) => {
    await page.goto('.')
    await expectLanguage(page, own)
    expect(await stored(page)).toBeNull()
  })

  test('opens in the stored language, asleep and awake', async ({ page }) => {
    await storeBefore(page, other)
    await page.goto('.')
    await expectLanguage(page, other)
    await wake(page)
    await expectLanguage(page, other)
  })

  test('opens a shared link in its language, stores it and tidies the address', async ({
    page,
  }) => {
    await page.goto(`./?from=card&lang=${other}#services`)
    await expectLanguage(page, other)
    await expect.poll(() => new URL(page.url()).search).toBe('?from=card')
    expect(await stored(page)).toBe(other)
    expect(new URL(page.url()).hash).toBe('#services')
    await expect(page.locator('#services').getByRole('heading').first()).toBeInViewport()

    await page.goto(`./?lang=${own}`)
    await expectLanguage(page, own)
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(await stored(page)).toBe(own)
  })

  testThereAndBack(test, own, 'awake')
  testSameDocument(test, own, other)
}

export function testLanguagesFully(test: typeof base, own: Language): void {
  const other = nextLanguage(own)

  test('ignores a foreign language in the address', async ({ page }) => {
    await storeBefore(page, other)
    await page.goto('.?lang=fr')
    await expectLanguage(page, other)
    expect(await stored(page)).toBe(other)
  })

  testThereAndBack(test, own, 'asleep')
  testSameDocument(test, own, own)
}
