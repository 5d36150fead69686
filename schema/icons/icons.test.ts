import { expect, test } from 'vitest'

import { iconNames } from '../generated/iconNames.ts'
import { findIcons } from './findIcons.ts'
import { drawingOf, allIconNames } from './icons.ts'

test('every icon has a drawing whose lines all have the same width', () => {
  expect(iconNames.length).toBeGreaterThan(1900)
  const wrongNames = iconNames.filter((name) => {
    const weights = drawingOf(name)?.match(/(?<=stroke-width=")[^"]*/g)
    return [...new Set(weights)].join() !== '1.75'
  })
  expect(wrongNames).toEqual([])
})

test('Lucide’s former icon names are valid, and names of Object members are not', () => {
  expect(drawingOf('alert-circle')).toEqual(drawingOf('circle-alert'))
  expect(iconNames).toEqual(allIconNames())
  expect(['constructor', ''].map(drawingOf)).toEqual([undefined, undefined])
})

const queries =
  'caminhões,aperto de mão,sem glúten,casa,map,mesa de som,som,ar,chaves, a de ,xyz'

test('the first results of searches match the snapshot', async () => {
  const lines = queries.split(',').map((query) => {
    return `${query}: ${findIcons(iconNames, query).slice(0, 4).join(' ')}`
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('findIcons.txt')
})
