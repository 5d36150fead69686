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

test.each([
  ['in light mode', { ...palette, light: { ...palette.light, panel: '#ffffff' } }],
  ['in dark mode', { ...palette, dark: { ...palette.dark, ground: '#ffffff' } }],
])('a logo in the color of the header %s is hard to see on it', (_, colors) => {
  const white = Uint8Array.from([255, 255, 255, 255, 0, 0, 0, 0])
  expect(isFaintOnHeader(white, colors)).toBe(true)
  expect(isFaintOnHeader(white, palette)).toBe(false)
})

test.each(['background', 'tint', 'panel', 'ground'] as const)(
  'a logo in the color of a section (%s) is hard to see in either mode',
  (role) => {
    const white = { background: '#fff', tint: '#fff', panel: '#fff', ground: '#fff' }
    const colors = {
      light: { ...palette.light, ...white, wall: '#fff' },
      dark: { ...palette.dark, ...white },
    }
    const black = Uint8Array.from([0, 0, 0, 255, 0, 0, 0, 0])
    expect(isFaintOnSections(black, colors)).toBe(false)
    colors.dark[role] = '#000'
    expect(isFaintOnSections(black, colors)).toBe(true)
  },
)
