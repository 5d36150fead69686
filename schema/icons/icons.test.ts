import { expect, test } from 'vitest'

import { iconNames } from '../generated/iconNames.ts'
import { readDrawing } from '../pictures/drawing.ts'
import { findIcons } from './findIcons.ts'
import { drawingOf, knownIcons } from './icons.ts'

test('every icon has a drawing with lines of one weight', () => {
  expect(iconNames.length).toBeGreaterThan(1900)
  const wrong = iconNames.filter((name) => {
    const { elements = [] } = readDrawing(`<svg>${drawingOf(name)}</svg>`) ?? {}
    const attributes = elements.flatMap((element) => element.attributes)
    const weights = attributes.flatMap(({ name: attribute, value }) =>
      attribute === 'stroke-width' ? value : [],
    )
    return weights.length === 0 || weights.some((weight) => weight !== '1.75')
  })
  expect(wrong).toEqual([])
})

test('former names of Lucide are known; names of object members and removed icons are not', () => {
  expect(drawingOf('alert-circle')).toEqual(drawingOf('circle-alert'))
  const unknown = ['constructor', 'toString', 'search-large', '']
  expect(unknown.filter((name) => iconNames.includes(name))).toEqual([])
  expect(iconNames).toEqual(knownIcons())
  expect(unknown.map(drawingOf)).toEqual(unknown.map(() => undefined))
})

test.each([
  ['caminhões', 'truck'],
  ['aperto de mão', 'handshake'],
  ['nota fiscal', 'receipt'],
  ['folha de pagamento', 'banknote'],
  ['advogada', 'scale'],
  ['plano de saúde', 'heart-pulse'],
  ['sem glúten', 'wheat-off'],
  ['map', 'map'],
  ['livro contábil', 'book'],
  ['xyz caminhão', 'truck'],
  ['lata de lixo', 'trash'],
  ['mesa de som', 'table'],
])('the first result for “%s” is %s', (query, icon) => {
  expect(findIcons(iconNames, query)[0]).toBe(icon)
})

test('no icon is found for an unknown word', () => {
  expect(findIcons(iconNames, 'xyz')).toEqual([])
})
