// @vitest-environment node
import { expect, test } from 'vitest'

import { drawingOf, iconNames, isIcon } from './icons.ts'
import { pathOf } from './pathOf.ts'

test('every icon has a drawing, as one path that stands by itself', () => {
  expect(iconNames.length).toBeGreaterThan(1900)
  const wrong = iconNames.filter(
    (name) => !/^[Mm][-\d.\sa-zA-Z,]+$/.test(drawingOf(name)?.line ?? ''),
  )
  expect(wrong).toEqual([])
})

test('this project’s own drawing goes before Lucide’s of the same name', () => {
  expect(drawingOf('cloud')).toHaveProperty('dot')
})

test('a former name of Lucide’s is known, what every object has and what Lucide has given up is not', () => {
  expect(drawingOf('alert-circle')).toEqual(drawingOf('circle-alert'))
  expect(['constructor', 'toString', 'search-large', ''].filter(isIcon)).toEqual([])
})

test('shapes become paths, and a path behind another begins where it says', () => {
  const body =
    '<g fill="none"><circle cx="12" cy="12" r="3"/><path d="m3 4-1.5.5"/>' +
    '<rect width="20" height="14" x="2" y="5" rx="2"/><rect width="4" height="2" x="1" y="1"/></g>'
  expect(pathOf(body)).toBe(
    'M9 12a3 3 0 1 0 6 0 3 3 0 1 0 -6 0z' +
      'M3 4l-1.5.5' +
      'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z' +
      'M1 1h4v2h-4z',
  )
})
