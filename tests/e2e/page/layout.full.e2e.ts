import type { Page } from '@playwright/test'

import { boxesOf, rowsOf } from '../support/boxes.ts'
import { expect, open, test } from '../support/fixtures.ts'
import { readabilityFaults } from '../support/readability.ts'

/** A width in each range of MUI's default breakpoints, with the columns (of 24) that a logo spans there. */
const widths = [
  { width: 420, span: 24, menu: 'disclosure' },
  { width: 720, span: 12, menu: 'disclosure' },
  { width: 1000, span: 8, menu: 'inline' },
  { width: 1300, span: 6, menu: 'inline' },
  { width: 1700, span: 5, menu: 'inline' },
] as const

/** The gaps of all elements in a section that have one. */
function gapsIn(page: Page, id: string): Promise<string[]> {
  return page.locator(`#${id} *`).evaluateAll((all) =>
    all
      .map((element) => getComputedStyle(element))
      .filter(({ display }) => /flex|grid/.test(display))
      .map(({ columnGap, rowGap }) => `${columnGap} / ${rowGap}`),
  )
}

for (const { width, span, menu } of widths) {
  test(`at ${width} px everything has its place`, async ({ page, language }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, language)

    expect(await readabilityFaults(page)).toEqual([])

    const disclosure = page.locator('header details[data-menu] > summary')
    if (menu === 'disclosure') await expect(disclosure).toBeVisible()
    else await expect(disclosure).toBeHidden()

    const [grid] = await boxesOf(page, '#clients ul')
    const perRow = Math.floor(24 / span)
    const rows = rowsOf(await boxesOf(page, '#clients li'))
    expect(rows.map((row) => row.length)).toEqual(
      Array.from({ length: 12 / perRow }, () => perRow),
    )
    const [a, b] = rows[0] ?? []
    const gap = a && b ? b.x - a.x - a.width : 0
    const part = ((a?.width ?? 0) + gap) / ((grid?.width ?? 0) + gap)
    expect(part).toBeCloseTo(span / 24, 2)

    expect(await gapsIn(page, 'about')).toContain('24px / 48px')
    expect(await gapsIn(page, 'services')).toContain('32px / 32px')
  })
}

test('form and details stand side by side on wide screens, in order on narrow ones', async ({
  page,
}) => {
  for (const [width, isWide] of [
    [1300, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'en')
    const [form] = await boxesOf(page, '#contact form')
    const [mail] = await boxesOf(page, '#contact a[href^="mailto:"]:visible')
    const isBeside = (mail?.x ?? 0) >= (form?.x ?? 0) + (form?.width ?? 0)
    expect(isBeside).toBe(isWide)
  }
})

test('the first view of a low laptop and of a small phone holds the button to contact', async ({
  page,
  language,
}) => {
  await open(page, language)
  for (const [width, height] of [
    [1366, 625],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('#about a[href="#contact"]')).toBeInViewport({ ratio: 1 })
  }
})
