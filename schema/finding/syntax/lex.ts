import { finding } from '../finding.ts'
import { endsHere, shorten } from './lookAhead.ts'
import { opensString, readString } from './strings.ts'
import type { Lexed, Mark, Piece, Source } from './tokens.ts'

const marks: Record<string, Mark | undefined> = {
  '{': '{',
  '}': '}',
  '[': '[',
  ']': ']',
  ':': ':',
  ',': ',',
}
const foreignMarks: Record<string, Mark | undefined> = {
  ';': ',',
  '=': ':',
  '：': ':',
  '，': ',',
}
/** As other languages write what JSON calls true, false and null. */
const literals: Record<string, string | undefined> = {
  yes: 'true',
  sim: 'true',
  verdadeiro: 'true',
  no: 'false',
  não: 'false',
  nao: 'false',
  falso: 'false',
  none: 'null',
  nil: 'null',
  undefined: 'null',
}

function readComment(text: string, start: number): Piece {
  const block = text.startsWith('/*', start)
  const close = text.indexOf(block ? '*/' : '\n', start + 2)
  const end = close === -1 ? text.length : block ? close + 2 : close
  const span = { offset: start, length: end - start }
  return {
    kind: 'nothing',
    end,
    findings: [finding('comment', {}, span, { ...span, text: '' })],
  }
}

function readNumber(text: string, start: number, word: string): Piece {
  const end = start + word.length
  const right = word
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')
  const span = { offset: start, length: word.length }
  const mendable = /^-?\d+(\.\d+)?$/.test(right)
  return {
    kind: 'value',
    end,
    findings: [
      finding(
        'bad-number',
        { word },
        span,
        mendable ? { ...span, text: right } : undefined,
      ),
    ],
  }
}

/** Something that is neither a mark nor in quotation marks. */
function readWord(text: string, start: number): Piece {
  const unopened = readUnopened(text, start)
  if (unopened) return unopened
  const word =
    /^[^\s{}[\]:,"“”;=]+/.exec(text.slice(start, start + 500))?.[0] ?? text.charAt(start)
  if (
    /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(word) ||
    /^(true|false|null)$/.test(word)
  ) {
    return { kind: 'value', end: start + word.length, findings: [] }
  }
  if (/^[+-]?\.?\d[\d.]*$/.test(word)) return readNumber(text, start, word)
  const span = { offset: start, length: word.length }
  const lower = word.toLowerCase()
  const literal =
    literals[lower] ?? (/^(true|false|null)$/.test(lower) ? lower : undefined)
  if (literal !== undefined) {
    const edit = { ...span, text: literal }
    return {
      kind: 'value',
      end: start + word.length,
      findings: [finding('bad-literal', { word, right: literal }, span, edit)],
    }
  }
  return readUnquoted(text, start)
}

/** A text that has only its closing quotation mark: 70000-000". */
function readUnopened(text: string, start: number): Piece | undefined {
  const written = /^(?:\{\w+\}|[^\n"{}[\]])*(?:\{\w+\}|[^\s\n"{}[\],:]\s?|[,:])"/.exec(
    text.slice(start, start + 2000),
  )?.[0]
  if (written === undefined || !endsHere(text, start + written.length)) return undefined
  if (/^(-?\d[\d.]*|true|false|null)\s*[,:]/.test(written)) return undefined
  const span = { offset: start, length: written.length }
  const edit = { offset: start, length: 0, text: '"' }
  return {
    kind: 'string',
    end: start + written.length,
    findings: [finding('unopened-string', { right: shorten(`"${written}`) }, span, edit)],
  }
}

/** Words without quotation marks. */
function readUnquoted(text: string, start: number): Piece {
  const rest = text.slice(start, start + 2000)
  const word = (/^[^{}[\]:,"\n]+/.exec(rest)?.[0] ?? rest.charAt(0)).trimEnd()
  const span = { offset: start, length: word.length }
  const right = JSON.stringify(word)
  return {
    kind: 'string',
    end: start + word.length,
    findings: [
      finding('unquoted', { word: shorten(word), right: shorten(right) }, span, {
        ...span,
        text: right,
      }),
    ],
  }
}

function readPiece(source: Source, at: number): Piece {
  const { text } = source
  const character = text.charAt(at)
  const mark = marks[character]
  const placeholder = mark === '{' && /^\{\w+\}/.test(text.slice(at, at + 40))
  const unopened = placeholder ? readUnopened(text, at) : undefined
  if (unopened) return unopened
  if (mark) return { kind: mark, end: at + 1, findings: [] }
  if (opensString(character)) return readString(source, at)
  if (text.startsWith('//', at) || text.startsWith('/*', at)) return readComment(text, at)
  const span = { offset: at, length: 1 }
  const foreign = foreignMarks[character]
  if (foreign) {
    const edit = { ...span, text: foreign }
    return {
      kind: foreign,
      end: at + 1,
      findings: [finding('wrong-mark', { found: character, right: foreign }, span, edit)],
    }
  }
  if (/[\s\u200b-\u200f\u2060\ufeff]/.test(character)) {
    const edit = { ...span, text: ' ' }
    return {
      kind: 'nothing',
      end: at + 1,
      findings: [finding('odd-space', {}, span, edit)],
    }
  }
  return readWord(text, at)
}

/** Cuts a broken file into pieces, telling what is wrong with each. Stops looking after `limit` findings. */
export function lex(text: string, limit: number): Lexed {
  const lexed: Lexed = { tokens: [], findings: [] }
  const source: Source = { text, looks: 2_000_000 }
  let at = 0
  while (at < text.length && lexed.findings.length < limit) {
    if (/[ \t\r\n]/.test(text.charAt(at))) {
      at += 1
      continue
    }
    const { kind, end, findings } = readPiece(source, at)
    lexed.findings.push(...findings)
    if (kind !== 'nothing') lexed.tokens.push({ kind, start: at, end })
    at = Math.max(end, at + 1)
  }
  lexed.tokens.push({ kind: 'end', start: text.length, end: text.length })
  return lexed
}
