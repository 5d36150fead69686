import { expect, open, test } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'

const controls = '[data-language], summary, button, input, textarea, #about a'

test('on phones, the main controls are large enough to touch', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, 'br')
  const visibleControls = page.locator(controls).filter({ visible: true })
  const sizes = await visibleControls.evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return { name: element.outerHTML.slice(0, 60), width, height }
    }),
  )
  expect(sizes.length).toBeGreaterThan(6)
  // axe-core requires only 24 px.
  expect(sizes.filter(({ width, height }) => height < 44 || width < 24)).toEqual([])
})

test('in forced colors, borders and the pressed flag are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, 'en')
  const visibleControls = page.locator(controls).filter({ visible: true })
  const borderless = await visibleControls.evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).borderBottomStyle === 'none')
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  expect(borderless).toEqual([])
  const styleOf = (language: 'en' | 'br') =>
    flag(page, language).evaluate((button) => {
      const { borderTopWidth, backgroundColor, outlineStyle } = getComputedStyle(button)
      return { borderTopWidth, backgroundColor, outlineStyle }
    })
  expect(await styleOf('en')).not.toEqual(await styleOf('br'))
})
