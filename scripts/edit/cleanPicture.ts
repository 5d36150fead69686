import { optimize } from 'svgo'

import { dangerIn, readPicture } from '../../schema/read/pictures.ts'
import { maxPictureBytes } from '../../src/editor/storage/storage.ts'
import { openPicture } from '../check/checkWithPictures.ts'

export type CleanPicture =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; because: 'kind' | 'unsafe' | 'damaged' | 'too big' }

/** A picture as it may lie in public/: of a kind that browsers show, and without what a camera or a drawing program noted in it. */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
  if (bytes.length > maxPictureBytes) return { ok: false, because: 'too big' }
  const picture = readPicture(bytes)
  switch (picture.kind) {
    case 'svg': {
      if (dangerIn(picture.text)) return { ok: false, because: 'unsafe' }
      if ((await openPicture(bytes, true)) === 'damaged')
        return { ok: false, because: 'damaged' }
      return { ok: true, bytes: Buffer.from(withoutNotes(picture.text)) }
    }
    case 'raster': {
      const { type } = picture
      if (!isRaster(type)) return { ok: false, because: 'kind' }
      const opened = await openPicture(bytes, false)
      if (opened === 'damaged') return { ok: false, because: 'damaged' }
      return { ok: true, bytes: await cleanRaster(bytes, type, opened === 'opaque') }
    }
    case 'unknown':
      return { ok: false, because: 'kind' }
  }
}

function withoutNotes(svg: string): string {
  const plugins = ['removeComments', 'removeMetadata', 'removeEditorsNSData'] as const
  return optimize(svg, { plugins: [...plugins] }).data
}

/** The kinds that the content may name, and how each is written again without a loss that can be seen. */
const formats = {
  jpg: ['jpeg', { quality: 95 }],
  png: ['png', {}],
  webp: ['webp', { quality: 95 }],
  avif: ['avif', { quality: 80 }],
} as const

type Raster = keyof typeof formats

function isRaster(type: string): type is Raster {
  return Object.hasOwn(formats, type)
}

/** Transparency that lets nothing through goes, too: the check sees then that a logo has a ground. */
async function cleanRaster(
  bytes: Uint8Array,
  type: Raster,
  isOpaque: boolean,
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const { exif, xmp, iptc, hasAlpha, orientation = 1 } = await sharp(bytes).metadata()
  const hasNotes = exif ?? xmp ?? iptc
  const isIdle = isOpaque && hasAlpha
  if (!hasNotes && !isIdle && orientation === 1) return bytes
  const [format, options] = formats[type]
  const picture = sharp(bytes, { failOn: 'error' }).autoOrient()
  return (isIdle ? picture.removeAlpha() : picture)
    .keepIccProfile()
    .toFormat(format, options)
    .toBuffer()
}
