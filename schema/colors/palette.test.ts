import { expect, test } from 'vitest'

import { paletteOf } from './palette.ts'
import { pairs } from './scheme.ts'
import { contrast, middleColor, toneOf } from './tones.ts'

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
