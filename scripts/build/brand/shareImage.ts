import type { Brand } from './brand.ts'
import { box, image, layOut } from './layOut.ts'
import { dataAddress, inColor } from './mark.ts'
import { rasterize } from './rasterize.ts'
import { showsOn } from './sign.ts'

const shareSize = { width: 1200, height: 630 }
const edge = 64
const pictureWidth = 560
/** Where there is no picture. */
const stripeWidth = 24

interface ShareParts {
  brand: Brand
  headline: string
  /** Where the site is, as people say it: www.example.com */
  host: string
  /** The picture beside the words, as an address that holds its data. */
  picture: string | undefined
}

/** What WhatsApp, LinkedIn and others show beside a link to the page: the company, what it says first, and its picture. */
export async function makeShareImage(parts: ShareParts): Promise<Uint8Array> {
  const { name, mark, nameInMark } = parts.brand
  const { background, text, mutedText, accent, panel } = groundOf(parts.brand)
  const width = shareSize.width - 2 * edge - (parts.picture ? pictureWidth : stripeWidth)
  const markHeight = 72
  const company = [
    ...(mark
      ? [image(dataAddress(inColor(mark, text)), markHeight * mark.ratio, markHeight)]
      : []),
    ...(nameInMark ? [] : [name]),
  ]
  const words = box(
    {
      flexDirection: 'column',
      width: width + 2 * edge,
      padding: edge,
      justifyContent: 'space-between',
    },
    box({ alignItems: 'center', gap: 20, fontSize: 44 }, ...company),
    box(
      {
        fontSize: headlineSize(parts.headline, width),
        lineHeight: 1.1,
        letterSpacing: '-0.025em',
      },
      parts.headline,
    ),
    box({ fontSize: 30, color: mutedText }, parts.host),
  )
  const picture = parts.picture
    ? box(
        { width: pictureWidth, height: shareSize.height, backgroundColor: panel },
        image(parts.picture, pictureWidth, shareSize.height),
      )
    : box({ width: stripeWidth, backgroundColor: accent })
  const whole = box(
    { ...shareSize, fontFamily: 'Inter', color: text, backgroundColor: background },
    words,
    picture,
  )
  return rasterize(await layOut(whole, shareSize), shareSize.width)
}

/** The light page's; or the header's, for a mark that is drawn for that alone. */
function groundOf({ mark, palette: { light } }: Brand) {
  const { background, text, mutedText, accent, panel, ground, onGround } = light
  return !mark || showsOn(background, inColor(mark, text))
    ? { background, text, mutedText, accent, panel }
    : { background: panel, text: onGround, mutedText: onGround, accent, panel: ground }
}

/** As large as four lines and the longest word allow; a letter is some 0.56 times as wide as it is high. */
function headlineSize(headline: string, width: number): number {
  const longest = Math.max(...headline.split(/\s+/).map((word) => word.length))
  const inFourLines = (4 * 0.85 * width) / (0.56 * headline.length)
  return Math.round(Math.min(60, inFourLines, width / (0.6 * longest)))
}
