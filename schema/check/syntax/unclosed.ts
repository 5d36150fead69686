import { finding } from '../finding.ts'
import { laterEnd, lineEnd, shorten, characterBefore } from './lookAhead.ts'
import type { Piece, Source } from './tokens.ts'

const curly = '“”„‟«»″'
const single = "'‘’‚`´"
const closers: Record<string, string> = { "'": "'’´`" }

/** All marks that people take for quotation marks. */
export const quotes = `"${curly}${single}`

/** The text between two quotation marks as JSON wants it. */
function escapeInner(inner: string): string {
  return inner
    .replace(/\\'/g, "'")
    .replace(/(\\.)|"/g, (found, escape?: string) => escape ?? `\\${found}`)
    .replaceAll('\t', '\\t')
    .replaceAll('\r', '')
}

/** A string in curly or single quotation marks. */
export function readForeign(source: Source, start: number): Piece {
  const { text } = source
  const opening = text.charAt(start)
  const marks = single.includes(opening)
    ? (closers[opening] ?? single) + '"'
    : `${curly}"`
  const close = laterEnd(source, start + 1, marks)
  if (close === undefined) return readUnclosed(source, start)
  const inner = text.slice(start + 1, close)
  const right = `"${escapeInner(inner)}"`
  const span = { offset: start, length: close + 1 - start }
  const code = single.includes(opening) ? 'single-quotes' : 'curly-quotes'
  // ''Two of them'', or one that was typed by mistake.
  const isDoubtful = /^[\s"'‘’´`]|[\s"'‘’´`]$/.test(inner)
  const edit = isDoubtful ? undefined : { ...span, text: right }
  return {
    kind: 'string',
    end: close + 1,
    findings: [finding(code, { right }, span, edit)],
  }
}

/** A string that begins with a straight mark and ends with a curly or a single one. */
export function foreignEnd(text: string, start: number, at: number): Piece {
  const span = { offset: at, length: 1 }
  const right = `"${text.slice(start + 1, at)}"`
  const code = single.includes(text.charAt(at)) ? 'single-quotes' : 'curly-quotes'
  return {
    kind: 'string',
    end: at + 1,
    findings: [finding(code, { right }, span, { ...span, text: '"' })],
  }
}

/** A string that its line does not end: the mark is missing, curly, or the text was broken with the Enter key. */
export function readUnclosed(source: Source, start: number): Piece {
  const { text } = source
  const end = lineEnd(text, start)
  const foreign = laterEnd(source, start + 1, curly)
  if (foreign !== undefined) return foreignEnd(text, start, foreign)
  const key =
    characterBefore(text, start) === ':'
      ? undefined
      : /^"([\w.$-]+)\s*:\s*([{[]|-?\d+,?|(true|false),?)?\s*$/.exec(
          text.slice(start, end),
        )?.[1]
  if (key !== undefined) return unclosedKey(start, key)
  const broken = readBrokenText(source, start, end)
  if (broken) return broken
  const line = text.slice(start, end)
  const written = line.replace(/[\s,]+$/, '')
  const stop = start + Math.max(written.length, 1)
  const span = { offset: start, length: stop - start }
  // A backslash before the closing mark makes it a part of the text.
  const replacement = `"${written.slice(1).replace(/\\"$/, '')}"`
  const isLast = /^\s*([}\]]|$)/.test(text.slice(end, end + 200))
  if (!line.trimEnd().endsWith(',') && !isLast) {
    const data = { end: shorten(written.slice(1).slice(-20)) }
    return {
      kind: 'string',
      end: stop,
      unsaid: [','],
      findings: [finding('cut-text', data, span)],
    }
  }
  // Words may be lost with the mark: nobody but a person knows.
  const data = { right: shorten(replacement), isName: false }
  return { kind: 'string', end: stop, findings: [finding('unclosed-string', data, span)] }
}

/** A text that goes on in the next line: "first\nsecond". */
function readBrokenText(
  source: Source,
  start: number,
  firstEnd: number,
): Piece | undefined {
  const { text } = source
  let from = firstEnd + 1
  for (let lines = 0; lines < 40 && from < text.length; lines += 1) {
    const end = lineEnd(text, from)
    const line = text.slice(from, end).trimStart()
    if (/^["{}[\]]/.test(line) && !/^"\s*,?\s*$/.test(line)) return undefined
    const close = laterEnd(source, from, '"')
    if (close !== undefined) {
      const span = { offset: start, length: close + 1 - start }
      const written = text.slice(start + 1, close)
      const inner = written.replace(/[ \t]*\\?[ \t]*\r?\n[ \t]*/g, ' ')
      // Without a space before it the break may stand in the middle of a word.
      const isBetweenWords = !/[^ \t\\\r]\r?\n/.test(written)
      const edit = isBetweenWords ? { ...span, text: `"${inner}"` } : undefined
      return {
        kind: 'string',
        end: close + 1,
        findings: [finding('line-break', {}, { offset: firstEnd, length: 0 }, edit)],
      }
    }
    from = end + 1
  }
  return undefined
}

/** A key whose closing mark is missing: "title: "hero.title". */
export function unclosedKey(start: number, key: string): Piece {
  const end = start + 1 + key.length
  const span = { offset: start, length: end - start }
  const edit = { offset: end, length: 0, text: '"' }
  return {
    kind: 'string',
    end,
    findings: [
      finding('unclosed-string', { right: `"${key}"`, isName: true }, span, edit),
    ],
  }
}
