/**
 * Colors in OKLCH: lightness, chroma (distance from gray), and hue as the eye sees them.
 * https://www.w3.org/TR/css-color-4/#ok-lab
 */
// The bundled form of the package: loading its 200 modules would take a tenth of a second.
import culori from 'culori/require'

export interface Tone {
  /** From 0 (black) to 1 (white). */
  lightness: number
  /** From 0 (gray) to about 0.3, the strongest colors of a screen. */
  chroma: number
  /** In degrees: 30 is red, 110 yellow, 145 green, 260 blue. */
  hue: number
}

/** The tone of a CSS color; black for an invalid color. */
export function toneOf(color: string): Tone {
  const { l = 0, c = 0, h = 0 } = culori.oklch(color) ?? {}
  return { lightness: l, chroma: c, hue: h }
}

/** The tone as #rrggbb. If screens cannot show its chroma, the nearest one that they can show replaces it. */
export function colorOf({ lightness, chroma, hue }: Tone): string {
  const l = Math.min(Math.max(lightness, 0), 1)
  return culori.formatHex(
    culori.clampChroma({ mode: 'oklch', l, c: chroma, h: hue }, 'oklch'),
  )
}

/** The color halfway between two colors, the shorter way around the hue circle. */
export const middleColor = (first: string, second: string): string =>
  culori.formatHex(culori.interpolate([first, second], 'oklch')(0.5))

/** The contrast of two colors, from 1 (none) to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrast = culori.wcagContrast

/** The difference in lightness between two shades: too small to see. */
const step = 1 / 256

/** The shades of a color, starting with the color itself, alternately darker and lighter. */
export function* nearestShades(color: string): Generator<string> {
  yield color
  const tone = toneOf(color)
  for (let distance = step; distance <= 1; distance += step) {
    for (const lightness of [tone.lightness - distance, tone.lightness + distance]) {
      // Goes one step too far, so that the last shades are exactly black and white: `colorOf` limits the lightness.
      if (lightness > -step && lightness < 1 + step) yield colorOf({ ...tone, lightness })
    }
  }
}
