import { contrast } from './tones.ts'

/** Contrast that controls and graphics need (WCAG 1.4.11); what has less is faint. */
export const leastContrast = 3

/**
 * How much of a picture is drawn, and how much of that is faint on a ground: the opacities of these pixels, added up.
 * Pixels are bytes of red, green, blue and opacity.
 */
export function faintPixels(
  pixels: Uint8Array | Uint8ClampedArray,
  ground: string,
): { drawn: number; faint: number } {
  let drawn = 0
  let faint = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4)
    if (opacity === 0) continue
    drawn += opacity
    if (contrast(`rgb(${red} ${green} ${blue})`, ground) < leastContrast) faint += opacity
  }
  return { drawn, faint }
}
