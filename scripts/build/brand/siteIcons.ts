import { rasterize } from '../../pictures/rasterize.ts'
import { appIconOf, type AppIcon } from './appIcon.ts'
import type { Brand } from './brand.ts'

type Make = (appIcon: AppIcon) => Promise<Uint8Array> | Uint8Array

/** Icons for browser tabs and home screens, by file name. */
const makers = new Map<string, Make>([
  ['favicon.ico', async ({ inTab }) => ico(await rasterize(inTab, 48), 48)],
  ['icon.svg', ({ inTab }) => Buffer.from(inTab)],
  ['icon-192.png', ({ inTab }) => rasterize(inTab, 192)],
  ['icon-512.png', ({ inTab }) => rasterize(inTab, 512)],
  ['icon-maskable.png', ({ onHomeScreen }) => rasterize(onHomeScreen, 512)],
  ['apple-touch-icon.png', ({ onHomeScreen }) => rasterize(onHomeScreen, 180)],
])

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

/** A favicon.ico with a PNG inside. https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function ico(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
