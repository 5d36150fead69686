import sharp from 'sharp'

import { markOf } from './mark.ts'
import { rasterize } from './rasterize.ts'

/** Throws when the drawing cannot be rendered. Whether it has a background is read from its text. */
export async function openDrawing(bytes: Uint8Array): Promise<void> {
  await rasterize(markOf(Buffer.from(bytes).toString()).svg, 64)
}

/** Returns whether the photo is opaque. Throws when it cannot be decoded. */
export async function openPhoto(bytes: Uint8Array): Promise<boolean> {
  const small = await sharp(bytes, { failOn: 'error' }).resize(64).png().toBuffer()
  return (await sharp(small).stats()).isOpaque
}
