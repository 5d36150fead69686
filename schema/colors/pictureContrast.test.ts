import { expect, test } from 'vitest'

import { paletteOf } from './palette.ts'
import {
  isFaintOnHeader,
  isFaintOnSections,
  needsLightBackground,
} from './pictureContrast.ts'

test('drawings and pictures that may be transparent get a light background in dark mode', () => {
  const styled =
    '<svg><style>@media (prefers-color-scheme:dark){a{fill:#fff}}</style></svg>'
  expect(needsLightBackground('/plan.svg', '<svg/>')).toBe(true)
  expect(needsLightBackground('/plan.png')).toBe(true)
  expect(needsLightBackground('/plan.svg', styled)).toBe(false)
  expect(needsLightBackground('/team.jpg')).toBe(false)
})

const palette = paletteOf({ accent: '#1d4ed8' })

test.each(['light', 'dark'] as const)(
  'a logo in the color of the header or of a section in %s mode is hard to see on it',
  (mode) => {
    const white = Uint8Array.from([255, 255, 255, 255, 0, 0, 0, 0])
    const black = Uint8Array.from([0, 0, 0, 255, 0, 0, 0, 0])
    const gray = { background: '#777', tint: '#777', panel: '#777', ground: '#777' }
    const colors = {
      light: { ...palette.light, ...gray, wall: '#777' },
      dark: { ...palette.dark, ...gray },
    }
    const areFaint = () => [
      isFaintOnHeader(white, colors),
      isFaintOnSections(black, colors),
    ]
    expect(areFaint()).toEqual([false, false])
    colors[mode][mode === 'light' ? 'panel' : 'ground'] = '#fff'
    colors[mode].tint = '#000'
    expect(areFaint()).toEqual([true, true])
  },
)
