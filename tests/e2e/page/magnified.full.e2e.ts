/** Text at twice the size (by zoom and by the visitor's font size), with wider spacing, and in print. */
import type { Page } from '@playwright/test'

import { addRules } from '../support/addRules.ts'
import { expect, open, test } from '../support/fixtures.ts'
import { faultsAt, setFont } from '../support/readabilityFaults.ts'

/** The font size of each text, by the index, tag, and text of its element. */
async function textSizes(page: Page): Promise<Record<string, number>> {
  // In the other language, the texts below the first view arrive after the document.
  await expect(page.locator('html')).not.toHaveAttribute('data-hidden')
  return page.locator('#root *').evaluateAll((all) =>
    Object.fromEntries(
      all.flatMap((element, index) => {
        const isText = (node: Node) => node instanceof Text && node.data.trim() !== ''
        const name = `${index} ${element.localName} ${element.textContent.slice(0, 20)}`
        return element.checkVisibility() && [...element.childNodes].some(isText)
          ? [[name, parseFloat(getComputedStyle(element).fontSize)]]
          : []
      }),
    ),
  )
}

// WCAG 1.4.4. Zoom divides the size of the window in CSS pixels: at 500%, by 5.
test('zoom enlarges every text to at least 200%', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, 'en')
  const sizes = Object.entries(await textSizes(page))
  const zoomed = new Map<string, number>()
  for (const zoom of [2, 3, 4, 5]) {
    await page.setViewportSize({ width: Math.round(1280 / zoom), height: 400 })
    for (const [text, size] of Object.entries(await textSizes(page)))
      zoomed.set(text, Math.max(zoomed.get(text) ?? 0, size * zoom))
  }
  const small = sizes.filter(([text, size]) => (zoomed.get(text) ?? Infinity) < size * 2)
  expect(sizes.length).toBeGreaterThan(30)
  expect(small).toEqual([])
})

test('at twice the font size, texts grow and are still readable', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'br')
  const initialSizes = await textSizes(page)
  await setFont(page, 32)
  await open(page, 'br')
  await expect(page.locator('body')).toHaveCSS('font-size', '32px')
  const growth = Object.entries(await textSizes(page)).flatMap(([text, size]) =>
    text in initialSizes ? [[text, size / (initialSizes[text] ?? 0)] as const] : [],
  )
  expect(growth.length).toBeGreaterThan(30)
  // Large texts grow only while their words fit.
  const isLarge = (text: string) => /^\d+ (h[123]|dd|small|strong|figcaption) /.test(text)
  expect(growth.filter(([text, ratio]) => ratio < (isLarge(text) ? 1 : 1.9))).toEqual([])
  expect(await faultsAt(page, [1440, 320])).toEqual([])
  await expect(page.getByRole('banner')).toHaveCSS('position', 'relative')
})

// WCAG 1.4.12: https://www.w3.org/WAI/WCAG22/Understanding/text-spacing
test('with wider spacing, texts are still readable', async ({ page }) => {
  await open(page, 'br')
  await addRules(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  )
  expect(await faultsAt(page, [320, 768, 1440])).toEqual([])
})

test('the printed page has no controls and only one text color', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await open(page, 'en')
  for (const section of ['#services', '#footer'])
    await expect(page.locator(section)).toBeVisible()
  for (const control of ['header [data-language=br]', 'form [type=submit]'])
    await expect(page.locator(control)).toBeHidden()
  // Printers omit backgrounds: light text on dark would be white on white.
  const colors = await page
    .locator('body, header a, h1, #services :is(h3, p), #contact dt, #footer h2')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).color))
  expect(new Set(colors).size).toBe(1)
})
