import { expect, test } from 'vitest'

import { iconNames } from '../generated/iconNames.ts'
import { readDrawing } from '../pictures/drawing.ts'
import { findIcons } from './findIcons.ts'
import { drawingOf, knownIcons } from './icons.ts'

test('every icon has a drawing with lines of one weight', () => {
  expect(iconNames.length).toBeGreaterThan(1900)
  const wrong = iconNames.filter((name) => {
    const { elements = [] } = readDrawing(`<svg>${drawingOf(name)}</svg>`) ?? {}
    const weights = elements
      .flatMap(({ attributes }) => attributes)
      .flatMap(({ name: attribute, value }) =>
        attribute === 'stroke-width' ? value : [],
      )
    return [...new Set(weights)].join() !== '1.75'
  })
  expect(wrong).toEqual([])
})

test('Lucide’s former names are valid; names of Object members are not', () => {
  expect(drawingOf('alert-circle')).toEqual(drawingOf('circle-alert'))
  expect(iconNames).toEqual(knownIcons())
  expect(['constructor', ''].map(drawingOf)).toEqual([undefined, undefined])
})

test.each([
  ['caminhões', 'truck'],
  ['aperto de mão', 'handshake'],
  ['sem glúten', 'wheat-off'],
  ['map', 'map'],
  ['xyz caminhão', 'truck'],
  ['mesa de som', 'table'],
  ['xyz', undefined],
])('the first result for “%s” is %s', (query, icon) => {
  expect(findIcons(iconNames, query)[0]).toBe(icon)
})
