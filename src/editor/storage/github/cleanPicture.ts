/** Cleans a chosen picture in the browser, as the editor's server does in Node (scripts/edit/cleanPicture.ts). */
import { withoutNotes, type Raster } from '../../../../schema/pictures/withoutNotes.ts'
import { readPicture } from '../../../../schema/read/pictures.ts'
import { pictureRefusal } from '../rules/pictureRefusal.ts'
import type { PictureRefusal } from '../storage.ts'

/** In milliseconds; the largest photo takes a tenth on a phone. */
const maxTime = 15_000

type Cleaned = { ok: true; bytes: Uint8Array } | { ok: false; because: PictureRefusal }

export async function cleanPicture(bytes: Uint8Array): Promise<Cleaned> {
  const because = pictureRefusal(bytes)
  if (because) return { ok: false, because }
  const picture = readPicture(bytes)
  try {
    if (picture.kind === 'svg') {
      const { cleanedDrawing } =
        await import('../../../../schema/pictures/cleanedDrawing.ts')
      const clean = cleanedDrawing(bytes)
      return (await opens(clean, 'image/svg+xml'))
        ? { ok: true, bytes: clean }
        : { ok: false, because: 'slow' }
    }
    const type = picture.kind === 'raster' ? picture.type : ''
    return { ok: true, bytes: await cleanRaster(bytes, type as Raster) }
  } catch {
    return { ok: false, because: 'damaged' }
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
  const isTurned = isRotated(bytes, type)
  if (!isTurned && !(type === 'avif' && hasNotesInside(bytes)))
    return withoutNotes(bytes, type)
  const canvas = new OffscreenCanvas(pixels.width, pixels.height)
  canvas.getContext('2d')?.drawImage(pixels, 0, 0)
  const format = type === 'jpg' ? 'image/jpeg' : 'image/webp'
  const blob = await canvas.convertToBlob({ type: format, quality: 0.95 })
  return new Uint8Array(await blob.arrayBuffer())
}

/** A camera held upright: the picture is stored lying, with a note that says so. */
function isRotated(bytes: Uint8Array, type: Raster): boolean {
  // TIFF 6.0: the order of bytes, the place of the first directory, its length, its entries.
  const tiff = /Exif\0\0(II\*\0|MM\0\*)[\s\S]{4}[\s\S]{2}([\s\S]{0,600})/.exec(
    latin1(bytes.subarray(0, 65_536)),
  )
  if (type === 'avif' || !tiff) return false
  const [, order = '', tags = ''] = tiff
  const tag = order.startsWith('II')
    ? '\x12\x01\x03\0\x01\0\0\0'
    : '\x01\x12\0\x03\0\0\0\x01'
  const at = tags.indexOf(tag)
  if (at === -1) return false
  const value = tags.slice(at + 8, at + 12)
  return (value.charCodeAt(0) || value.charCodeAt(1)) > 1
}

const hasNotesInside = (bytes: Uint8Array) =>
  /Exif|application\/rdf\+xml/.test(latin1(bytes.subarray(0, 8192)))

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
