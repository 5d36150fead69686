import { expect, test } from 'vitest'

import { iconNames } from '../generated/iconNames.ts'
import { findIcons } from './findIcons.ts'
import { drawingOf, knownIcons } from './icons.ts'

test('every icon has a drawing whose lines all have the same width', () => {
  expect(iconNames.length).toBeGreaterThan(1900)
  const wrong = iconNames.filter((name) => {
    const weights = drawingOf(name)?.match(/(?<=stroke-width=")[^"]*/g)
    return [...new Set(weights)].join() !== '1.75'
  })
  expect(wrong).toEqual([])
})

test('Lucide’s former icon names are valid, and names of Object members are not', () => {
  expect(drawingOf('alert-circle')).toEqual(drawingOf('circle-alert'))
  expect(iconNames).toEqual(knownIcons())
  expect(['constructor', ''].map(drawingOf)).toEqual([undefined, undefined])
})

test.each([
  ['caminhões', 'truck truck-electric'],
  ['aperto de mão', 'handshake heart-handshake'],
  ['sem glúten', 'wheat-off'],
  ['casa', 'house home heart gem'],
  ['map', 'map map-minus map-pin map-pin-check'],
  ['mesa de som', 'table table-2 table-cells-merge table-cells-split'],
  ['som', 'volume speaker volume-1 volume-2'],
  ['ar', 'wind air-vent wind-arrow-down cloud-rain-wind'],
  ['chaves', 'key wrench key-round key-square'],
  [' a de ', iconNames.slice(0, 4).join(' ')],
  ['xyz', ''],
])('the first results for “%s” are “%s”', (query, icons) => {
  expect(findIcons(iconNames, query).slice(0, 4).join(' ')).toBe(icons)
})
