import { faintPixels } from '../../../schema/colors/nightGround.ts'
import { isFilled } from '../../../schema/pictures/pictures.ts'
import { inColor, inSchemes, type Mark } from '../../pictures/mark.ts'
import { pixelsOfDrawing } from '../../pictures/rasterize.ts'
import type { Brand } from './brand.ts'
import { box, layOut } from './layOut.ts'

/** The company's logo or initial for square icons, as SVG, with and without a background. */
export interface AppIcon {
  /** For browsers, which follow the system's scheme. */
  inBrowser: string
  /** Without a background. */
  withoutGround: string
  /** With margins: phones crop icons to their own shape, and only the middle is always visible. */
  onGround: string
}

/** A mark with a larger aspect ratio would be unreadable in a browser tab. */
const maxRatio = 1.6

export function appIconOf(brand: Brand): Promise<AppIcon> {
  const { mark } = brand
  const isSquare = mark && Math.max(mark.ratio, 1 / mark.ratio) <= maxRatio
  return isSquare ? iconOfMark(mark, brand) : iconOfLetter(brand)
}

async function iconOfMark(
  mark: Mark,
  { palette: { light, dark } }: Brand,
): Promise<AppIcon> {
  const inLight = inColor(mark, light.text)
  const pixels = Buffer.from(await pixelsOfDrawing(inLight, 64))
  const { drawn, faint } = faintPixels(pixels, light.background)
  // A white mark for the dark header.
  if (faint > maxFaint * drawn) {
    const tile = square(inLight, mark.ratio, 0.8, light.panel)
    return { inBrowser: tile, withoutGround: tile, onGround: tile }
  }
  // The color at the middle of its upper edge, if the mark has a background.
  const background = isFilled(pixels)
    ? `#${pixels.toString('hex', 4 * 32, 4 * 32 + 3)}`
    : undefined
  return {
    inBrowser: square(inSchemes(mark, light.text, dark.text), mark.ratio, 1),
    withoutGround: square(inLight, mark.ratio, 1),
    onGround: square(
      inLight,
      mark.ratio,
      background ? 0.8 : 0.6,
      background ?? light.background,
    ),
  }
}

/** The share of a mark that may be faint on a light background. */
const maxFaint = 0.95

/** A drawing centered in a square of 64, scaled to `part` of its side. */
function square(svg: string, ratio: number, scale: number, background?: string): string {
  const width = round(64 * scale * Math.min(ratio, 1))
  const height = round((64 * scale * Math.min(ratio, 1)) / ratio)
  const box = `x="${(64 - width) / 2}" y="${(64 - height) / 2}" width="${width}" height="${height}"`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    (background === undefined ? '' : `<path fill="${background}" d="M0 0h64v64H0z"/>`) +
    `${svg.replace('<svg', `<svg ${box}`)}</svg>`
  )
}

const round = (value: number) => Math.round(value * 100) / 100

/** Without a mark: the first letter of the name on the accent color. */
async function iconOfLetter({ name, palette: { light } }: Brand): Promise<AppIcon> {
  const letter = String.fromCodePoint(name.trim().codePointAt(0) ?? 0).toUpperCase()
  const draw = (fontSize: number, borderRadius: number) => {
    const tile = {
      width: 64,
      height: 64,
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius,
      fontSize,
      color: light.onAccent,
      backgroundColor: light.accent,
    }
    return layOut(box(tile, letter), { width: 64, height: 64 })
  }
  const withoutGround = await draw(44, 14)
  return { inBrowser: withoutGround, withoutGround, onGround: await draw(32, 0) }
}
