import sharp from 'sharp'

import { readPicture } from '../../schema/pictures/pictures.ts'
import { markOf } from './mark.ts'
import { side } from './pixelSide.ts'
import { rasterize } from './rasterize.ts'

/** RGBA pixels of a picture, its margins trimmed, fitted into a square. Throws when it cannot be decoded. */
export async function pixelsOf(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = readPicture(bytes)
  const drawn =
    picture.kind === 'svg' ? await rasterize(markOf(picture.text).svg, 512) : bytes
  const large = await sharp(drawn).resize(512, 512, { fit: 'inside' }).png().toBuffer()
  return sharp(large)
    .ensureAlpha()
    .trim({ threshold: 20 })
    .resize(side, side, { fit: 'fill' })
    .blur(1)
    .raw()
    .toBuffer()
}
