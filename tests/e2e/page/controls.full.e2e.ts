import { bothLanguages, content, expect, open, test } from '../support/fixtures.ts'
import { flag, langs } from '../support/flags.ts'

for (const width of [320, 1440])
  test(`at ${width} px the main targets fit a thumb`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'br')
    const sizes = await page
      .locator(
        '[data-language], summary, button, input, textarea, #about a, header nav a',
      )
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((element) => {
          const { width: w, height: h } = element.getBoundingClientRect()
          return { name: element.outerHTML.slice(0, 60), w, h }
        }),
      )
    expect(sizes.length).toBeGreaterThan(6)
    // axe-core looks for 24 px.
    expect(sizes.filter(({ w, h }) => h < 44 || w < 24)).toEqual([])
  })

test('in forced colors, controls have borders', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, 'en')
  const controls = page.locator('button, #about a, summary, input, textarea')
  const looks = await controls.filter({ visible: true }).evaluateAll((all) =>
    all.map((element) => {
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element)
      const has = borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0
      return has ? '' : element.outerHTML.slice(0, 80)
    }),
  )
  expect(looks.length).toBeGreaterThan(5)
  expect(looks.filter((fault) => fault !== '')).toEqual([])
  const lookOf = (language: 'en' | 'br') =>
    flag(page, language).evaluate((button) => {
      const { borderTopWidth, backgroundColor, color, outlineStyle } =
        getComputedStyle(button)
      return { borderTopWidth, backgroundColor, color, outlineStyle }
    })
  expect(await lookOf('en')).not.toEqual(await lookOf('br'))
})

test('every text in another language has its lang attribute', async ({ page }) => {
  await open(page, 'en')
  for (const option of bothLanguages)
    await expect(flag(page, option)).toHaveAttribute('lang', langs[option])
  for (const { street } of content.offices) {
    const place = page.locator('#footer [lang="pt-BR"]').getByText(street)
    await expect(place).toBeVisible()
  }
})
