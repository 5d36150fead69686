/** The offer of the language that a visitor's browser asks for, on a site whose document is in `own`. */
import type { Page } from '@playwright/test'

import type { Language } from '../../schema/languages.ts'
import { expect, type test as base, texts, wake } from './fixtures.ts'
import { flag, langs, nextLanguage } from './flags.ts'

const offer = '[data-offer]'

/** The offer is made, or not, after the first frame: in a task that was asked for before these two. */
async function offered(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => setTimeout(() => setTimeout(done))),
      ),
  )
}

/** The words of the first view that something lies over. */
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

export function testOffer(test: typeof base, own: Language): void {
  const other = nextLanguage(own)

  test.describe('a visitor whose browser asks for the other language', () => {
    test.use({ locale: langs[other] })

    test('is offered it once, in that language, and nothing moves', async ({ page }) => {
      await page.goto('.')
      await expect(page.locator('html')).toHaveAttribute('lang', langs[own])
      await expect(page.locator(offer)).toBeVisible()
      await expect(page.locator(offer)).toHaveAttribute('lang', langs[other])
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [768, 1024],
        [1280, 720],
        [2560, 1440],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(await coveredBy(page, offer)).toEqual([])
      }
      const heading = await page.locator('h1').boundingBox()
      await page.getByRole('button', { name: texts[other]['language.close'] }).click()
      await expect(page.locator(offer)).toBeHidden()
      expect(await page.locator('h1').boundingBox()).toEqual(heading)

      await page.reload()
      await offered(page)
      await expect(page.locator('html')).toHaveAttribute('lang', langs[own])
      await expect(page.locator(offer)).toBeHidden()
    })

    test('gets it by a click, asleep or awake, and it is remembered', async ({
      page,
    }) => {
      for (const state of ['asleep', 'awake']) {
        await page.goto('.')
        await offered(page)
        await page.evaluate(() => localStorage.clear())
        await page.reload()
        if (state === 'awake') await wake(page)
        await page.locator(`${offer} [data-language=${other}]`).click()
        // What was pressed is gone: the focus goes to what does the same.
        await expect(flag(page, other)).toBeFocused()
        await expect(page.locator('h1')).toHaveText(texts[other]['hero.title'])
        await expect(page.locator(offer)).toBeHidden()
        expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other)
      }
    })

    test('is offered nothing once a language was chosen', async ({ page }) => {
      await page.addInitScript(
        (language) => localStorage.setItem('language', language),
        own,
      )
      await page.goto('.')
      await offered(page)
      await expect(page.locator(offer)).toBeHidden()
    })
  })

  for (const locale of ['es-AR', langs[own]])
    test.describe(`a visitor whose browser asks first for ${locale}`, () => {
      test.use({ locale })

      test('is offered nothing', async ({ page }) => {
        await page.goto('.')
        await offered(page)
        await expect(page.locator(offer)).toBeHidden()
      })
    })
}
