/** Layout that the snapshots in tests/pages do not show: the entries in a row, and the content of the first view. */
import { boxesOf, rowsOf } from '../support/boxes.ts'
import { bothLanguages, expect, open, test } from '../support/fixtures.ts'

for (const [name, selector, width, rowLengths] of [
  ['clients', '#clients li', 420, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  ['clients', '#clients li', 720, [2, 2, 2, 2, 2, 2]],
  ['clients', '#clients li', 1000, [3, 3, 3, 3]],
  ['clients', '#clients li', 1300, [4, 4, 4]],
  ['clients', '#clients li', 1700, [4, 4, 4]],
  // The services that do not fill a row come first.
  ['services', '#services li:has(> h3)', 700, [1, 2, 2, 2]],
  ['services', '#services li:has(> h3)', 1200, [1, 3, 3]],
] as const)
  test(`at ${width} px, the ${name} are in rows of ${rowLengths.join(', ')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'en')
    const rows = rowsOf(await boxesOf(page, selector))
    expect(rows.map((row) => row.length)).toEqual(rowLengths)
    const rowStarts = rows.map(([first]) => first?.x ?? -1)
    expect(Math.max(...rowStarts) - Math.min(...rowStarts)).toBeLessThanOrEqual(1)
  })

test('the first view has the contact button and complete logos', async ({ page }) => {
  for (const language of bothLanguages) {
    await open(page, language)
    for (const [width, height] of [
      [1366, 650],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      const button = page.locator('#about a[href="#contact"]')
      await expect(button).toBeInViewport({ ratio: 1 })
      if (width < 600) continue
      const logos = page.locator('#about li').filter({ visible: true })
      for (const logo of [logos.first(), logos.last()])
        await expect(logo).toBeInViewport({ ratio: 1 })
    }
  }
})
