import type { Brand } from './brand.ts'
import { ico } from './ico.ts'
import { rasterize } from './rasterize.ts'
import { signOf, type Sign } from './sign.tsx'

type Maker = (sign: Sign) => Promise<Uint8Array> | Uint8Array

/** What browser tabs and home screens show, by file name. */
const makers: Record<string, Maker> = {
  'favicon.ico': async ({ alone }) => {
    const sizes = [16, 32, 48]
    const pictures = sizes.map(async (size) => ({
      size,
      png: await rasterize(alone, size),
    }))
    return ico(await Promise.all(pictures))
  },
  'icon.svg': ({ inBrowser }) => Buffer.from(inBrowser),
  'icon-192.png': ({ alone }) => rasterize(alone, 192),
  'icon-512.png': ({ alone }) => rasterize(alone, 512),
  'icon-maskable.png': ({ onGround }) => rasterize(onGround, 512),
  'apple-touch-icon.png': ({ onGround }) => rasterize(onGround, 180),
}

export const iconFiles = Object.keys(makers)

export async function makeIcon(
  file: string,
  brand: Brand,
): Promise<Uint8Array | undefined> {
  return makers[file]?.(await signOf(brand))
}
