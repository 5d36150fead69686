import type { Scheme } from '../../../schema/colors/colors.ts'
import { paletteOf } from '../../../schema/colors/palette.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { isFilled } from '../../../schema/pictures/pictures.ts'
import { coloredMark, type Mark } from '../../pictures/mark.ts'
import { pixelsOfDrawing, rasterize } from '../../pictures/rasterize.ts'
import { box, layOut } from './layOut.ts'

/** The company's logo or initial for square icons, as SVG. */
interface AppIcon {
  tabIcon: string
  /** The icon, with margins unless the logo has a background: phones crop icons and show only the middle. */
  homeIcon: string
}

/** A mark with a larger aspect ratio would be unreadable in a browser tab. */
const maxRatio = 1.6

/** Height of the largest icon, in pixels. */
export const maxIconHeight = 192

/** A function for each icon of a company, for browser tabs and home screens, by its file name. */
export function iconFiles(
  { company, site }: SiteContent,
  mark: Mark | undefined,
): Map<string, () => Promise<Uint8Array>> {
  const { light } = paletteOf(site.colors)
  const fitsIcon = mark && Math.max(mark.ratio, 1 / mark.ratio) <= maxRatio
  // The icon is drawn once, when the first size is requested.
  let icon: Promise<AppIcon> | undefined
  const appIcon = () =>
    (icon ??= fitsIcon ? iconOfMark(mark, light) : iconOfLetter(company.name, light))
  return new Map<string, () => Promise<Uint8Array>>([
    ['icon.svg', async () => Buffer.from((await appIcon()).tabIcon)],
    ['icon-192.png', async () => rasterize((await appIcon()).tabIcon, maxIconHeight)],
    ['apple-touch-icon.png', async () => rasterize((await appIcon()).homeIcon, 180)],
  ])
}

/** The logo as the header shows it: on the header's background, unless it has its own. */
async function iconOfMark(mark: Mark, light: Scheme): Promise<AppIcon> {
  const logo = coloredMark(mark, light.onGround)
  const hasGround = isFilled(await pixelsOfDrawing(logo, 64))
  const tile = (scale: number, ground: string) =>
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `${ground}${centeredDrawing(logo, mark.ratio, hasGround ? 1 : scale)}</svg>`
  const ground = (radius: number) =>
    `<rect fill="${light.panel}" width="64" height="64" rx="${radius}"/>`
  return {
    tabIcon: tile(0.75, hasGround ? '' : ground(cornerRadius)),
    homeIcon: tile(0.6, ground(0)),
  }
}

const cornerRadius = 14

/** A drawing in the middle of a square of 64, scaled to a share of its side. */
function centeredDrawing(svg: string, ratio: number, scale: number): string {
  const width = round(64 * scale * Math.min(ratio, 1))
  const height = round((64 * scale * Math.min(ratio, 1)) / ratio)
  const size = `width="${width}" height="${height}"`
  return svg.replace(
    '<svg',
    `<svg x="${(64 - width) / 2}" y="${(64 - height) / 2}" ${size}`,
  )
}

const round = (value: number) => Math.round(value * 100) / 100

/** The icon of a company without a mark: the first letter of the name on the accent color. */
async function iconOfLetter(name: string, light: Scheme): Promise<AppIcon> {
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
  return { tabIcon: await draw(44, cornerRadius), homeIcon: await draw(32, 0) }
}
