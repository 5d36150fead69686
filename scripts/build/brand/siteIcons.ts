import { rasterize } from '../../pictures/rasterize.ts'
import { appIconOf, type AppIcon } from './appIcon.ts'
import type { Brand } from './brand.ts'

/** A function for each icon of a brand, for browser tabs and home screens, by its file name. */
export function iconMakers(brand: Brand): Map<string, () => Promise<Uint8Array>> {
  // Drawn once, when the first icon is requested.
  let drawn: Promise<AppIcon> | undefined
  const appIcon = () => (drawn ??= appIconOf(brand))
  return new Map<string, () => Promise<Uint8Array>>([
    ['icon.svg', async () => Buffer.from((await appIcon()).inTab)],
    ['icon-192.png', async () => rasterize((await appIcon()).inTab, 192)],
    ['apple-touch-icon.png', async () => rasterize((await appIcon()).onHomeScreen, 180)],
  ])
}
