/** Tests that form.e2e.ts runs in one language and width, and form.full.e2e.ts in the others. */
import type { Locator } from '@playwright/test'

import type { Language } from '../../../schema/languages.ts'
import { captcha } from '../../../scripts/test/mockServices.ts'
import { expect, open, test, texts, wake } from '../support/fixtures.ts'
import { button, delivered, field, solve, thanks } from './formSteps.ts'

async function distanceTo(from: Locator, to: Locator) {
  return ((await to.boundingBox())?.y ?? 0) - ((await from.boundingBox())?.y ?? 0)
}

export function testKeyboard(language: Language): void {
  const words = texts[language]

  test(`in ${language} the form is filled and sent with the keyboard alone`, async ({
    page,
    mails,
  }) => {
    await open(page, language)
    await field(page, 'name').focus()
    await page.keyboard.type('Ana Conceição')
    await page.keyboard.press('Tab')
    await page.keyboard.type('61 3555-0100')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Olá,\n\ntudo bem?')
    await expect(captcha(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(captcha(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(button(page, words)).toBeEnabled()
    await page.keyboard.press('Tab')
    await expect(button(page, words)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(thanks(page, words)).toBeFocused()
    await expect(page.getByRole('form')).toHaveCount(0)
    expect(mails).toEqual([delivered])
  })
}

export function testEmptyFields(language: Language): void {
  const words = texts[language]

  test(`in ${language} empty fields are named and the first one gets the focus`, async ({
    page,
    mails,
  }) => {
    await open(page, language)
    await wake(page)
    await field(page, 'name').fill('  ')
    await solve(page, words)
    await button(page, words).click()
    await expect(field(page, 'name')).toBeFocused()
    for (const name of ['name', 'contact', 'message'] as const) {
      // The message has its guidance before it.
      await expect(field(page, name)).toHaveAccessibleDescription(
        RegExp(`${words[`form.${name}Required`]}$`),
      )
    }
    expect(mails).toEqual([])
  })
}

export function testCaptchaPlace(
  width: number,
  size: { width: number; height: number },
): void {
  test(`at ${width} px the captcha fits its place and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'en')
    const slot = page
      .getByRole('group', { name: texts.en['form.captcha'] })
      .locator('> div > div')
    await slot.scrollIntoViewIfNeeded()
    expect(await slot.boundingBox()).toMatchObject(size)
    const distance = await distanceTo(slot, button(page, texts.en))

    await expect(captcha(page)).toBeVisible()
    expect(await slot.boundingBox()).toMatchObject(size)
    expect(await distanceTo(slot, button(page, texts.en))).toBe(distance)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
  })
}
