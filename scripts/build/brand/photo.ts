import sharp from 'sharp'

import { sha256 } from '../../files/hashes.ts'
import { cachedFile } from '../../pictures/cachedFile.ts'

/** The widths of photos in pixels, for phones with one to three device pixels, tablets, and large screens. */
const widths = [480, 800, 1200, 1600, 2400]
/** The next level of effort takes four times as long. For one photo, it saved 14% at 2,400 px and nothing below. */
const encodings = { avif: { quality: 50, effort: 3 }, webp: { quality: 75 } }
type Format = keyof typeof encodings
const formats: readonly Format[] = ['avif', 'webp']

/** One file that the build creates from a photo. */
export interface PhotoFile {
  name: string
  format: Format
  width: number
}

/** The files to create from a photo: newer formats, several widths up to `maxWidth`, never larger than the original. */
export async function filesOfPhoto(bytes: Uint8Array, maxWidth: number) {
  const { autoOrient } = await sharp(bytes).metadata()
  const { width, height } = autoOrient
  const hash = sha256(bytes).slice(0, 6)
  const largestWidth = Math.min(width, maxWidth)
  const smallerWidths = widths.filter((smallerWidth) => smallerWidth < largestWidth)
  const files = formats.flatMap((format) =>
    [...smallerWidths, largestWidth].map((fileWidth) => ({
      name: `assets/photo-${fileWidth}-${hash}.${format}`,
      format,
      width: fileWidth,
    })),
  )
  return { width, height, files }
}

/** Rotates the picture as its metadata says, then removes the metadata: it may contain the location. */
export function encodePhoto(
  bytes: Uint8Array,
  { format, width }: PhotoFile,
): Promise<Uint8Array> {
  const encoding = encodings[format]
  const settings = JSON.stringify([encoding, format, width])
  return cachedFile(['photo', settings, bytes], () =>
    sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .resize({ width })
      .toFormat(format, encoding)
      .toBuffer(),
  )
}
