import { expect, test } from 'vitest'

import { paletteOf } from './palette.ts'
import {
  isFaintOnHeader,
  isFaintOnSections,
  needsLightBackground,
} from './pictureContrast.ts'

const lines = '<svg><path stroke="#222" d="M10 10h80"/></svg>'
const dark =
  '<svg><style>@media (prefers-color-scheme:dark){path{stroke:#fff}}</style></svg>'

test.each([
  ['a drawing gets', true, '/plan.svg', lines],
  ['a drawing with styles for dark mode does not get', false, '/plan.svg', dark],
  ['a picture that may be transparent gets', true, '/plan.png', undefined],
  ['a photo does not get', false, '/team.jpg', undefined],
])('%s a light background in dark mode', (_, isLight, file, drawing) => {
  expect(needsLightBackground(file, drawing)).toBe(isLight)
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
    expect([isFaintOnHeader(white, colors), isFaintOnSections(black, colors)]).toEqual([
      false,
      false,
    ])
    colors[mode][mode === 'light' ? 'panel' : 'ground'] = '#fff'
    colors[mode].tint = '#000'
    expect([isFaintOnHeader(white, colors), isFaintOnSections(black, colors)]).toEqual([
      true,
      true,
    ])
  },
)
