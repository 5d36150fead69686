import { faintPixels } from '../../../schema/colors/faintPixels.ts'
import type { Palette } from '../../../schema/colors/scheme.ts'

/** From this share of faint pixels on, a part of the picture, such as its letters, is hardly visible. */
const leastFaint = 0.3

/** Can a picture hardly be seen on the header, in one of the schemes? For photos; drawings are checked by `isFaintMark`. Pixels are RGBA bytes. */
export function isFaintOnPanel(
  pixels: Uint8ClampedArray,
  { light, dark }: Palette,
): boolean {
  return [light, dark].some(({ panel }) => {
    const { drawn, faint } = faintPixels(pixels, panel)
    return drawn > 0 && faint >= leastFaint * drawn
  })
}
