import { leastContrast } from '../colors/faintPixels.ts'
import { paletteOf } from '../colors/palette.ts'
import { contrast, isColor } from '../colors/tones.ts'
import { brandColors } from '../read/brandColors.ts'
import type { ParsedFile } from '../read/parsedFile.ts'

const paints = /\b(?:fill|stroke|stop-color|color)\s*[=:]\s*["']?\s*([^"';}>]+)/g

/** Is the contrast of a mark on the header too low? The header is dark in both schemes, but most marks are made for a light background. */
export function isFaintMark(parsed: ParsedFile, svg: string): boolean {
  const colors = brandColors(parsed.value)
  // currentColor is always readable; photos in a drawing cannot be judged.
  if (!colors || /currentColor|<image/i.test(svg)) return false
  const given = [...svg.matchAll(paints)].map(([, paint = '']) => paint.trim())
  const seen = given.filter(isColor)
  // Shapes without a colour are black.
  const drawn = seen.length > 0 ? seen : ['#000000']
  const { light, dark } = paletteOf(colors)
  return [light, dark].some(({ panel }) =>
    drawn.every((color) => contrast(color, panel) < leastContrast),
  )
}
