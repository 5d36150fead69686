import { expect, test } from 'vitest'

import { artwork } from '../generated/artwork.ts'
import { readDrawing } from '../pictures/drawing.ts'
import { buildingColors, drawnColors } from './drawings.ts'

test('every drawing is well-formed and has only colors of the page', () => {
  const drawings = Object.values(artwork).flatMap((group) => Object.values<string>(group))
  const parsed = drawings.filter((svg) => readDrawing(`<svg>${svg}</svg>`)?.elements[1])
  expect(parsed).toEqual(drawings)
  const colors = new Set(drawings.join('').match(/(?<=var\(--)\w+|#[0-9a-f]{3,6}(?=")/gi))
  const allowed = new Set([...drawnColors, ...Object.keys(buildingColors)])
  expect([...colors].filter((color) => !allowed.has(color))).toEqual([])
})
