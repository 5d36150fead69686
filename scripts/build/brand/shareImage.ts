import sharp from 'sharp'

import { dataAddress, inColor } from '../../pictures/mark.ts'
import { cached } from '../../pictures/pictureCache.ts'
import { rasterize } from '../../pictures/rasterize.ts'
import type { Brand } from './brand.ts'
import { box, image, layOut } from './layOut.ts'
import type { SharePicture } from './sharePicture.ts'

const shareSize = { width: 1200, height: 630 }
const edge = 64
/** Sizes of the picture next to the text, and below it. */
const picture = {
  right: { width: 560, height: 630 },
  below: { width: 1200, height: 250 },
}
const companyHeight = 72

interface ShareParts {
  brand: Brand
  headline: string
  /** The site's host as people say it: www.example.com */
  host: string
  picture: SharePicture
}

/** The picture that WhatsApp, LinkedIn, and others show with a link to the page: the headline and the page's first picture. */
export async function makeShareImage(parts: ShareParts): Promise<Uint8Array> {
  const { name, mark, nameInMark, palette } = parts.brand
  const { panel, onGround } = palette.light
  const { src, position } = parts.picture
  const { width, height } = picture[position]
  const textArea =
    position === 'right'
      ? { width: shareSize.width - width, height: shareSize.height }
      : { width: shareSize.width, height: shareSize.height - height }
  const company = [
    ...(mark
      ? [
          image(
            dataAddress(inColor(mark, onGround)),
            companyHeight * mark.ratio,
            companyHeight,
          ),
        ]
      : []),
    ...(nameInMark ? [] : [name]),
  ]
  const host = box({ fontSize: 30 }, parts.host)
  const words = box(
    {
      ...textArea,
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: position === 'right' ? edge : `48px ${edge}px 36px`,
      justifyContent: 'space-between',
    },
    box(
      { alignItems: 'center', justifyContent: 'space-between' },
      box({ alignItems: 'center', gap: 20, fontSize: 44 }, ...company),
      ...(position === 'below' ? [host] : []),
    ),
    box(
      {
        fontSize: headlineSize(parts.headline, textArea.width - 2 * edge, position),
        lineHeight: 1.05,
        letterSpacing: '-0.04em',
        textWrap: 'balance',
      },
      parts.headline,
    ),
    ...(position === 'right' ? [host] : []),
  )
  const card = box(
    {
      ...shareSize,
      flexDirection: position === 'right' ? 'row' : 'column',
      fontFamily: 'Inter',
      color: onGround,
      backgroundColor: panel,
    },
    words,
    box({ width, height, flexShrink: 0 }, image(src, width, height)),
  )
  return compress(await rasterize(await layOut(card, shareSize), shareSize.width))
}

/** WhatsApp ignores larger pictures. In bytes. */
export const maxShareBytes = 300_000

/** Tried in turn until the file is small enough. Most pictures pass the first time. */
const qualities = [90, 80, 65, 50, 30]

function compress(png: Uint8Array): Promise<Uint8Array> {
  return cached(['sharp 0.35, share', qualities.join(), png], async () => {
    for (const quality of qualities) {
      const jpeg = await sharp(png)
        .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
        .toBuffer()
      if (jpeg.length < maxShareBytes) return jpeg
    }
    throw new Error(`Failed to make a share picture of less than ${maxShareBytes} bytes.`)
  })
}

const maxLines = { right: 4, below: 3 }
/** The maximum height of all lines together. */
const maxHeight = { right: 360, below: 200 }

/** The largest size that fits the lines and the longest word. A letter is about 0.56 times as wide as it is high. */
function headlineSize(
  headline: string,
  width: number,
  position: SharePicture['position'],
): number {
  const longest = Math.max(...headline.split(/\s+/).map((word) => word.length))
  const sizes = Array.from({ length: maxLines[position] }, (_, index) => {
    const lines = index + 1
    const inLines = (lines * (lines > 1 ? 0.85 : 1) * width) / (0.56 * headline.length)
    return Math.min(inLines, maxHeight[position] / (1.05 * lines))
  })
  return Math.round(Math.min(84, Math.max(...sizes), width / (0.6 * longest)))
}
