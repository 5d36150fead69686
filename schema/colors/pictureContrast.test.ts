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

test.each(['light', 'dark'] as const)(
  'in the %s scheme, a logo is hard to see on its own color',
  (mode) => {
    const white = Uint8Array.from([255, 255, 255, 255, 0, 0, 0, 0])
    const gray = Object.fromEntries(colorNames.map((role) => [role, '#777'])) as Scheme
    const colors = { light: { ...gray }, dark: { ...gray } }
    const areFaint = () => [
      isFaintOnHeader(white, colors),
      isFaintOnSections(white, colors),
    ]
    expect(areFaint()).toEqual([false, false])
    colors[mode].tint = '#fff'
    expect(areFaint()).toEqual([false, true])
    colors[mode][mode === 'light' ? 'panel' : 'ground'] = '#fff'
    expect(areFaint()).toEqual([true, true])
  },
)
