/** Decodes pictures and removes their invisible data, so that nothing goes online that the owner cannot see. */
import sharp from 'sharp'

import { cleanedDrawing } from '../../schema/pictures/cleanedDrawing.ts'
import { isStrippable, withoutMetadata } from '../../schema/pictures/metadata.ts'
import { readPicture } from '../../schema/pictures/pictures.ts'
import { markOf } from './mark.ts'
import { pixelsOfDrawing } from './rasterize.ts'

/** Renders a drawing. Resolves with its pixels as RGBA bytes. Rejects if it cannot be rendered. */
export async function openDrawing(bytes: Uint8Array): Promise<Uint8Array> {
  const { svg } = await markOf(Buffer.from(bytes).toString())
  return pixelsOfDrawing(svg, examinedWidth)
}

/** Decodes a photo. Resolves with its pixels as RGBA bytes. Rejects if it cannot be decoded. */
export function openPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const smallCopy = sharp(bytes, { failOn: 'error' }).resize(examinedWidth)
  return smallCopy.toColorspace('srgb').ensureAlpha().raw().toBuffer()
}

/** The width in pixels of the small copy that the check examines. */
const examinedWidth = 64

/** Removes a picture's invisible data. Rejects if it cannot be decoded. `pictureRejection` must accept its type. */
export async function cleanPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = readPicture(bytes)
  if (picture.kind === 'svg') {
    await openDrawing(bytes)
    return cleanedDrawing(bytes)
  }
  await openPhoto(bytes)
  const type = picture.kind === 'raster' ? picture.type : ''
  return cleanRaster(bytes, type as keyof typeof encodings)
}

/** Settings for re-encoding each format without visible loss. */
const encodings = {
  jpg: ['jpeg', { quality: 95 }],
  png: ['png', {}],
  webp: ['webp', { quality: 95 }],
  avif: ['avif', { quality: 80 }],
} as const

/**
 * Re-encodes a photo only if needed: to rotate it, to remove an AVIF's metadata, or to remove an opaque alpha channel,
 * so that the check detects the background of a logo.
 */
async function cleanRaster(
  bytes: Uint8Array,
  type: keyof typeof encodings,
): Promise<Uint8Array> {
  const { hasAlpha, orientation = 1 } = await sharp(bytes).metadata()
  const hasUnusedAlpha = hasAlpha && (await sharp(bytes).stats()).isOpaque
  if (!hasUnusedAlpha && isStrippable(type) && orientation === 1)
    return withoutMetadata(bytes, type)
  const [format, options] = encodings[type]
  const picture = sharp(bytes, { failOn: 'error' }).autoOrient()
  return (hasUnusedAlpha ? picture.removeAlpha() : picture)
    .keepIccProfile()
    .toFormat(format, options)
    .toBuffer()
}
