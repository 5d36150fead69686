import { imageSize } from 'image-size'

import { rowWidth } from '../../../schema/model/pictures.ts'
import { formatOfFile } from '../../../schema/pictures/pictures.ts'

/** In bytes. Larger photos take long to send from a phone. */
const maxPhotoBytes = 1_000_000
/** The quality of a re-encoded photo. Lower values are visible. */
const quality = 0.85

/** A camera that is held upright stores the picture sideways, with metadata that says how to rotate it. */
export const isUpright = (bytes: Uint8Array) => (imageSize(bytes).orientation ?? 1) === 1

/**
 * A photo, no larger than the page can use. It is re-encoded if it is too large, has to be rotated, or is of a type
 * whose metadata cannot be removed. Undefined if the browser cannot open it; only Safari opens HEIC, from iPhones.
 * Other files do not change.
 */
export async function fittingPhoto(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const format = formatOfFile(bytes) ?? ''
  if (!['JPEG', 'PNG', 'WebP', 'AVIF', 'HEIC'].includes(format)) return bytes
  try {
    const bitmap = await createImageBitmap(new Blob([bytes.slice()]))
    const scale = Math.min(1, rowWidth / Math.max(bitmap.width, bitmap.height))
    const canStay = ['JPEG', 'PNG', 'WebP'].includes(format) && isUpright(bytes)
    if (canStay && scale === 1 && bytes.length <= maxPhotoBytes) return bytes
    const scaled = (length: number) => Math.max(1, Math.round(length * scale))
    const canvas = new OffscreenCanvas(scaled(bitmap.width), scaled(bitmap.height))
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const values = () => context.getImageData(0, 0, canvas.width, canvas.height).data
    const isOpaque =
      format === 'JPEG' ||
      values().every((value, index) => index % 4 !== 3 || value === 255)
    // Safari cannot write WebP and returns PNG.
    const type = isOpaque ? 'image/jpeg' : 'image/webp'
    const blob = await canvas.convertToBlob({ type, quality })
    const encoded = new Uint8Array(await blob.arrayBuffer())
    return canStay && encoded.length >= bytes.length ? bytes : encoded
  } catch {
    return undefined
  }
}
