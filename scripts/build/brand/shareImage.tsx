import type { Brand } from './brand.ts'
import { layOut } from './layOut.ts'
import { dataAddress, inColor } from './mark.ts'
import { rasterize } from './rasterize.ts'

const shareSize = { width: 1200, height: 630 }
const edge = 64
const pictureWidth = 560

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
  const { name, mark, nameInMark, palette } = parts.brand
  const { background, text, mutedText, accent } = palette.light
  const width = shareSize.width - 2 * edge - (parts.picture ? pictureWidth : 0)
  const markHeight = 72
  const words = (
    <div
      style={{ ...column, flexGrow: 1, padding: edge, justifyContent: 'space-between' }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 44 }}>
        {mark && (
          <img
            alt=""
            src={dataAddress(inColor(mark, text))}
            width={Math.min(markHeight * mark.ratio, width)}
            height={markHeight}
          />
        )}
        {!nameInMark && name}
      </div>
      <div
        style={{
          fontSize: headlineSize(parts.headline, width),
          lineHeight: 1.1,
          letterSpacing: '-0.025em',
        }}
      >
        {parts.headline}
      </div>
      <div style={{ fontSize: 30, color: mutedText }}>{parts.host}</div>
    </div>
  )
  const picture = parts.picture ? (
    <img
      alt=""
      src={parts.picture}
      width={pictureWidth}
      height={shareSize.height}
      style={{ objectFit: 'cover' }}
    />
  ) : (
    <div style={{ width: 24, backgroundColor: accent }} />
  )
  const image = (
    <div
      style={{
        display: 'flex',
        ...shareSize,
        fontFamily: 'Inter',
        color: text,
        backgroundColor: background,
      }}
    >
      {words}
      {picture}
    </div>
  )
  return rasterize(await layOut(image, shareSize), shareSize.width)
}

const column = { display: 'flex', flexDirection: 'column' } as const

/** As large as four lines and the longest word allow; a letter is some 0.56 times as wide as it is high. */
function headlineSize(headline: string, width: number): number {
  const longest = Math.max(...headline.split(/\s+/).map((word) => word.length))
  const inFourLines = (4 * 0.85 * width) / (0.56 * headline.length)
  return Math.round(Math.min(84, inFourLines, width / (0.6 * longest)))
}
