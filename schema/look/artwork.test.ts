import { expect, test } from 'vitest'

import { artwork } from '../generated/artwork.ts'
import { readDrawing } from '../pictures/drawing.ts'
import { buildingColors, drawnColors } from './drawings.ts'

const known: ReadonlySet<string> = new Set([
  ...drawnColors,
  ...Object.keys(buildingColors),
])
const drawings = Object.entries(artwork).flatMap(([folder, group]) =>
  Object.entries<string>(group).map(([name, svg]) => [`${folder}/${name}`, svg] as const),
)

test.each(drawings)('%s is complete and has only colors of the page', (_, svg) => {
  expect(readDrawing(`<svg>${svg}</svg>`)?.elements.length).toBeGreaterThan(1)
  const paints = svg.match(/(?<=var\(--)\w+/g) ?? []
  expect(paints.filter((paint) => !known.has(paint))).toEqual([])
  expect(svg).not.toMatch(/#[0-9a-f]{3,6}"/i)
})
