import { hasDarkStyles, examinedSide } from '../../../schema/colors/nightGround.ts'
import { readPicture } from '../../../schema/pictures/pictures.ts'
import type { LoadedPicture } from './pictures.ts'
import { pixelsOf } from './pixelsOf.ts'

/** The pixels of a picture drawn small, as RGBA bytes. Undefined where it needs no ground by night, or cannot be drawn. */
export async function smallPixels(
  picture: LoadedPicture,
): Promise<Uint8ClampedArray | undefined> {
  const read = readPicture(picture.bytes)
  const isOpaque = read.kind === 'raster' && read.type === 'jpg'
  if (isOpaque || (read.kind === 'svg' && hasDarkStyles(read.text))) return undefined
  return (await pixelsOf(picture, examinedSide))?.data
}
