import { finding, type Finding } from '../problems.ts'
import type { Piece, Source } from './tokens.ts'

const curly = '“”„‟«»″'
const single = "'‘’‚`´"
const quotes = `"${curly}${single}`
const blank = /[ \t\r]/
const closers: Record<string, string> = { "'": "'’´`" }

export function opensString(character: string): boolean {
  return quotes.includes(character)
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length && blank.test(text.charAt(at))) at += 1
  return at
}

const nextThing = /^(["“”„‟«'‘’{}[\]/\d-]|true\b|false\b|null\b)/
const nextKey = /^\s*"[\w.$-]+"\s*:/

/** Does what follows a quotation mark look like the end of a string: a comma, a colon, a bracket, the line's end? */
export function endsHere(text: string, after: number): boolean {
  const next = skipBlanks(text, after)
  const character = text.charAt(next)
  if (character === '' || '\n}]:'.includes(character)) return true
  if (text.startsWith('//', next) || text.startsWith('/*', next)) return true
  if (character === '"') return nextKey.test(text.slice(next, next + 80))
  if (!',;='.includes(character)) return false
  const beyond = text.slice(next + 1, next + 200).trimStart()
  return beyond === '' || nextThing.test(beyond)
}

const mostInnerQuotes = 50

/** The later quotation mark on this line that really ends the string, if there is one. */
function laterEnd(source: Source, from: number, marks: string): number | undefined {
  const { text } = source
  for (let at = from; at < text.length && source.looks > 0; at += 1) {
    const character = text.charAt(at)
    source.looks -= 1
    if (character === '\n') return undefined
    if (character === '\\') at += 1
    else if (marks.includes(character) && endsHere(text, at + 1)) return at
  }
  return undefined
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from)
  return at === -1 ? text.length : at
}

const escaped: Record<string, string> = { '\t': '\\t', '\n': '\\n', '\r': '' }

/** The text between two quotation marks as JSON wants it. */
function escapeInner(inner: string): string {
  return inner
    .replace(/\\'/g, "'")
    .replace(/(\\.)|"/g, (found, escape?: string) => escape ?? `\\${found}`)
    .replace(/[\t\n\r]/g, (found) => escaped[found] ?? '')
}

/** A string in curly or single quotation marks. */
function readForeign(source: Source, start: number): Piece {
  const { text } = source
  const opening = text.charAt(start)
  const marks = single.includes(opening)
    ? (closers[opening] ?? single) + '"'
    : `${curly}"`
  const close = laterEnd(source, start + 1, marks)
  if (close === undefined) return readUnclosed(source, start)
  const replacement = `"${escapeInner(text.slice(start + 1, close))}"`
  const span = { offset: start, length: close + 1 - start }
  const code = single.includes(opening) ? 'single-quotes' : 'curly-quotes'
  return {
    kind: 'string',
    end: close + 1,
    findings: [
      finding(code, { right: replacement }, span, { ...span, text: replacement }),
    ],
  }
}

/** A string that its line does not end: the mark is missing, curly, or the text was broken with the Enter key. */
function readUnclosed(source: Source, start: number): Piece {
  const { text } = source
  const end = lineEnd(text, start)
  const foreign = laterEnd(source, start + 1, curly)
  if (foreign !== undefined) {
    const span = { offset: foreign, length: 1 }
    const right = `"${text.slice(start + 1, foreign)}"`
    return {
      kind: 'string',
      end: foreign + 1,
      findings: [finding('curly-quotes', { right }, span, { ...span, text: '"' })],
    }
  }
  const key = /^"([\w.$-]+)\s*:\s*[{[]?\s*$/.exec(text.slice(start, end))?.[1]
  if (key !== undefined) return unclosedKey(start, key)
  const broken = readBrokenText(source, start, end)
  if (broken) return broken
  const line = text.slice(start, end)
  const written = line.replace(/[\s,]+$/, '')
  const stop = start + Math.max(written.length, 1)
  const span = { offset: start, length: stop - start }
  const replacement = `"${written.slice(1)}"`
  return {
    kind: 'string',
    end: stop,
    findings: [
      finding('unclosed-string', { right: shorten(replacement) }, span, {
        ...span,
        text: replacement,
      }),
    ],
  }
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
      const inner = text.slice(start + 1, close).replace(/[ \t]*\r?\n[ \t]*/g, ' ')
      return {
        kind: 'string',
        end: close + 1,
        findings: [
          finding(
            'line-break',
            {},
            { offset: firstEnd, length: 0 },
            { ...span, text: `"${inner}"` },
          ),
        ],
      }
    }
    from = end + 1
  }
  return undefined
}

export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 40)}…${text.slice(-12)}` : text
}

/** A key whose closing mark is missing: "title: "hero.title". */
function unclosedKey(start: number, key: string): Piece {
  const end = start + 1 + key.length
  const span = { offset: start, length: end - start }
  const edit = { offset: end, length: 0, text: '"' }
  return {
    kind: 'string',
    end,
    findings: [finding('unclosed-string', { right: `"${key}"` }, span, edit)],
  }
}

/** Reads a string of any kind of quotation mark. */
export function readString(source: Source, start: number): Piece {
  const { text } = source
  if (text.charAt(start) !== '"') return readForeign(source, start)
  const findings: Finding[] = []
  const inner: number[] = []
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '\n') return readUnclosed(source, start)
    if (character === '\\') {
      const sequence = /^\\(["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(
        text.slice(at, at + 6),
      )?.[0]
      if (sequence === undefined) {
        const span = { offset: at, length: 1 }
        findings.push(finding('backslash', {}, span, { ...span, text: '\\\\' }))
      } else {
        at += sequence.length - 1
      }
    } else if (character === '"') {
      const next = text.charAt(at + 1)
      const ends = endsHere(text, at + 1)
      const key = ends
        ? undefined
        : /^"([\w.$-]+)\s*:\s*$/.exec(text.slice(start, at))?.[1]
      if (key !== undefined) return unclosedKey(start, key)
      const inside =
        inner.length < mostInnerQuotes &&
        !ends &&
        !(blank.test(next) && text.charAt(skipBlanks(text, at + 1)) === '"') &&
        laterEnd(source, at + 1, '"') !== undefined
      if (!inside)
        return {
          kind: 'string',
          end: at + 1,
          findings: [...findings, ...innerQuotes(text, inner)],
        }
      inner.push(at)
    } else if (character < ' ' && character !== '\r') {
      const span = { offset: at, length: 1 }
      const code = `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
      findings.push(
        finding('control-character', {}, span, {
          ...span,
          text: escaped[character] ?? code,
        }),
      )
    }
  }
  return readUnclosed(source, start)
}

function innerQuotes(text: string, inner: number[]): Finding[] {
  const [first] = inner
  const last = inner.at(-1)
  if (first === undefined || last === undefined) return []
  const offset = first
  const length = last + 1 - first
  const replacement = text
    .slice(first, last + 1)
    .replace(/(\\.)|"/g, (found, escape?: string) => escape ?? `\\${found}`)
  return [
    finding(
      'inner-quotes',
      { right: shorten(replacement) },
      { offset, length },
      { offset, length, text: replacement },
    ),
  ]
}
