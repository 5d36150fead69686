import { lineOf } from '../../read/lines.ts'
import { finding, type Finding } from '../finding.ts'
import { lineEnd, type SyntaxFault } from './reader.ts'

interface Line {
  start: number
  /** The offset of its first character behind the indentation. */
  at: number
  /** How many levels deeper it is indented than the open brackets say. */
  shift: number
  /** The offset at which the line before it ends. */
  after: number
}

/** The width of one level: the most frequent increase of the indentation between two lines. */
function levelWidth(text: string): number {
  const counts = new Map<number, number>()
  let last = 0
  for (const [{ length }] of text.matchAll(/^[ \t]*(?=\S)/gm)) {
    if (length > last) counts.set(length - last, (counts.get(length - last) ?? 0) + 1)
    last = length
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 2
}

/** The first line from which, up to an offset, all lines are indented deeper or less deep than the open brackets say. */
function firstShifted(text: string, upTo: number): Line | undefined {
  const unit = levelWidth(text.slice(0, 20_000))
  let depth = 0
  let after = 0
  let found: Line | undefined
  for (let start = 0; start < text.length; start = lineEnd(text, start) + 1) {
    const end = lineEnd(text, start)
    const line = text.slice(start, end)
    const marks = line.trim()
    if (marks === '') continue
    const at = start + line.indexOf(marks)
    if (at > upTo) break
    const shift = (at - start) / unit - depth + (/^[}\]]/.test(marks) ? 1 : 0)
    if (shift === 0) found = undefined
    else found ??= { start, at, shift, after }
    if (end > upTo) break
    // Brackets inside of texts do not count.
    for (const [mark] of marks.matchAll(/"(?:\\.|[^"\\])*"|[{[]|[}\]]/g))
      if (!mark.startsWith('"')) depth += /[{[]/.test(mark) ? 1 : -1
    after = start + line.trimEnd().length
  }
  return found
}

/** Finds a missing bracket by the indentation, often far before the parser stops. */
export function findLostBracket(
  text: string,
  { start, open }: SyntaxFault,
): Finding | undefined {
  const line = firstShifted(text, start)
  if (!line) return undefined
  const here = { offset: line.at, length: 0 }
  // Or the line before ends with one bracket too many: "}}".
  const [, found] = /[}\]]([}\]],?)$/.exec(text.slice(0, line.after).slice(-3)) ?? []
  if (line.shift > 0 && found !== undefined) {
    const span = { offset: line.after - found.length, length: 1 }
    return finding('extra-piece', { found: found.charAt(0) }, span)
  }
  const inner = open.findLast(({ offset }) => offset < line.at)
  if (line.shift > 0 || line.shift < -1 || !inner) return finding('lost-lines', {}, here)
  const data = {
    bracket: inner.bracket === '{' ? '}' : ']',
    line: lineOf(text, inner.offset),
  }
  return finding('missing-closing', data, { offset: line.after, length: 0 })
}
