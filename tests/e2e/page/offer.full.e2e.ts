/** The offer of the browser's language. */
import type { Page } from '@playwright/test'

import { languages } from '../../../schema/languages.ts'
import { expect, test, texts, wake } from '../support/fixtures.ts'
import { flag, langs } from '../support/flags.ts'
import { readabilityFaults, setFont } from '../support/readability.ts'

const offer = '[data-offer]'
/** The language of the document, and the one that is offered. */
const own = 'en'
const other = 'br'

/** The words of the first view that an element covers. */
const coveredBy = (page: Page, selector: string) =>
  page.evaluate((what) => {
    const over = document.querySelector(what)?.getBoundingClientRect() ?? new DOMRect()
    const words = [...document.querySelectorAll('header a, h1, #about p, #about a')]
    return words
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const isBeside = left >= over.right || right <= over.left
        return (
          element.checkVisibility() && !isBeside && top < over.bottom && bottom > over.top
        )
      })
      .map(({ textContent }) => textContent)
  }, selector)

test.use({ locale: langs[other] })

test('a visitor whose browser asks for the other language is offered it once, in that language, and nothing moves', async ({
  page,
}) => {
  await page.goto('.')
  await expect(page.locator('html')).toHaveAttribute('lang', langs[own])
  await expect(page.locator(offer)).toBeVisible()
  await expect(page.locator(offer)).toHaveAttribute('lang', langs[other])
  await expect(page.locator('#announcer')).toHaveText(languages[other].flagTitle)
  await expect(page.locator('#announcer')).toHaveAttribute('lang', langs[other])
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await coveredBy(page, offer)).toEqual([])
  }
  const heading = await page.locator('h1').boundingBox()
  await page.getByRole('button', { name: texts[other]['language.close'] }).click()
  await expect(page.locator(offer)).toBeHidden()
  await expect(flag(page, other)).toBeFocused()
  expect(await page.locator('h1').boundingBox()).toEqual(heading)

  await page.reload()
  await wake(page)
  await expect(page.locator('html')).toHaveAttribute('lang', langs[own])
  await expect(page.locator(offer)).toBeHidden()
})

test('the offer is closed with Escape, and read whole in a large font', async ({
  page,
}) => {
  await setFont(page, 32)
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('.')
  await expect(page.locator(offer)).toBeVisible()
  expect(await readabilityFaults(page)).toEqual([])
  await page.locator(offer).getByRole('button').first().focus()
  await page.keyboard.press('Escape')
  await expect(page.locator(offer)).toBeHidden()
  await expect(flag(page, other)).toBeFocused()
})
