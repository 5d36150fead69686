import { finding, type Finding, type ProblemCode } from '../finding.ts'
import { readUntilBroken, start } from './grammar.ts'
import { lineEnd, shorten } from './lookAhead.ts'
import type { Token } from './tokens.ts'

/** What a line may stand for, if it is read as a whole. */
const meanings: Token['kind'][][] = [
  ['string', ':', 'value', ','],
  ['string', ':', 'value'],
  ['value', ','],
  ['value'],
  [],
]

/** Told of a line in another language, or of what was typed into one by mistake. Other marks have sentences of their own. */
const uncertain: ReadonlySet<ProblemCode> = new Set([
  'unquoted',
  'two-values',
  'unopened-string',
  'missing-name',
  'missing-value',
  'pasted-lines',
  'bad-number',
  'missing-opening',
  'missing-closing',
  'ends-early',
])
/** Each tries the whole file. */
const maxLines = 6
const maxTokens = 50_000

interface OddLine {
  finding: Finding
  /** Does it explain what was found there? */
  holds: (offset: number) => boolean
}

function endOfLines(text: string, from: number, lines: number): number {
  let to = lineEnd(text, from)
  for (let more = 1; more < lines; more += 1)
    to = lineEnd(text, Math.min(to + 1, text.length))
  return to
}

/**
 * The one line, or two, without which the file is right: a line as another language writes it, or with something typed
 * into it. Told as a whole, for its pieces say nothing; and mended by nobody but a person.
 */
export function oddLine(
  { text, tokens }: { text: string; tokens: Token[] },
  findings: readonly Finding[],
): OddLine | undefined {
  const isUncertain = findings.some(({ code }) => uncertain.has(code))
  if (findings.length < 2 || !isUncertain || tokens.length > maxTokens) return undefined
  const starts = findings.map(({ span }) => text.lastIndexOf('\n', span.offset - 1) + 1)
  for (const lines of [1, 2]) {
    for (const from of [...new Set(starts)].slice(0, maxLines)) {
      const to = endOfLines(text, from, lines)
      const first = tokens.findIndex((token) => token.start >= from)
      const next = tokens.findIndex((token) => token.start >= to || token.kind === 'end')
      const marks = tokens.slice(first, next).map(({ kind }) => kind)
      const brackets = marks.filter((kind) => '{}[],'.includes(kind))
      const isRight = [...meanings, brackets].some((kinds) => {
        const put = kinds.map((kind) => ({ kind, start: from, end: from }))
        const tried = tokens.toSpliced(first, next - first, ...put)
        return readUntilBroken(tried, 0, start) === tried.length
      })
      if (!isRight) continue
      const line = text.slice(from, to)
      const words = line.trim()
      const offset = from + line.indexOf(words)
      const found = shorten(words.replaceAll(/\s+/g, ' '))
      return {
        finding: finding('odd-line', { found }, { offset, length: words.length }),
        holds: (at) => at >= from && at <= to,
      }
    }
  }
  return undefined
}
