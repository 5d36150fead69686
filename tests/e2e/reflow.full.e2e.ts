import { addRules } from './addRules.ts'
import { expect, open, test } from './fixtures.ts'
import { readabilityFaults } from './readability.ts'

for (const width of [320, 768, 1440]) {
  // In Portuguese, whose texts are longer. WCAG 1.4.12:
  // https://www.w3.org/WAI/WCAG22/Understanding/text-spacing
  test(`wider text spacing breaks nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'br')
    await addRules(
      page,
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    )
    expect(await readabilityFaults(page)).toEqual([])
  })
}

test('the header leaves most of a small window to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, 'en')
  await page.locator('#services').scrollIntoViewIfNeeded()
  const box = await page.getByRole('banner').boundingBox()
  const covered = Math.max(0, Math.min(256, (box?.y ?? 0) + (box?.height ?? 0)))
  expect(covered).toBeLessThanOrEqual(128)
})

test('paper gets the page without its controls', async ({ page }) => {
  await open(page, 'en')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#services')).toBeVisible()
  await expect(page.locator('#footer')).toBeVisible()
  await expect(page.locator('header [data-language=br]')).toBeHidden()
  await expect(page.locator('form button[type=submit]')).toBeHidden()
  await expect(
    page.locator('#contact h2, #contact h2 + p').filter({ visible: true }),
  ).toHaveCount(0)
  // Printers leave backgrounds out: light text on dark would be white on white.
  const colors = await page
    .locator(
      'body, header a, h1, #services :is(h3, p), #contact h3, #contact dt, #footer h2',
    )
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).color),
    )
  expect(new Set(colors).size).toBe(1)
})
