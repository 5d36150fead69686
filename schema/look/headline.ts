import { textWidth } from './textWidth.ts'
import { measuresOf, type TypefaceName } from './typefaces.ts'

/** How wide the widest line of a headline is, in parts of its size: the smaller, the larger it can be set. */
export interface HeadlineRoom {
  phone: number
  desktop: number
}

/** Lines that are no wider fill a window and are large all the same: on one line where it can be, else on two, or more. */
const most = { phone: 9.2, desktop: 19 }

export function headlineRoom(title: string, typeface: TypefaceName): HeadlineRoom {
  const { width, tracking } = measuresOf(typeface)
  const widths = wordWidths(title, typeface)
  const space = textWidth(' ') * width + tracking
  const roomFor = (limit: number) => {
    const wanted = widths.map((_, index) => widestLine(widths, space, index + 1))
    return withSpare(wanted.find((line) => line <= limit) ?? Math.max(...widths))
  }
  return { phone: roomFor(most.phone), desktop: roomFor(most.desktop) }
}

/** How wide the widest word of a title is, in parts of its size: where it is set no larger, no word is broken. */
export function widestWord(title: string, typeface: TypefaceName): number {
  return withSpare(Math.max(...wordWidths(title, typeface)))
}

function wordWidths(title: string, typeface: TypefaceName): number[] {
  const { width, tracking } = measuresOf(typeface)
  return title
    .split(/ +|(?<=-)/)
    .map((word) => textWidth(word) * width + word.length * tracking)
}

const withSpare = (width: number) => Math.ceil(width * spare * 100) / 100

/** Fonts that stand in differ by some hundredths. */
const spare = 1.02

/** With words set on so many lines, as evenly as can be. */
function widestLine(words: number[], space: number, lines: number): number {
  let line = Math.max(...words)
  while (linesAt(words, space, line) > lines) line += 0.1
  return line
}

/** How many lines words take that are filled one after the other up to a width. */
function linesAt(words: number[], space: number, line: number): number {
  let lines = 0
  let left = 0
  for (const word of words) {
    const isFirst = lines === 0 || word + space > left
    if (isFirst) lines += 1
    left = isFirst ? line - word : left - word - space
  }
  return lines
}
