/** Cleans a chosen picture in the browser, as the editor's server does in Node (scripts/edit/cleanPicture.ts). */
import { imageSize } from 'image-size'

import { readPicture } from '../../../../schema/pictures/pictures.ts'
import { stripMetadata, type Raster } from '../../../../schema/pictures/stripMetadata.ts'
import { pictureRefusal } from '../../../editorApi/pictureRefusal.ts'
import type { CleanPicture } from '../../../editorApi/storage.ts'

/** In milliseconds; the largest photo takes a tenth on a phone. */
const maxTime = 15_000

/** Never rejects: what cannot be drawn is `damaged`. */
export async function cleanPictureInBrowser(bytes: Uint8Array): Promise<CleanPicture> {
  const reason = pictureRefusal(bytes)
  if (reason) return { ok: false, reason }
  const picture = readPicture(bytes)
  try {
    if (picture.kind === 'svg') {
      const { cleanedDrawing } =
        await import('../../../../schema/pictures/cleanedDrawing.ts')
      const clean = cleanedDrawing(bytes)
      return (await opens(clean, 'image/svg+xml'))
        ? { ok: true, bytes: clean }
        : { ok: false, reason: 'slow' }
    }
    const type = picture.kind === 'raster' ? picture.type : ''
    return { ok: true, bytes: await cleanRaster(bytes, type as Raster) }
  } catch {
    return { ok: false, reason: 'damaged' }
  }
}

/** False where it takes too long to draw; throws where it cannot be drawn. */
async function opens(bytes: Uint8Array, type: string): Promise<boolean> {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([bytes.slice()], { type }))
  const late = new Promise<boolean>((done) => setTimeout(() => done(false), maxTime))
  const drawn = image.decode().then(() => true)
  return Promise.race([drawn, late]).finally(() => URL.revokeObjectURL(image.src))
}

/**
 * The pixels are saved again only where needed: to rotate them, or to remove what an AVIF holds inside, which no browser
 * can save again as AVIF.
 */
async function cleanRaster(bytes: Uint8Array, type: Raster): Promise<Uint8Array> {
  const pixels = await createImageBitmap(new Blob([bytes.slice()]))
  // A camera that is held upright stores the picture on its side, with a note on how to rotate it.
  const { orientation = 1 } = imageSize(bytes)
  const isTurned = type !== 'avif' && orientation > 1
  if (!isTurned && !(type === 'avif' && hasNotesInside(bytes)))
    return stripMetadata(bytes, type)
  const canvas = new OffscreenCanvas(pixels.width, pixels.height)
  canvas.getContext('2d')?.drawImage(pixels, 0, 0)
  const format = type === 'jpg' ? 'image/jpeg' : 'image/webp'
  const blob = await canvas.convertToBlob({ type: format, quality: 0.95 })
  return new Uint8Array(await blob.arrayBuffer())
}

const hasNotesInside = (bytes: Uint8Array) =>
  /Exif|application\/rdf\+xml/.test(
    new TextDecoder('latin1').decode(bytes.subarray(0, 8192)),
  )
