import { rasterize } from '../../pictures/rasterize.ts'
import { appIconOf, type AppIcon } from './appIcon.ts'
import type { Brand } from './brand.ts'
import { ico } from './ico.ts'

type Make = (sign: AppIcon) => Promise<Uint8Array> | Uint8Array

/** Icons for browser tabs and home screens, by file name. */
const makers = new Map<string, Make>([
  ['favicon.ico', ({ alone }) => favicon(alone)],
  ['icon.svg', ({ inBrowser }) => Buffer.from(inBrowser)],
  ['icon-192.png', ({ alone }) => rasterize(alone, 192)],
  ['icon-512.png', ({ alone }) => rasterize(alone, 512)],
  ['icon-maskable.png', ({ onGround }) => rasterize(onGround, 512)],
  ['apple-touch-icon.png', ({ onGround }) => rasterize(onGround, 180)],
])

async function favicon(svg: string): Promise<Uint8Array> {
  const sizes = [16, 32, 48]
  const pictures = sizes.map(async (size) => ({ size, png: await rasterize(svg, size) }))
  return ico(await Promise.all(pictures))
}

/** A function for each icon of a brand, by its file name. */
export function iconMakers(brand: Brand): Map<string, () => Promise<Uint8Array>> {
  // Drawn once, when the first icon is asked for.
  let sign: Promise<AppIcon> | undefined
  return new Map(
    [...makers].map(([file, make]) => [
      file,
      async () => make(await (sign ??= appIconOf(brand))),
    ]),
  )
}
