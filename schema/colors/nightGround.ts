import { faintPixels } from './faintPixels.ts'
import type { Palette } from './scheme.ts'

/** Pictures are examined at this size, in pixels. */
export const examinedSide = 48
/** The least share of a picture that is transparent, and the least share of what is drawn that would be faint. */
const leastEmpty = 0.2
const leastFaint = 0.4

/** A drawing with its own styles for the dark scheme needs no background. */
export const hasDarkStyles = (drawing: string) => drawing.includes('prefers-color-scheme')

/**
 * The background that a picture needs in the dark scheme, where its dark lines would be invisible; undefined where it
 * needs none. Pixels are red, green, blue and opacity.
 */
export function nightGround(
  pixels: Uint8Array | Uint8ClampedArray,
  { light, dark }: Palette,
): string | undefined {
  const { drawn, faint } = faintPixels(pixels, dark.background)
  const empty = 1 - drawn / 255 / (pixels.length / 4)
  const isLost = empty >= leastEmpty && faint >= leastFaint * drawn
  return isLost ? light.background : undefined
}
