import { expect, test } from 'vitest'

import { colorNames, colorPairs } from './colors.ts'
import { validPalette, paletteOf, type Colors } from './palette.ts'
import { colorOf, contrast, nearestShades } from './tones.ts'

const grays = ['#000000', '#ffffff', '#808080', '#777777', '#010101', '#fefefe']
const neon = ['#e6ff00', '#39ff14', '#ff00ff', '#00ffff', '#ff3131', '#ffff00', '#0000ff']

/** All hues, from pale to the strongest that a screen can show, and from nearly black to nearly white. */
const wheel = Array.from({ length: 87 }, (_, index) =>
  colorOf({
    hue: (index * 360) / 87,
    lightness: [0.1, 0.3, 0.45, 0.6, 0.75, 0.9, 0.97][index % 7] ?? 0,
    chroma: [0.02, 0.08, 0.16, 0.35][index % 4] ?? 0,
  }),
)

function unreadablePairs(colors: Colors): string[] {
  const palette = paletteOf(colors)
  return (['light', 'dark'] as const).flatMap((name) =>
    colorPairs.flatMap(({ foreground, background, minContrast }) => {
      const scheme = palette[name]
      const isReadable = contrast(scheme[foreground], scheme[background]) >= minContrast
      return isReadable ? [] : [`${JSON.stringify(colors)} ${name} ${foreground}`]
    }),
  )
}

test('texts are readable with 100 accents and 100 second colors, in both schemes', () => {
  const colors = [...grays, ...neon, ...wheel]
  expect(colors.flatMap((accent) => unreadablePairs({ accent }))).toEqual([])
  expect(
    colors.flatMap((second) => unreadablePairs({ accent: '#1d4ed8', second })),
  ).toEqual([])
})

test('pale or unreadable colors become their nearest readable shades', async () => {
  const unreadableColors = { text: '#8899aa', accent: '#767676', onAccent: '#000000' }
  const light = { ...unreadableColors, tint: '#777777', palm: '#123c28' }
  const dark = { background: '#777777', line: '#123456' }
  const companies = [
    { accent: '#c04a1b', second: '#f7bd16' },
    { accent: '#8a8478' },
    { accent: '#1d4ed8', light, dark },
  ]
  expect(companies.flatMap(unreadablePairs)).toEqual([])
  expect([...nearestShades('#808080')]).toContain('#ffffff')
  const schemes = companies.map(paletteOf).flatMap(({ light, dark }) => [light, dark])
  const lines = colorNames.map((name) =>
    [name, ...schemes.map((scheme) => scheme[name])].join(' '),
  )
  await expect(lines.join('\n')).toMatchFileSnapshot('palettes.txt')
})

test('invalid colors are left out, and there is no palette without a valid accent', () => {
  const colors = { accent: '#1d4ed8', second: 7, dark: { text: 'no' }, light: null }
  expect(validPalette(colors)).toEqual(paletteOf({ accent: '#1d4ed8' }))
  expect([undefined, {}, { accent: '#1d' }].map(validPalette)).toEqual(
    Array(3).fill(undefined),
  )
})
