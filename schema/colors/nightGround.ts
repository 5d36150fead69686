import type { Palette } from './scheme.ts'
import { contrast } from './tones.ts'

/** Pictures are examined at this size, in pixels. */
export const examinedSide = 48
/** The least share of a picture that is transparent, and the least share of what is drawn that would be invisible. */
const leastEmpty = 0.2
const leastUnseen = 0.4
/** Contrast that controls and graphics need (WCAG 1.4.11). */
const leastContrast = 3

/** A drawing with styles of its own for the night is right as it is. */
export const hasDarkStyles = (drawing: string) => drawing.includes('prefers-color-scheme')

/**
 * The background that a picture needs in the dark scheme, where its dark lines would be invisible; undefined where it
 * needs none. Pixels are red, green, blue and opacity.
 */
export function nightGround(
  pixels: Uint8Array | Uint8ClampedArray,
  { light, dark }: Palette,
): string | undefined {
  let drawn = 0
  let unseen = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha === 0) continue
    const opacity = alpha / 255
    drawn += opacity
    if (contrast(hex([red, green, blue]), dark.background) < leastContrast)
      unseen += opacity
  }
  const empty = 1 - drawn / (pixels.length / 4)
  const isLost = empty >= leastEmpty && unseen >= leastUnseen * drawn
  return isLost ? light.background : undefined
}

const hex = (channels: number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
