import { leastContrast } from '../colors/faintPixels.ts'
import { paletteOf } from '../colors/palette.ts'
import { contrast, isColor } from '../colors/tones.ts'
import type { Drawing } from '../pictures/drawing.ts'
import { paintsOf } from '../pictures/pictures.ts'
import { brandColors } from '../read/brandColors.ts'
import type { ParsedFile } from '../read/parsedFile.ts'

/** Is the contrast of a mark on the header too low? The header is dark in both schemes, but most marks are made for a light background. */
export function isFaintMark(parsed: ParsedFile, drawing: Drawing): boolean {
  const colors = brandColors(parsed.value)
  const paints = paintsOf(drawing)
  // currentColor is always readable; photos in a drawing cannot be judged.
  const isUnjudged =
    paints.some((paint) => /^currentColor$/i.test(paint)) ||
    drawing.elements.some(({ name }) => name === 'image')
  if (!colors || isUnjudged) return false
  const seen = paints.filter(isColor)
  // Shapes without a color are black.
  const drawn = seen.length > 0 ? seen : ['#000000']
  const { light, dark } = paletteOf(colors)
  return [light, dark].some(({ panel }) =>
    drawn.every((color) => contrast(color, panel) < leastContrast),
  )
}
