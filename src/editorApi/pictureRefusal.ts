import { dangerIn } from '../../schema/pictures/drawingDanger.ts'
import { readPicture } from '../../schema/pictures/pictures.ts'
import { maxDrawingBytes, maxPictureBytes, type PictureRefusal } from './storage.ts'

/** Why a file is no picture for a page, before it is decoded. */
export function pictureRefusal(bytes: Uint8Array): PictureRefusal | undefined {
  if (bytes.length > maxPictureBytes) return 'too big'
  const picture = readPicture(bytes)
  switch (picture.kind) {
    case 'svg':
      if (bytes.length > maxDrawingBytes) return 'drawing too big'
      return dangerIn(picture.text) ? 'unsafe' : undefined
    case 'raster':
      return /^(?:jpg|png|webp|avif)$/.test(picture.type) ? undefined : 'kind'
    case 'unknown':
      return 'kind'
  }
}
