/** The page in random colours: contrasts that the palette's test asserts for pairs hold for every visible text. */
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import sharp from 'sharp'

import { paletteOf } from '../../../schema/colors/palette.ts'
import { formState } from '../../../scripts/test/formStates.ts'
import { themeOf } from '../../../src/theme.ts'
import { seedOf } from '../../check/seed.ts'
import { errorsOfFailedSend } from '../form/formSteps.ts'
import { allOf } from '../support/allOf.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, open, test } from '../support/fixtures.ts'

test.use({ expectedErrors: errorsOfFailedSend })

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const colors = fc.record({ accent: color, second: color }, { requiredKeys: ['accent'] })

type Brand = Parameters<typeof paletteOf>[0]

/** Gives the page another brand's colours, as if it had been built with them. */
async function paint(page: Page, brand: Brand, scheme: 'light' | 'dark') {
  const palette = paletteOf(brand)
  // Both schemes get the same colours, whatever the browser prefers.
  const theme = themeOf({ light: palette[scheme], dark: palette[scheme] }, 'plain')
  const [, rules] = theme.generateStyleSheets()
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.evaluate(
    (variables) => {
      for (const [name, value] of Object.entries(variables))
        document.documentElement.style.setProperty(name, String(value))
    },
    Object.values(rules ?? {})[0] ?? {},
  )
}

test('in any colours every text can be read, beside mistakes too', async ({
  page,
  context,
}) => {
  const seed = seedOf('colours of the page', true)
  const form = formState('errors')
  await form.prepare(context)
  await open(page, 'br')
  await form.reach(page)
  for (const brand of fc.sample(colors, { seed, numRuns: 2 })) {
    for (const scheme of ['light', 'dark'] as const) {
      await paint(page, brand, scheme)
      expect(await axeFaults(page), JSON.stringify(brand)).toEqual([])
    }
  }
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
