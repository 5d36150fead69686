import { expect, test } from 'vitest'

import { paletteOf } from './palette.ts'
import { pairs } from './scheme.ts'
import {
  colorOf,
  contrast,
  isColor,
  middleColor,
  nearestShades,
  toneOf,
} from './tones.ts'

const { light, dark } = paletteOf({ accent: '#1d4ed8' })

test.each(['#1d4ed8', '#ffff00', '#808080', '#000000', '#ffffff', '#e6004d'])(
  'with the accent %s everything can be read, in light and dark',
  (accent) => {
    const palette = paletteOf({ accent })
    const faint = (['light', 'dark'] as const).flatMap((name) =>
      pairs.filter(
        ({ front, back, least }) =>
          contrast(palette[name][front], palette[name][back]) < least,
      ),
    )
    expect(faint).toEqual([])
  },
)

test('by day words are dark upon a pale ground, by night pale upon a dark one', () => {
  expect(toneOf(light.background).lightness).toBeGreaterThan(0.9)
  expect(toneOf(light.text).lightness).toBeLessThan(0.4)
  expect(toneOf(dark.background).lightness).toBeLessThan(0.3)
  expect(toneOf(dark.text).lightness).toBeGreaterThan(0.9)
})

test('what the owner gives stays, in its scheme alone', () => {
  const given = paletteOf({
    accent: '#1d4ed8',
    second: '#e6004d',
    light: { palm: '#123c28', text: '#101010' },
  })
  expect(given.light).toMatchObject({ palm: '#123c28', text: '#101010' })
  expect(given.dark.palm).not.toBe('#123c28')
  expect(given.dark.sun).not.toBe(dark.sun)
})

test('what is made has the hue of the accent, and no colour where that is grey', () => {
  const { hue } = toneOf('#1d4ed8')
  expect(Math.abs(toneOf(light.palm).hue - hue)).toBeLessThan(8)
  expect(Math.abs(toneOf(dark.hills).hue - hue)).toBeLessThan(8)
  const grey = paletteOf({ accent: '#808080' })
  const { error: _, ...made } = grey.light
  for (const color of Object.values(made))
    expect(toneOf(color).chroma).toBeLessThan(0.001)
  expect(toneOf(grey.light.error).chroma).toBeGreaterThan(0.1)
})

test('a second colour colours the sun, and what lies between is halfway', () => {
  const { light: day } = paletteOf({ accent: '#1d4ed8', second: '#16a34a' })
  const halfway = toneOf(middleColor('#1d4ed8', '#16a34a')).hue
  expect(Math.abs(toneOf(day.shade).hue - halfway)).toBeLessThan(8)
  expect(Math.abs(toneOf(day.palm).hue - toneOf('#1d4ed8').hue)).toBeLessThan(8)
})

test('shades go outwards from the colour itself, lighter and darker, and stay colours', () => {
  const shades = [...nearestShades('#1d4ed8')]
  const own = toneOf('#1d4ed8').lightness
  const away = shades.map((shade) => Math.abs(toneOf(shade).lightness - own))
  expect(shades[0]).toBe('#1d4ed8')
  expect(away[1]).toBeLessThan(0.006)
  expect(
    away.every((distance, index) => distance >= (away[index - 2] ?? 0) - 0.003),
  ).toBe(true)
  expect(shades).toContain('#000000')
  expect(shades).toContain('#ffffff')
  expect(shades.every(isColor)).toBe(true)
})

test('a tone beyond what a screen shows becomes the nearest colour that it can', () => {
  expect(colorOf({ lightness: 2, chroma: 0, hue: 0 })).toBe('#ffffff')
  expect(colorOf({ lightness: -1, chroma: 0, hue: 0 })).toBe('#000000')
  expect(colorOf({ lightness: 0.6, chroma: 9, hue: 145 })).toMatch(/^#[0-9a-f]{6}$/)
  expect(isColor('no colour')).toBe(false)
  expect(contrast('#000000', '#ffffff')).toBe(21)
})
