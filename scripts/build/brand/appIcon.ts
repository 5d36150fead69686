import { contrast } from '../../../schema/colors/tones.ts'
import { inColor, inSchemes, type Mark } from '../../pictures/mark.ts'
import { pixelsOfDrawing } from '../../pictures/rasterize.ts'
import type { Brand } from './brand.ts'
import { box, layOut } from './layOut.ts'

/** The company's logo or initial for square icons, as SVG, with and without a background. */
export interface AppIcon {
  /** For browsers, which follow the system's scheme. */
  inBrowser: string
  /** Without a background. */
  alone: string
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
  if (!(await showsOn(light.background, inLight))) {
    const tile = square(inLight, mark.ratio, 0.8, light.panel)
    return { inBrowser: tile, alone: tile, onGround: tile }
  }
  const own = await edgeColor(inLight)
  const safe = own === undefined ? 0.6 : 0.8
  return {
    inBrowser: square(inSchemes(mark, light.text, dark.text), mark.ratio, 1),
    alone: square(inLight, mark.ratio, 1),
    onGround: square(inLight, mark.ratio, safe, own ?? light.background),
  }
}

/** A drawing centered in a square of 64, scaled to `part` of its side. */
function square(svg: string, ratio: number, part: number, background?: string): string {
  const width = round(64 * part * Math.min(ratio, 1))
  const height = round((64 * part * Math.min(ratio, 1)) / ratio)
  const box = `x="${(64 - width) / 2}" y="${(64 - height) / 2}" width="${width}" height="${height}"`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    (background === undefined ? '' : `<path fill="${background}" d="M0 0h64v64H0z"/>`) +
    `${svg.replace('<svg', `<svg ${box}`)}</svg>`
  )
}

const round = (value: number) => Math.round(value * 100) / 100

/** The width at which the drawing's colors are sampled. */
const width = 64
const render = async (svg: string) => Buffer.from(await pixelsOfDrawing(svg, width))

/** Whether the drawing is visible on this background. A white logo for the dark header is invisible on a light one. */
async function showsOn(background: string, svg: string): Promise<boolean> {
  const pixels = await render(svg)
  const counts = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const color = pixels.subarray(at, at + 4).toString('hex')
    if (color.endsWith('ff')) counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const drawn = [...counts].map(([color, count]) => ({
    color: `#${color.slice(0, 6)}`,
    count,
  }))
  const sum = (all: typeof drawn) => all.reduce((total, { count }) => total + count, 0)
  const seen = drawn.filter(({ color }) => contrast(color, background) >= 2)
  return sum(seen) * 20 >= sum(drawn)
}

/** The color at the middle of all four edges, if it is the same: the mark has its own background. */
async function edgeColor(svg: string): Promise<string | undefined> {
  const pixels = await render(svg)
  const height = pixels.length / 4 / width
  const at = (x: number, y: number) =>
    pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4).toString('hex')
  const [color, ...others] = [
    at(width >> 1, 1),
    at(width >> 1, height - 2),
    at(1, height >> 1),
    at(width - 2, height >> 1),
  ] as const
  const isTile = color.endsWith('ff') && others.every((other) => other === color)
  return isTile ? `#${color.slice(0, 6)}` : undefined
}

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
  const alone = await draw(44, 14)
  return { inBrowser: alone, alone, onGround: await draw(32, 0) }
}
