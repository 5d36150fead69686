import { paletteOf } from '../colors/palette.ts'
import { contrast, isColor } from '../colors/tones.ts'
import type { Document } from '../read/readDocument.ts'
import { brandColors } from './findColors.ts'

/** What shows where a control is; a sign needs no more. */
const least = 3

const paints = /\b(?:fill|stroke|stop-color|color)\s*[=:]\s*["']?\s*([^"';}>]+)/g

/** Can a mark hardly be seen on the header? Its ground is dark in both schemes, and most marks are drawn for paper. */
export function isFaintMark(document: Document, svg: string): boolean {
  const colors = brandColors(document)
  // What is in the colour of the text is right everywhere, and of photos in a drawing nothing is known.
  if (!colors || /currentColor|<image/i.test(svg)) return false
  const given = [...svg.matchAll(paints)].map(([, paint = '']) => paint.trim())
  const seen = given.filter(isColor)
  // What has no colour is black.
  const drawn = seen.length > 0 ? seen : ['#000000']
  const { light, dark } = paletteOf(colors)
  return [light, dark].some(({ panel }) =>
    drawn.every((color) => contrast(color, panel) < least),
  )
}
