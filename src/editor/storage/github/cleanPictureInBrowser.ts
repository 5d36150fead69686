/** Cleans a chosen picture in the browser, as the editor's server does in Node (scripts/edit/editServer.ts). */
import { imageSize } from 'image-size'

import { readPicture } from '../../../../schema/pictures/pictures.ts'
import { stripMetadata, type Raster } from '../../../../schema/pictures/stripMetadata.ts'
import { pictureRefusal } from '../../../editorApi/pictureRefusal.ts'
import type { CleanPicture } from '../../../editorApi/storage.ts'

/** In milliseconds; the largest photo takes a tenth on a phone. */
const maxTime = 15_000
/** In pixels, of the longer side: the page shows no picture larger. */
const maxSide = 2400
/** Of a photo that is saved again: smaller values show. */
const quality = 0.85

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

/** False if it takes too long to draw; throws if it cannot be drawn. */
async function opens(bytes: Uint8Array, type: string): Promise<boolean> {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([bytes.slice()], { type }))
  const late = new Promise<boolean>((done) => setTimeout(() => done(false), maxTime))
  const drawn = image.decode().then(() => true)
  return Promise.race([drawn, late]).finally(() => URL.revokeObjectURL(image.src))
}

/**
 * The pixels are saved again only where needed: to rotate them, to make a photo no larger than the page can use, or to
 * remove what an AVIF holds inside, which no browser can save again as AVIF.
 */
async function cleanRaster(bytes: Uint8Array, type: Raster): Promise<Uint8Array> {
  const pixels = await createImageBitmap(new Blob([bytes.slice()]))
  // A camera that is held upright stores the picture on its side, with a note on how to rotate it.
  const { orientation = 1 } = imageSize(bytes)
  const isTurned = type !== 'avif' && orientation > 1
  const mustChange = isTurned || (type === 'avif' && hasNotesInside(bytes))
  const scale = Math.min(1, maxSide / Math.max(pixels.width, pixels.height))
  if (!mustChange && scale === 1) return stripMetadata(bytes, type)
  const [width, height] = [pixels.width, pixels.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  )
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
  canvas.getContext('2d')?.drawImage(pixels, 0, 0, canvas.width, canvas.height)
  const format = formats[type]
  const blob = await canvas.convertToBlob({ type: format, quality })
  // Safari cannot write WebP and answers with PNG: the picture would not fit its name.
  if (blob.type !== format && !mustChange) return stripMetadata(bytes, type)
  const saved = new Uint8Array(await blob.arrayBuffer())
  return mustChange || saved.length < bytes.length ? saved : stripMetadata(bytes, type)
}

/** As what a picture is saved again, by the format that it has. */
const formats: Record<Raster, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/webp',
}

const hasNotesInside = (bytes: Uint8Array) =>
  /Exif|application\/rdf\+xml/.test(
    new TextDecoder('latin1').decode(bytes.subarray(0, 8192)),
  )
