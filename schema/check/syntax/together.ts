import type { Edit, Span } from '../../problem.ts'
import { lineOf } from '../../read/lines.ts'
import { finding, type Finding, type ProblemCode } from '../finding.ts'
import { lineEnd, lineStart, shorten } from './place.ts'

/** What other programs write otherwise; not what is missing or lost. */
const notation: ReadonlySet<ProblemCode> = new Set([
  ...(['other-quotes', 'unquoted', 'odd-space', 'comment', 'odd-line'] as const),
  ...(['wrong-mark', 'extra-piece', 'missing-mark'] as const),
])
/** A longer line nobody reads. */
const maxLine = 400
const minLines = 3

/** Findings that belong to the one before are put together. */
function runsOf(
  findings: readonly Finding[],
  belongs: (one: Finding, next: Finding) => boolean,
): Finding[][] {
  const runs: Finding[][] = []
  for (const each of findings) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && belongs(last, each)) run.push(each)
    else runs.push([each])
  }
  return runs
}

/** All edits as one, from an offset to another; undefined where one of the findings has none. */
function oneEdit(
  text: string,
  findings: readonly Finding[],
  from: number,
  to: number,
): Edit | undefined {
  let by = ''
  let at = from
  for (const { edit } of findings) {
    if (!edit || edit.offset < at || edit.offset + edit.length > to) return undefined
    by += text.slice(at, edit.offset) + edit.text
    at = edit.offset + edit.length
  }
  return { offset: from, length: to - from, text: by + text.slice(at, to) }
}

/** Several faults of one line become one fault of the line. */
function asLine(text: string, run: Finding[]): Finding[] {
  const start = lineStart(text, run[0]?.span.offset ?? 0)
  const written = text.slice(start, lineEnd(text, start))
  if (run.length === 1 || written.length > maxLine) return run
  const found = written.replaceAll(/^[ \t]+|[ \t\r]+$/g, '')
  const span = { offset: start + written.indexOf(found), length: found.length }
  const edit = oneEdit(text, run, span.offset, span.offset + span.length)
  const right = edit?.text.trim()
  if (right === '') return [finding('not-part', { found, lines: 1 }, span, edit)]
  return [finding('odd-line', { found: shorten(found), right }, span, edit)]
}

/** Is it how another program writes, and not what is missing or lost? Other signs than brackets, or a whole line. */
function isNotation(text: string, { code, span, edit }: Finding): boolean {
  // What may simply be taken away in front of a line was put there by a program; other words may mean something.
  if (code === 'foreign-lines') return true
  if (code === 'not-part') return edit !== undefined || linesIn(text, span) > 1
  return (
    notation.has(code) &&
    (code === 'odd-line' || !/[{}[\]]/.test(text.charAt(span.offset)))
  )
}

function linesIn(text: string, { offset, length }: Span): number {
  return text.slice(offset, offset + length).split('\n').length
}

/** Faults of many lines in a row become one fault of these lines: they were pasted together. */
function asBlock(text: string, run: Finding[]): Finding[] {
  const [first, last] = [run[0], run.at(-1)]
  const count = run.reduce((sum, { span }) => sum + linesIn(text, span), 0)
  if (!first || !last || run.length < 2 || count < minLines) return run
  const [from, to] = [first.span.offset, last.span.offset + last.span.length]
  const data = { first: lineOf(text, from), last: lineOf(text, to) }
  const span = { offset: from, length: to - from }
  return [finding('foreign-lines', data, span, oneEdit(text, run, from, to))]
}

/** One fault for each line, and one for lines that were pasted together. */
export function together(text: string, findings: readonly Finding[]): Finding[] {
  const inOrder = findings.toSorted((a, b) => a.span.offset - b.span.offset)
  const byLine = runsOf(
    inOrder,
    (a, b) => !text.slice(a.span.offset, b.span.offset).includes('\n'),
  )
  const each = byLine.flatMap((run) => asLine(text, run))
  const byBlock = runsOf(each, (a, b) => {
    const between = text.slice(a.span.offset + a.span.length, b.span.offset)
    return (
      isNotation(text, a) && isNotation(text, b) && !/\n.*[^\s{}[\],].*\n/.test(between)
    )
  })
  return byBlock.flatMap((run) => asBlock(text, run))
}
