/** How the page chooses and changes its language, for a site whose document is in `own`. */
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

export async function expectLanguage(page: Page, language: Language) {
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

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'))

/** All texts and attributes that depend on the language, element by element. */
function wording(page: Page) {
  return page.evaluate(() => {
    const names = ['lang', 'title', 'alt', 'aria-label', 'aria-pressed', 'href']
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

export function testLanguages(test: typeof base, own: Language): void {
  const other = nextLanguage(own)

  test('opens a shared link in its language, stores it and tidies the address', async ({
    page,
  }) => {
    await page.goto(`./?from=card&lang=${other}#services`)
    await expectLanguage(page, other)
    await expect.poll(() => new URL(page.url()).search).toBe('?from=card')
    expect(await stored(page)).toBe(other)
    expect(new URL(page.url()).hash).toBe('#services')
    await expect(page.locator('#services').getByRole('heading').first()).toBeInViewport()
  })

  test('opens in its own language, switches there and back, tells screen readers and remembers', async ({
    page,
  }) => {
    await page.goto('.')
    await expectLanguage(page, own)
    expect(await stored(page)).toBeNull()
    await wake(page)
    for (const language of [other, own]) {
      await flag(page, language).click()
      await expectLanguage(page, language)
      await expect(page.locator('#announcer')).toHaveText(
        texts[language]['language.changed'],
      )
      expect(await stored(page)).toBe(language)
    }
  })

  test('a switch gives the same document before and after hydration', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto('.')
    await flag(page, other).click()
    await expectLanguage(page, other)
    const asleep = await wording(page)

    release()
    await expectAwake(page)
    expect(await wording(page)).toEqual(asleep)

    await flag(page, own).click()
    await expectLanguage(page, own)
    await flag(page, other).click()
    await expectLanguage(page, other)
    await expect(page.locator('#announcer')).toHaveText(texts[other]['language.changed'])
    expect(await wording(page)).toEqual(asleep)
  })
}
