/** Text of twice the size, by zoom and by the visitor's font size: it really grows, and nothing breaks. */
import type { Page } from '@playwright/test'

import { expect, open, test } from '../support/fixtures.ts'
import { readabilityFaults, setFont } from '../support/readability.ts'

/** The font size of each text, by its place in the document. */
const textSizes = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('#root *')].flatMap((element, index) =>
        element.checkVisibility() &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
          ? [
              [
                `${index} ${element.localName} ${element.textContent.trim().slice(0, 20)}`,
                parseFloat(getComputedStyle(element).fontSize),
              ],
            ]
          : [],
      ),
    ),
  )

/** Words that are broken within; addresses and hyphenated words may be. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility() || element.closest('a[href^=mailto]')) continue
      // A name that is out of sight has given way to its mark.
      const home = element.closest('a[aria-label]')?.getBoundingClientRect()
      if (home && element.getBoundingClientRect().top > home.bottom) continue
      const { clipPath, hyphens } = getComputedStyle(element)
      if (clipPath !== 'none' || hyphens === 'auto') continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /\p{L}+|^\d+$/gu,
      )) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) broken.push(`${word} in ${element.localName}`)
      }
    }
    return broken
  })

// WCAG 1.4.4. Zooming to 500 % makes the window narrower by as much.
for (const width of [1280, 1024])
  test(`every text of a window of ${width} px reaches 200 % by zoom`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'en')
    const before = await textSizes(page)
    const best: Record<string, number> = {}
    for (const zoom of [2, 3, 4, 5]) {
      await page.setViewportSize({ width: Math.round(width / zoom), height: 400 })
      for (const [text, size] of Object.entries(await textSizes(page)))
        best[text] = Math.max(best[text] ?? 0, (size * zoom) / (before[text] ?? Infinity))
    }
    const short = Object.entries(best).filter(
      ([text, growth]) => text in before && growth < 2,
    )
    expect(Object.keys(before).length).toBeGreaterThan(30)
    expect(short).toEqual([])
  })

for (const width of [320, 390, 768, 1440])
  test(`at ${width} px a font twice as large doubles the texts, shrinks no heading and breaks no word`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'br')
    const before = await textSizes(page)
    await setFont(page, 32)
    await open(page, 'br')
    await expect(page.locator('body')).toHaveCSS('font-size', '32px')
    const after = await textSizes(page)
    const growth = Object.entries(after).flatMap(([text, size]) =>
      text in before ? [[text, size / (before[text] ?? 0)] as const] : [],
    )
    expect(growth.length).toBeGreaterThan(30)
    // Large texts, the company's name at the end of the page too, grow only as far as their words fit.
    const isLarge = (text: string) => /^\d+ (h[123]|dd|strong) /.test(text)
    expect(growth.filter(([text, by]) => by < (isLarge(text) ? 1 : 1.9))).toEqual([])
    expect(await brokenWords(page)).toEqual([])
    expect(await readabilityFaults(page)).toEqual([])
  })

test('with a large font of the visitor’s the header does not stand in the way of what is focused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setFont(page, 32)
  await open(page, 'br')
  await expect(page.locator('body')).toHaveCSS('font-size', '32px')
  await expect(page.getByRole('banner')).toHaveCSS('position', 'relative')
})

test('without styles no drawing fills screen after screen', async ({ page }) => {
  await open(page, 'en')
  const heights = await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true
    return [...document.querySelectorAll('svg')].map(
      (drawing) => drawing.getBoundingClientRect().height,
    )
  })
  expect(Math.max(...heights)).toBeLessThan(200)
})
