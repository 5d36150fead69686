import sharp from 'sharp'

import { allOf } from '../support/allOf.ts'
import { bothLanguages, content, expect, open, test, wake } from '../support/fixtures.ts'
import { flag, langs } from '../support/flags.ts'

const controls = 'a[href], button, summary, input, textarea'

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px every target is large enough, the main ones for a thumb`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'br')
    const sizes = await page.locator(controls).evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.matches('a[href="#content"]'))
        .map((element) => {
          const { width: w, height: h } = element.getBoundingClientRect()
          const isMain = element.matches(
            '[data-language], summary, button, input, textarea, #about a, header nav a',
          )
          return { name: element.outerHTML.slice(0, 60), w, h, least: isMain ? 44 : 24 }
        }),
    )
    expect(sizes.length).toBeGreaterThan(10)
    expect(sizes.filter(({ w, h, least }) => h < least || w < 24)).toEqual([])
  })
}

test('forced colours leave every control with a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, 'en')
  const borders = await page
    .locator('button, #about a, summary, input, textarea')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const { borderBottomStyle: style, borderBottomWidth: width } =
            getComputedStyle(element)
          return { style, width, element: element.outerHTML.slice(0, 80) }
        }),
    )
  expect(borders.length).toBeGreaterThan(5)
  expect(
    borders.filter(({ style, width }) => style === 'none' || parseFloat(width) === 0),
  ).toEqual([])
})

test('forced colours still tell the chosen language from the other', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, 'en')
  const look = (language: 'en' | 'br') =>
    flag(page, language).evaluate((button) => {
      const { borderTopWidth, backgroundColor, color, textDecorationLine, outlineStyle } =
        getComputedStyle(button)
      return { borderTopWidth, backgroundColor, color, textDecorationLine, outlineStyle }
    })
  expect(await look('en')).not.toEqual(await look('br'))
})

for (const scheme of ['light', 'dark'] as const)
  test(`in forced colours on a ${scheme} ground every picture without a ground of its own is seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme })
    await open(page, 'en')
    for (const image of await allOf(page.locator('header img, #clients img'))) {
      await image.scrollIntoViewIfNeeded()
      await image.evaluate((element: HTMLImageElement) => element.decode())
      const { channels } = await sharp(await image.screenshot())
        .greyscale()
        .stats()
      expect(
        channels[0]?.stdev,
        `picture ${await image.getAttribute('src')}`,
      ).toBeGreaterThan(20)
    }
  })

test('every foreign word says its language', async ({ page, language }) => {
  await open(page, language)
  for (const option of bothLanguages) {
    await expect(flag(page, option)).toHaveAttribute('lang', langs[option])
  }
  const streets = content.offices.map(({ street }) => street)
  for (const street of streets) {
    const lang = await page
      .locator('#footer')
      .getByText(street)
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
    expect(lang).toBe('pt-BR')
  }
  const all = await page
    .locator('[lang]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('lang')))
  expect(new Set(all)).toEqual(new Set(['en', 'pt-BR']))
})

test('the disabled button says why, asleep and awake', async ({
  page,
  language,
  words,
}) => {
  await open(page, language)
  const button = page.locator('form [type=submit]')
  const explanation = words['form.captchaLoading']
  for (const state of ['asleep', 'awake']) {
    if (state === 'awake') await wake(page)
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(explanation)
    await expect(page.getByText(explanation)).toBeVisible()
  }
})
