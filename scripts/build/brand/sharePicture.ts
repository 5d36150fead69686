import sharp from 'sharp'

import { paletteOf } from '../../../schema/colors/palette.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { cachedFile } from '../../pictures/cachedFile.ts'
import { dataAddress, coloredMark, type Mark } from '../../pictures/mark.ts'
import { rasterize } from '../../pictures/rasterize.ts'
import { box, image, layOut } from './layOut.ts'

const shareSize = { width: 1200, height: 630 }
const pictureSize = { width: 560, height: shareSize.height }
const margin = 64
const textWidth = shareSize.width - pictureSize.width - 2 * margin
const companyHeight = 72

interface ShareParts {
  content: SiteContent
  mark: Mark | undefined
  headline: string
  /** The picture as a data URL. */
  picture: string
}

/** Creates the picture that networks show with a link to the page: the headline, and the page's first picture. */
export async function createSharePicture({
  content: { company, site },
  mark,
  headline,
  picture,
}: ShareParts): Promise<Uint8Array> {
  const { panel, onGround } = paletteOf(site.colors).light
  const companyElements = [
    ...(mark
      ? [
          image(
            dataAddress(coloredMark(mark, onGround)),
            companyHeight * mark.ratio,
            companyHeight,
          ),
        ]
      : []),
    // A logo may contain the name.
    ...(mark && company.nameInMark ? [] : [company.name]),
  ]
  const texts = box(
    {
      width: textWidth,
      flexDirection: 'column',
      padding: margin,
      justifyContent: 'space-between',
    },
    box({ alignItems: 'center', gap: 20, fontSize: 44 }, ...companyElements),
    box(
      {
        fontSize: headlineSize(headline),
        lineHeight: 1.05,
        letterSpacing: '-0.04em',
        textWrap: 'balance',
      },
      headline,
    ),
    box({ fontSize: 30 }, new URL(site.address).host),
  )
  const { width, height } = pictureSize
  const card = box(
    { ...shareSize, fontFamily: 'Inter', color: onGround, backgroundColor: panel },
    texts,
    box({ width, height, flexShrink: 0 }, image(picture, width, height)),
  )
  return compress(await rasterize(await layOut(card, shareSize), shareSize.width))
}

/** WhatsApp ignores larger pictures. */
export const maxShareBytes = 300_000

/** JPEG qualities, tried in this order until the file is small enough. For most pictures, the first one is enough. */
const qualities = [90, 80, 65, 50, 30]

function compress(png: Uint8Array): Promise<Uint8Array> {
  return cachedFile(['share', qualities.join(), png], async () => {
    for (const quality of qualities) {
      const jpeg = await sharp(png)
        .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
        .toBuffer()
      if (jpeg.length < maxShareBytes) return jpeg
    }
    throw new Error(`Failed to make a share picture of less than ${maxShareBytes} bytes.`)
  })
}

const maxLines = 5
/** The maximum height of all lines together. */
const maxHeight = 380

/** The largest size for the lines and the longest word. Letters are 0.56 times as wide as high; 85% of a line is filled. */
function headlineSize(headline: string): number {
  const maxWordLength = Math.max(...headline.split(/\s+/).map((word) => word.length))
  const sizes = Array.from({ length: maxLines }, (_, index) => {
    const lineCount = index + 1
    const sizeInLines =
      (lineCount * (lineCount > 1 ? 0.85 : 1) * textWidth) / (0.56 * headline.length)
    return Math.min(sizeInLines, maxHeight / (1.05 * lineCount))
  })
  return Math.round(Math.min(84, Math.max(...sizes), textWidth / (0.6 * maxWordLength)))
}
