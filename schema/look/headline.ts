import { textWidth } from './textWidth.ts'
import { measuresOf, type TypefaceName } from './typefaces.ts'

/** How much room a headline takes, in parts of its size, in a language. */
export interface HeadlineRoom {
  /** Its widest line on a desktop. */
  line: number
  /** Its longest word. */
  word: number
}

/** A headline of more would be small on one line, in parts of its size. */
const longestLine = 19

export function headlineRoom(title: string, typeface: TypefaceName): HeadlineRoom {
  const { width, tracking } = measuresOf(typeface)
  const room = (text: string) => textWidth(text) * width + text.length * tracking
  const all = room(title)
  const lines = Math.ceil(all / longestLine)
  const words = title.split(/[\s-]+/)
  const longest = Math.max(...words.map(room))
  // Lines are never equally long: some room more, and no less than the longest word asks for.
  const line = lines === 1 ? all : Math.max((all / lines) * 1.15, longest)
  return { line: rounded(line * spare), word: rounded(longest * spare) }
}

/** Fonts that stand in differ by some hundredths. */
const spare = 1.02
const rounded = (value: number) => Math.ceil(value * 100) / 100
