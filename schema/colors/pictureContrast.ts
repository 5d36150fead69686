import { isFilled } from '../pictures/pictures.ts'
import type { Palette } from './colors.ts'
import { contrast } from './tones.ts'

type Pixels = Uint8Array | Uint8ClampedArray

/** Pictures are scaled to this size, in pixels, before they are examined. */
export const examinedSize = 48

/**
 * Whether a picture gets the page's light background in the dark scheme, because its lines may be as dark as the page
 * there. Photos fill their area, and a drawing can have its own styles for the dark scheme. `drawing` is its text.
 */
export const needsLightBackground = (file: string, drawing?: string): boolean =>
  /\.(?:svg|png|webp)$/.test(file) && !drawing?.includes('prefers-color-scheme')

/** The minimum contrast of controls and graphics (WCAG 1.4.11). A color with less contrast is faint. */
const minContrast = 3

/** Returns a function that tests whether a color (bytes of red, green, and blue) is faint on this background. */
export function faintColorTest(background: string) {
  // Results are cached: most drawings have few colors.
  const faintByColor = new Map<string, boolean>()
  return ([red = 0, green = 0, blue = 0]: Pixels): boolean => {
    const color = `rgb(${red} ${green} ${blue})`
    const isFaint = faintByColor.get(color) ?? contrast(color, background) < minContrast
    faintByColor.set(color, isFaint)
    return isFaint
  }
}

/** Above this share of faint pixels, a part of a logo, such as its letters, is hard to see. */
const maxFaintShare = 0.3
/** A logo that fills at least this share of its area has its own background. */
const minFilledShare = 0.9
/** Such a logo is hard to see only if nearly all of it is faint. */
const maxFaintShareWithBackground = 0.9

/** The header's backgrounds, dark in both schemes (src/components/barColors.ts). */
export const headerColors = ({ light, dark }: Palette) => [light.panel, dark.ground]

/** The backgrounds of sections, which the header can adopt (src/components/useGroundBelow.ts). */
const sectionColors = ({ light, dark }: Palette) => [
  light.wall,
  ...[light, dark].flatMap((scheme) => [
    scheme.background,
    scheme.tint,
    scheme.panel,
    scheme.ground,
  ]),
]

/** Whether a logo is hard to see on the header. Pixels are RGBA bytes. */
export const isFaintOnHeader = (pixels: Pixels, palette: Palette): boolean =>
  headerColors(palette).some((color) => isFaintOn(pixels, color))

/** Whether a logo without its own background would be hard to see on a header in the color of a section. */
export const isFaintOnSections = (pixels: Pixels, palette: Palette): boolean =>
  !isFilled(pixels) && sectionColors(palette).some((color) => isFaintOn(pixels, color))

function isFaintOn(pixels: Pixels, background: string): boolean {
  const isFaintColor = faintColorTest(background)
  // The total opacity of all drawn pixels, and of the faint ones.
  let drawnOpacity = 0
  let faintOpacity = 0
  for (let offset = 0; offset < pixels.length; offset += 4) {
    const opacity = pixels[offset + 3] ?? 0
    if (opacity === 0) continue
    drawnOpacity += opacity
    if (isFaintColor(pixels.subarray(offset, offset + 3))) faintOpacity += opacity
  }
  const hasBackground = drawnOpacity >= minFilledShare * 255 * (pixels.length / 4)
  const maxShare = hasBackground ? maxFaintShareWithBackground : maxFaintShare
  return drawnOpacity > 0 && faintOpacity >= maxShare * drawnOpacity
}
