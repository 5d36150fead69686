import { rasterize } from '../../pictures/rasterize.ts'
import { appIconOf, type AppIcon } from './appIcon.ts'
import type { Brand } from './brand.ts'

type Make = (appIcon: AppIcon) => Promise<Uint8Array> | Uint8Array

/** Icons for browser tabs and home screens, by file name. */
const makers = new Map<string, Make>([
  ['favicon.ico', ({ withoutGround }) => favicon(withoutGround)],
  ['icon.svg', ({ inBrowser }) => Buffer.from(inBrowser)],
  ['icon-192.png', ({ withoutGround }) => rasterize(withoutGround, 192)],
  ['icon-512.png', ({ withoutGround }) => rasterize(withoutGround, 512)],
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
  // Drawn once, when the first icon is requested.
  let appIcon: Promise<AppIcon> | undefined
  return new Map(
    [...makers].map(([file, make]) => [
      file,
      async () => make(await (appIcon ??= appIconOf(brand))),
    ]),
  )
}

/** A favicon.ico with PNGs inside. https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function ico(pictures: { size: number; png: Uint8Array }[]): Uint8Array {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}
