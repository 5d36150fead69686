import { readDrawing } from '../../schema/pictures/drawing.ts'
import { readPicture } from '../../schema/pictures/pictures.ts'
import { unsafePart } from '../../schema/pictures/unsafeDrawing.ts'
import { maxDrawingBytes, maxPictureBytes, type PictureRejection } from './storage.ts'

/** Why a file cannot be used as a picture on the page. Undefined if it can. */
export function pictureRejection(bytes: Uint8Array): PictureRejection | undefined {
  if (bytes.length > maxPictureBytes) return 'too big'
  const picture = readPicture(bytes)
  switch (picture.kind) {
    case 'svg': {
      if (bytes.length > maxDrawingBytes) return 'drawing too big'
      const drawing = readDrawing(picture.text)
      if (!drawing) return 'damaged'
      return unsafePart(drawing) === undefined ? undefined : 'unsafe'
    }
    case 'raster':
      return /^(?:jpg|png|webp|avif)$/.test(picture.type) ? undefined : 'kind'
    case 'unknown':
      return 'kind'
  }
}
