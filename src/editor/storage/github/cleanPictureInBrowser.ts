/** Cleans a chosen picture in the browser, as the editor's server does in Node (scripts/edit/editServer.ts). */
import { imageSize } from 'image-size'

import { readPicture } from '../../../../schema/pictures/pictures.ts'
import { isStrippable, stripMetadata } from '../../../../schema/pictures/stripMetadata.ts'
import { pictureRefusal } from '../../../editorApi/pictureRefusal.ts'
import type { CleanPicture } from '../../../editorApi/storage.ts'

/** In milliseconds. The largest photo takes a tenth of this on a phone. */
const maxTime = 15_000
/** The longer side, in pixels: the page shows no picture larger. */
const maxSide = 2400
/** The quality of a re-encoded photo. Lower values are visible. */
const quality = 0.85

/** Never rejects: a picture that cannot be drawn is `damaged`. */
export async function cleanPictureInBrowser(bytes: Uint8Array): Promise<CleanPicture> {
  const reason = pictureRefusal(bytes)
  if (reason) return { ok: false, reason }
  const picture = readPicture(bytes)
  try {
    if (picture.kind === 'svg') {
      const { cleanedDrawing } =
        await import('../../../../schema/pictures/cleanedDrawing.ts')
      const clean = cleanedDrawing(bytes)
      return (await canBeDrawn(clean, 'image/svg+xml'))
        ? { ok: true, bytes: clean }
        : { ok: false, reason: 'slow' }
    }
    const type = picture.kind === 'raster' ? picture.type : ''
    return { ok: true, bytes: await cleanRaster(bytes, type as keyof typeof formats) }
  } catch {
    return { ok: false, reason: 'damaged' }
  }
}

/** False if it takes too long to draw; throws if it cannot be drawn. */
async function canBeDrawn(bytes: Uint8Array, type: string): Promise<boolean> {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([bytes.slice()], { type }))
  const late = new Promise<boolean>((done) => setTimeout(() => done(false), maxTime))
  const drawn = image.decode().then(() => true)
  return Promise.race([drawn, late]).finally(() => URL.revokeObjectURL(image.src))
}

/**
 * Re-encodes the pixels only if needed: to rotate them, to reduce a photo to the size that the page can use, or to
 * remove the metadata of an AVIF, which no browser can save as AVIF.
 */
async function cleanRaster(
  bytes: Uint8Array,
  type: keyof typeof formats,
): Promise<Uint8Array> {
  const pixels = await createImageBitmap(new Blob([bytes.slice()]))
  // A camera that is held upright stores the picture sideways, with metadata that says how to rotate it.
  const { orientation = 1 } = imageSize(bytes)
  const isTurned = orientation > 1
  const scale = Math.min(1, maxSide / Math.max(pixels.width, pixels.height))
  const isKept = isStrippable(type) && !isTurned
  if (isKept && scale === 1) return stripMetadata(bytes, type)
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  const canvas = new OffscreenCanvas(scaled(pixels.width), scaled(pixels.height))
  canvas.getContext('2d')?.drawImage(pixels, 0, 0, canvas.width, canvas.height)
  const format = formats[type]
  const blob = await canvas.convertToBlob({ type: format, quality })
  // Safari cannot write WebP and returns PNG, which would not match the file extension.
  if (blob.type !== format && isKept) return stripMetadata(bytes, type)
  const saved = new Uint8Array(await blob.arrayBuffer())
  return isKept && saved.length >= bytes.length ? stripMetadata(bytes, type) : saved
}

/** The format for re-encoding a picture, by its original format. */
const formats = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/webp',
} as const
