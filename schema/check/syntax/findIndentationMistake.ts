import { lineEndAfter } from '../../read/lines.ts'
import { finding, type Finding } from '../finding.ts'
import type { ParseError } from './firstParseError.ts'
import { missingClosing } from './misplacedToken.ts'

interface Line {
  /** The offset of the first character after the indentation. */
  textStart: number
  /** The number of levels by which the line is indented deeper than the open brackets require. */
  shift: number
  /** The offset of the end of the previous line that is not blank, without trailing spaces. */
  previousEnd: number
}

/** The width of one level: the most frequent increase of the indentation between two lines. */
function indentationWidth(text: string): number {
  const counts = new Map<number, number>()
  let previousWidth = 0
  // The width is the same in the whole file, so 20,000 characters are enough.
  for (const [{ length }] of text.slice(0, 20_000).matchAll(/^[ \t]*(?=\S)/gm)) {
    if (length > previousWidth) {
      const increase = length - previousWidth
      counts.set(increase, (counts.get(increase) ?? 0) + 1)
    }
    previousWidth = length
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 2
}

/** The lines up to an offset, without blank ones. */
function indentedLines(text: string, upTo: number): Line[] {
  const width = indentationWidth(text)
  const lines: Line[] = []
  let depth = 0
  let previousEnd = 0
  for (let start = 0; start < text.length; start = lineEndAfter(text, start) + 1) {
    const line = text.slice(start, lineEndAfter(text, start))
    const trimmed = line.trim()
    if (trimmed === '') continue
    const textStart = start + line.indexOf(trimmed)
    if (textStart > upTo) break
    const shift = (textStart - start) / width - depth + (/^[}\]]/.test(trimmed) ? 1 : 0)
    lines.push({ textStart, shift, previousEnd })
    // Ignores brackets inside strings.
    for (const [token] of trimmed.matchAll(/"(?:\\.|[^"\\])*"|[{[]|[}\]]/g))
      if (!token.startsWith('"')) depth += /[{[]/.test(token) ? 1 : -1
    previousEnd = start + line.trimEnd().length
  }
  return lines
}

/** Finds a missing or extra bracket, or lost lines, by the indentation. Undefined if it matches the brackets. */
export function findIndentationMistake(
  text: string,
  { start, openBrackets }: ParseError,
): Finding | undefined {
  // From this line on, all lines are indented more or less than the open brackets require: the mistake is before it.
  const lines = indentedLines(text, start)
  const line = lines[lines.findLastIndex(({ shift }) => shift === 0) + 1]
  if (!line) return undefined
  // The previous line may end with one bracket too many: "}}".
  const [, extraBracket] =
    /[}\]]([}\]],?)$/.exec(text.slice(0, line.previousEnd).slice(-3)) ?? []
  if (line.shift > 0 && extraBracket !== undefined) {
    const span = { offset: line.previousEnd - extraBracket.length, length: 1 }
    return finding('extra-piece', { piece: extraBracket.charAt(0) }, span)
  }
  const innermostOpen = openBrackets.findLast((offset) => offset < line.textStart)
  return line.shift === -1 && innermostOpen !== undefined
    ? missingClosing(text, innermostOpen, line.previousEnd)
    : finding('lost-lines', {}, { offset: line.textStart, length: 0 })
}
