import { expect, test } from 'vitest'

import { paletteOf } from './palette.ts'
import { pairs, type SchemeName } from './scheme.ts'
import { colorOf } from './tones.ts'

const plain = ['#000000', '#ffffff', '#808080', '#777777', '#010101', '#fefefe']
const neon = ['#e6ff00', '#39ff14', '#ff00ff', '#00ffff', '#ff3131', '#ffff00', '#0000ff']

/** All hues, from pale to as strong as a screen can, from nearly black to nearly white. */
const wheel = Array.from({ length: 187 }, (_, index) =>
  colorOf({
    hue: (index * 360) / 187,
    lightness: [0.1, 0.3, 0.45, 0.6, 0.75, 0.9, 0.97][index % 7] ?? 0,
    chroma: [0.02, 0.08, 0.16, 0.35][index % 4] ?? 0,
  }),
)
const accents = [...plain, ...neon, ...wheel]

/**
 * WCAG's formula, repeated here so that the test does not rely on the code:
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted(
    (a, b) => a - b,
  )
  return (light + 0.05) / (dark + 0.05)
}

function faults(accent: string, second?: string): string[] {
  const palette = paletteOf(second === undefined ? { accent } : { accent, second })
  return (['light', 'dark'] as const satisfies SchemeName[]).flatMap((scheme) =>
    pairs
      .filter(
        ({ front, back, least }) =>
          contrastOf(palette[scheme][front], palette[scheme][back]) < least,
      )
      .map(
        ({ front, back }) => `${accent} ${second ?? ''} ${scheme}: ${front} on ${back}`,
      ),
  )
}

test('whatever the accent is, everything can be read, in light and dark', () => {
  expect(accents).toHaveLength(200)
  expect(accents.flatMap((accent) => faults(accent))).toEqual([])
})

test('whatever the second colour is, everything can be read', () => {
  expect(accents.flatMap((second) => faults('#1d4ed8', second))).toEqual([])
})
