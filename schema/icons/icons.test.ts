import { expect, test } from 'vitest'

import { iconNames } from '../generated/iconNames.ts'
import { findIcons } from './findIcons.ts'
import { drawingOf, knownIcons, pathOf } from './icons.ts'

test('every icon has a drawing, as one complete path', () => {
  expect(iconNames.length).toBeGreaterThan(1900)
  const wrong = iconNames.filter(
    (name) => !/^[Mm][-\d.\sa-zA-Z,]+$/.test(drawingOf(name)?.line ?? ''),
  )
  expect(wrong).toEqual([])
})

test('former names of Lucide are known; names of object members and removed icons are not', () => {
  expect(drawingOf('alert-circle')).toEqual(drawingOf('circle-alert'))
  const unknown = ['constructor', 'toString', 'search-large', '']
  expect(unknown.filter((name) => iconNames.includes(name))).toEqual([])
  expect(iconNames).toEqual(knownIcons())
  expect(unknown.map(drawingOf)).toEqual(unknown.map(() => undefined))
})

test('shapes become paths, and a following path starts at its own position', () => {
  const body =
    '<g fill="none"><circle cx="12" cy="12" r="3"/><path d="m3 4l-1.5.5m2 2h1"/><path d="M1 1m2 2h1"/>' +
    '<ellipse cx="1.2" cy="5" rx="1.1" ry="3"/><rect width="20" height="14.3" x="2.1" y="5" rx="2.05"/>' +
    '<rect width="4" height="2" x="1" y="1" stroke-width="9" ry="1"/></g>'
  expect(pathOf(body)).toBe(
    'M9 12a3 3 0 1 0 6 0 3 3 0 1 0 -6 0z' +
      'M3 4l-1.5.5m2 2h1' +
      'M1 1m2 2h1' +
      'M0.1 5a1.1 3 0 1 0 2.2 0 1.1 3 0 1 0 -2.2 0z' +
      'M4.15 5h15.9a2.05 2.05 0 0 1 2.05 2.05v10.2a2.05 2.05 0 0 1 -2.05 2.05h-15.9a2.05 2.05 0 0 1 -2.05 -2.05v-10.2a2.05 2.05 0 0 1 2.05 -2.05z' +
      'M2 1h2a1 1 0 0 1 1 1v0a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v0a1 1 0 0 1 1 -1z',
  )
})

test.each([
  ['caminhões', 'truck'],
  ['aperto de mão', 'handshake'],
  ['map', 'map'],
])('the first result for “%s” is %s', (query, icon) => {
  expect(findIcons(iconNames, query)[0]).toBe(icon)
})
