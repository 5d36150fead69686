import sharp from 'sharp'

import { drawnSide, edgesOf } from '../../schema/pictures/fingerprints.ts'
import { readPicture } from '../../schema/pictures/pictures.ts'
import { markOf } from './mark.ts'
import { rasterize } from './rasterize.ts'

/** The edges of a picture, by which copies are found. Throws when it cannot be decoded. */
export async function edgesIn(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = readPicture(bytes)
  const drawn =
    picture.kind === 'svg' ? await rasterize(markOf(picture.text).svg, drawnSide) : bytes
  const { data, info } = await sharp(drawn)
    .resize(drawnSide, drawnSide, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return edgesOf({ data, width: info.width, height: info.height })
}
