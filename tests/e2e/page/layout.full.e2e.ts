import type { Page } from '@playwright/test'

import { notFoundHtml } from '../../../scripts/build/notFound.ts'
import { readAccepted } from '../support/acceptedContent.ts'
import { allOf } from '../support/allOf.ts'
import { boxesOf, rowsOf } from '../support/boxes.ts'
import { bothLanguages, expect, open, test, wake } from '../support/fixtures.ts'
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

    const logos = await boxesOf(page, '#clients li')
    const [grid] = await boxesOf(page, '#clients ul')
    const perRow = Math.floor(24 / span)
    const rows = rowsOf(logos)
    expect(rows.map((row) => row.length)).toEqual(
      Array.from({ length: 12 / perRow }, () => perRow),
    )
    const [first] = rows
    const [a, b] = first ?? []
    const gap = a && b ? b.x - a.x - a.width : 0
    const part = ((a?.width ?? 0) + gap) / ((grid?.width ?? 0) + gap)
    expect(part).toBeCloseTo(span / 24, 2)
    // Every row, and so its first logo, starts at the page's margin.
    const start = (await page.locator('#clients h2').boundingBox())?.x
    const images = await boxesOf(page, '#clients li img')
    for (const row of [...rows, ...rowsOf(images)])
      expect(Math.abs((row[0]?.x ?? 0) - (start ?? 0))).toBeLessThanOrEqual(1)

    expect(await gapsIn(page, 'about')).toContain('24px / 48px')
    expect(await gapsIn(page, 'services')).toContain('32px / 32px')
  })
}

test('services stand in whole rows, of two on tablets and of three on desktops: those that would fill none lead', async ({
  page,
}) => {
  for (const [width, inRow] of [
    [700, 2],
    [1200, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'en')
    const rows = rowsOf(await boxesOf(page, '#services ul > li'))
    const count = rows.flat().length
    const leading = count % inRow
    expect(rows.map((row) => row.length)).toEqual([
      ...(leading > 0 ? [leading] : []),
      ...Array.from({ length: Math.floor(count / inRow) }, () => inRow),
    ])
    const ends = rows.map((row) => Math.max(...row.map(({ x, width: w }) => x + w)))
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1)
  }
})

test('the first view of a low laptop and of a small phone holds the button to contact', async ({
  page,
}) => {
  for (const language of bothLanguages) {
    await open(page, language)
    for (const [width, height] of [
      [1366, 625],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      const [button] = await boxesOf(page, '#about a[href="#contact"]')
      expect(button && button.y + button.height).toBeLessThan(height)
    }
  }
})

for (const [width, height, isSaid] of [
  [1440, 900, true],
  [1366, 650, false],
  [390, 844, true],
] as const)
  test(`at ${width} by ${height} px the first view ${isSaid ? 'says what' : 'holds logos, not what'} the clients run`, async ({
    page,
    language,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, language)
    const [first] = await page.locator('#clients li strong').allInnerTexts()
    const clients = page.locator('#about li').filter({ visible: true })
    await expect(clients.first()).toBeInViewport({ ratio: 1 })
    await expect(clients.last()).toBeInViewport({ ratio: 1 })
    const logo = clients.last().getByRole('img')
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const note = clients.first().getByText(first ?? '', { exact: true })
    if (isSaid) await expect(note).toBeVisible()
    else await expect(note).toBeHidden()
  })

test('titles of a row of services end on one line, as their texts begin', async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, language)
  const [, ...titles] = await boxesOf(page, '#services li h3')
  const ends = titles.map(({ x, y, width, height }) => ({
    x,
    y: y + height,
    width,
    height: 0,
  }))
  expect(rowsOf(ends).map((row) => row.length)).toEqual([3, 3])
  const [, ...texts] = await boxesOf(page, '#services li h3 + div')
  expect(rowsOf(texts).map((row) => row.length)).toEqual([3, 3])
})

test('a logo fits its cell, whole and undistorted', async ({ page }) => {
  for (const width of [320, 1000, 1700]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'en')
    for (const logo of await allOf(page.locator('#clients img'))) {
      await logo.scrollIntoViewIfNeeded()
      const fault = await logo.evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        const { width: w, height: h } = image.getBoundingClientRect()
        const ratio = image.naturalWidth / image.naturalHeight
        const contained = getComputedStyle(image).objectFit === 'contain'
        const cell = image.closest('li')?.getBoundingClientRect()
        if (!contained && Math.abs(w / h - ratio) > 0.02) return 'distorted'
        if (!cell || w > cell.width + 1 || h > cell.height + 1)
          return 'larger than its cell'
        return ''
      })
      expect(fault).toBe('')
    }
  }
})

test('form and details stand side by side on wide screens, in order on narrow ones', async ({
  page,
}) => {
  const places = async () => {
    const [form] = await boxesOf(page, '#contact form')
    const [mail] = await boxesOf(page, '#contact a[href^="mailto:"]:visible')
    return { form, mail }
  }
  await page.setViewportSize({ width: 1300, height: 900 })
  await open(page, 'en')
  const wide = await places()
  const beside = (wide.mail?.x ?? 0) >= (wide.form?.x ?? 0) + (wide.form?.width ?? 0)
  const before = (wide.mail?.x ?? 0) + (wide.mail?.width ?? 0) <= (wide.form?.x ?? 0)
  expect(beside || before).toBe(true)

  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await places()
  expect(narrow.mail?.y).not.toBe(narrow.form?.y)
  expect(narrow.form?.width).toBeLessThanOrEqual(390)
})

test('the way on from the 404 page is seen in a low window', async ({ page }) => {
  for (const [width, height] of [
    [1920, 950],
    [1366, 625],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.setContent(notFoundHtml(readAccepted('firms/bakery/content/site.json')))
    const link = (await boxesOf(page, 'a')).at(-1)
    expect(link && link.y + link.height).toBeLessThan(height)
  }
})

test('what scrolls goes below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'en')
  await wake(page)
  for (const label of await allOf(page.locator('form label'))) {
    await label.evaluate((element) => {
      const middle = element.getBoundingClientRect().top + scrollY - 30
      window.scrollTo({ top: middle, behavior: 'instant' })
    })
    const onTop = await page.evaluate(
      () => document.elementFromPoint(40, 38)?.closest('header, label')?.localName,
    )
    expect(onTop).toBe('header')
  }
})
