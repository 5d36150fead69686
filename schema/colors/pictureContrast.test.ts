import { expect, test } from 'vitest'

import { colorNames, type Scheme } from './colors.ts'
import {
  isFaintOnHeader,
  isFaintOnSections,
  needsLightBackground,
} from './pictureContrast.ts'

test('drawings and pictures that may be transparent get a light background in the dark scheme', () => {
  const styled =
    '<svg><style>@media (prefers-color-scheme:dark){a{fill:#fff}}</style></svg>'
  expect(needsLightBackground('/plan.svg', '<svg/>')).toBe(true)
  expect(needsLightBackground('/plan.png')).toBe(true)
  expect(needsLightBackground('/plan.svg', styled)).toBe(false)
  expect(needsLightBackground('/team.jpg')).toBe(false)
})

/** A logo with these numbers of white, black, and transparent pixels. */
const logoOf = (white = 0, black = 0, transparent = 0) =>
  new Uint8Array([
    ...Array<number>(white * 4).fill(255),
    ...Array<number[]>(black).fill([0, 0, 0, 255]).flat(),
    ...Array<number[]>(transparent).fill([255, 255, 255, 0]).flat(),
  ])

test.each(['light', 'dark'] as const)(
  'in the %s scheme, a logo is hard to see on its own color',
  (schemeName) => {
    const white = logoOf(1, 0, 1)
    const gray = Object.fromEntries(colorNames.map((name) => [name, '#777'])) as Scheme
    const colors = { light: { ...gray }, dark: { ...gray } }
    const areFaint = () => [
      isFaintOnHeader(white, colors),
      isFaintOnSections(white, colors),
    ]
    expect(areFaint()).toEqual([false, false])
    colors[schemeName].tint = '#fff'
    expect(areFaint()).toEqual([false, true])
    colors[schemeName][schemeName === 'light' ? 'panel' : 'ground'] = '#fff'
    expect(areFaint()).toEqual([true, true])
    // A logo without a background is hard to see if 30% of its pixels are faint; with a background, if 90% are.
    const logos = [
      logoOf(0, 0, 9),
      logoOf(2, 8, 9),
      logoOf(3, 7, 9),
      logoOf(8, 2),
      logoOf(9, 1),
    ]
    const areFaintOnHeader = logos.map((logo) => isFaintOnHeader(logo, colors))
    expect(areFaintOnHeader).toEqual([false, false, true, false, true])
    expect(isFaintOnSections(logoOf(10), colors)).toBe(false)
  },
)
