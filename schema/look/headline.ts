import type { HeroSection } from '../generated/siteContent.ts'
import { metricsOf, type TypefaceName } from './typefaces.ts'

/** Width of the widest line of a headline in em: the smaller it is, the larger the headline can be set. */
export interface HeadlineWidths {
  phone: number
  desktop: number
  /** Width of the widest word. */
  word: number
  /** The number of lines, if the headline is in a column. */
  lines?: number
}

/** Maximum width of a line in em; the fewest lines that fit are chosen. */
const maxLineWidth = { phone: 9.2, desktop: 19 }

/** In a column: the maximum height of all lines, relative to their width. The most lines that fit are chosen. */
const maxHeightRatio = 0.7

export function headlineWidths(
  title: string,
  typeface: TypefaceName,
  layout?: HeroSection['layout'],
): HeadlineWidths {
  const { width, letterSpacing, wordSpacing = 0 } = metricsOf(typeface)
  const widths = wordWidths(title, typeface)
  const spaceWidth = textWidth(' ') * width + letterSpacing + wordSpacing
  const lineWidths = widths.map((_, index) => widestLine(widths, spaceWidth, index + 1))
  const widestLineWithin = (maxWidth: number) =>
    withMargin(lineWidths.find((line) => line <= maxWidth) ?? Math.max(...widths))
  const widest = {
    phone: widestLineWithin(maxLineWidth.phone),
    desktop: widestLineWithin(maxLineWidth.desktop),
    word: withMargin(Math.max(...widths)),
  }
  if (layout !== 'split') return widest
  const lastFitting = lineWidths.findLastIndex(
    (line, index) => index + 1 <= maxHeightRatio * line,
  )
  // Even a single line may be higher than the maximum.
  const lines = Math.max(lastFitting, 0) + 1
  return { ...widest, desktop: withMargin(lineWidths[lines - 1] ?? widest.word), lines }
}

/** Width of the widest word of a title in em. It limits the font size, so that no word is broken. */
export const widestWord = (title: string, typeface: TypefaceName): number =>
  withMargin(Math.max(...wordWidths(title, typeface)))

function wordWidths(title: string, typeface: TypefaceName): number[] {
  const { width, letterSpacing } = metricsOf(typeface)
  return title
    .split(/ +|(?<=-)/)
    .map((word) => textWidth(word) * width + word.length * letterSpacing)
}

const withMargin = (width: number) => Math.ceil(width * fallbackFactor * 100) / 100

/** Fallback fonts are at most this many times as wide as the typeface. */
const fallbackFactor = 1.02

/** Width of the widest line when words are distributed as evenly as possible. */
function widestLine(widths: number[], spaceWidth: number, lines: number): number {
  let width = Math.max(...widths)
  while (lineCount(widths, spaceWidth, width) > lines) width += 0.1
  return width
}

/** The number of lines that words take within a width. */
function lineCount(widths: number[], spaceWidth: number, lineWidth: number): number {
  let lines = 0
  let remainingWidth = 0
  for (const width of widths) {
    const isFirst = lines === 0 || width + spaceWidth > remainingWidth
    if (isFirst) lines += 1
    remainingWidth = isFirst ? lineWidth - width : remainingWidth - width - spaceWidth
  }
  return lines
}

/**
 * Advance widths of Helvetica Bold and similar fonts in thousandths of an em, by character.
 * https://github.com/tecnickcom/tc-font-core14-afms
 */
const lettersByWidth: Record<number, string> = {
  278: " \u00a0ijlI.,:;|!'’/",
  333: 'ft()-',
  389: 'r',
  500: 'z“”',
  556: 'aceksvxyJ0123456789–$',
  611: 'bdghnopquFLTZ?',
  667: 'EPSVXY',
  722: 'ABCDHKNRU&',
  778: 'wGOQ',
  833: 'M',
  889: 'm%',
  944: 'W',
}

const emWidths = new Map(
  Object.entries(lettersByWidth).flatMap(([width, letters]) =>
    Array.from(letters, (letter) => [letter, Number(width) / 1000] as const),
  ),
)

/** The width of all other characters, such as “@” or Chinese ones, in em. */
const defaultWidth = 1

/** Width of a text in Helvetica Bold, in em. Accents add nothing. */
function textWidth(text: string): number {
  const letters = Array.from(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))
  return letters.reduce((sum, letter) => sum + (emWidths.get(letter) ?? defaultWidth), 0)
}
