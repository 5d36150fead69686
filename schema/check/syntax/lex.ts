import { finding } from '../finding.ts'
import { endsHere, lineEnd, shorten, characterBefore } from './lookAhead.ts'
import { hasOwnSigns, nameTest, readPasted } from './pasted.ts'
import { opensString, readEscaped, readString } from './strings.ts'
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
  '、': ',',
  '،': ',',
}
/** Only where nothing follows on their line. */
const lineMarks: Record<string, Mark | undefined> = { '.': ',', '(': '{', ')': '}' }

function endsLine(text: string, at: number): boolean {
  return /^.[ \t,]*$/.test(text.slice(at, lineEnd(text, at)).trimEnd())
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
}
/** As other languages write that there is nothing: no place of a content is empty. */
const nothings = new Set(['none', 'nil', 'undefined', 'nan'])
/** What programs and people write for a part that they do not show: [...], [Object], {…} */
const leftOut =
  /^(?:\[\s*(?:\[?(?:\.{3}|…|(?:Array|Object|object \w+)\b)\]?[\s,]*)+\]|\{\s*(?:\.{3}|…)\s*\}|\.{3}|…)/

function readComment(text: string, start: number): Piece {
  const closed = text.startsWith('/*', start) ? text.indexOf('*/', start) : -1
  const end = closed === -1 ? endOfNote(text, start) : closed + 2
  const span = { offset: start, length: end - start }
  // Somebody may only have meant to hide the entry for a while.
  const isEntry = /["'“”]\s*:/.test(text.slice(start, end))
  const edit = isEntry ? undefined : { ...span, text: '' }
  return { kind: 'nothing', end, findings: [finding('comment', { isEntry }, span, edit)] }
}

/** A comma at its end belongs to what stands before it, where that has none. */
function endOfNote(text: string, start: number): number {
  const end = text.slice(0, lineEnd(text, start)).trimEnd().length
  const isNeeded = !['', ',', '{', '['].includes(characterBefore(text, start))
  return isNeeded && text[end - 1] === ',' ? end - 1 : end
}

function readNumber(text: string, start: number, word: string): Piece {
  const end = start + word.length
  const right = word
    .replace(/^\+/, '')
    .replace(/^[–—−]/, '-')
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

/** 10,000 or 10 000 or 10'000: digits in groups. */
const groupedDigits = /^[+-]?\d{1,3}([ ,'_]\d{3})+(?=\s*[,}\]\n])/
/** 10,50 or 1.000,50, as in Brazil; in a list they are two numbers. */
const decimalComma = /^[+-]?[\d.]*\d,\d+(?=\s*[,}\n])/
const jsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/
/** Digits with signs or a unit. */
const numberForm = /^[+\-–—−]?\.?\d[\d.]*( ?[a-zA-Z]+)?(?=\s*[,}\]\n])/

/** Something that is neither a mark nor in quotation marks. */
function readWord(text: string, start: number): Piece {
  const unopened = readUnopened(text, start)
  if (unopened) return unopened
  const digits = text.slice(start, start + 80)
  const isValue = characterBefore(text, start) === ':'
  const grouped =
    groupedDigits.exec(digits)?.[0] ??
    (isValue ? decimalComma.exec(digits)?.[0] : undefined)
  if (grouped !== undefined) return readNumber(text, start, grouped)
  const word =
    /^[^\s{}[\]:,"“”;=]+/.exec(text.slice(start, start + 500))?.[0] ?? text.charAt(start)
  const number = numberForm.exec(digits)?.[0]
  if (number !== undefined && !jsonNumber.test(number))
    return readNumber(text, start, number)
  if (jsonNumber.test(word) || /^(true|false|null)$/.test(word)) {
    return { kind: 'value', end: start + word.length, findings: [] }
  }
  const span = { offset: start, length: word.length }
  const lower = word.toLowerCase()
  if (nothings.has(lower)) {
    const findings = [finding('bad-literal', { word, right: undefined }, span)]
    return { kind: 'value', end: start + word.length, findings }
  }
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
  // On keyboards with dead keys, " and a vowel make one letter.
  const [first = '', isMarked] = written
    .charAt(0)
    .normalize('NFD')
    .split(/(\u0308)/)
  const right = isMarked ? first + written.slice(1) : written
  const edit = isMarked ? undefined : { offset: start, length: 0, text: '"' }
  return {
    kind: 'string',
    end: start + written.length,
    findings: [finding('unopened-string', { right: shorten(`"${right}`) }, span, edit)],
  }
}

/** Words without quotation marks. */
function readUnquoted(text: string, start: number): Piece {
  const rest = text.slice(start, Math.min(start + 2000, lineEnd(text, start)))
  const isWholeValue = characterBefore(text, start) === ':' && !hasOwnSigns(rest)
  const form = isWholeValue ? /^.*?(?=\s*,?\s*$)/ : /^[^{}[\]:,"\n]+/
  const word = (form.exec(rest)?.[0] || rest.charAt(0)).trimEnd()
  const span = { offset: start, length: word.length }
  const right = JSON.stringify(word)
  return {
    kind: 'string',
    end: start + word.length,
    findings: [
      finding(
        'unquoted',
        { word: shorten(word), right: shorten(right) },
        span,
        // Of several words nobody knows where they end, and a dash alone may stand for nothing.
        /^[\p{L}\p{N}._-]+$/u.test(word) && /[\p{L}\p{N}]/u.test(word)
          ? { ...span, text: right }
          : undefined,
      ),
    ],
  }
}

function readOmitted(start: number, found: string): Piece {
  const span = { offset: start, length: found.length }
  return {
    kind: 'value',
    end: start + found.length,
    findings: [finding('left-out', { found }, span)],
  }
}

function readPiece(source: Source, at: number): Piece {
  const { text } = source
  const character = text.charAt(at)
  const mark = marks[character]
  const placeholder = mark === '{' && /^\{\w+\}/.test(text.slice(at, at + 40))
  const unopened = placeholder ? readUnopened(text, at) : undefined
  if (unopened) return unopened
  const omitted = leftOut.exec(text.slice(at, at + 40))?.[0]
  if (omitted !== undefined && characterBefore(text, at) === ':')
    return readOmitted(at, omitted)
  const isPasted = mark === '[' && /^\[(\.\.\.|…)\]/.test(text.slice(at, at + 5))
  if (mark && !isPasted) return { kind: mark, end: at + 1, findings: [] }
  const escaped = readEscaped(source, at)
  if (escaped) return escaped
  const pasted = readPasted(source, at)
  if (pasted) return pasted
  if (opensString(character)) return readString(source, at)
  if (text.startsWith('//', at) || text.startsWith('/*', at)) return readComment(text, at)
  const span = { offset: at, length: 1 }
  const foreign =
    foreignMarks[character] ?? (endsLine(text, at) ? lineMarks[character] : undefined)
  // Typed beside the right mark, or at the very end.
  const isSurplus =
    /[,:][ \t]*$/.test(text.slice(Math.max(0, at - 20), at)) ||
    (foreign === ',' && /^\s*([,}\]]|$)/.test(text.slice(at + 1, at + 200)))
  if ((foreign === ',' || foreign === ':') && isSurplus) {
    const edit = { ...span, text: '' }
    const findings = [finding('extra-piece', { found: character }, span, edit)]
    return { kind: 'nothing', end: at + 1, findings }
  }
  if (foreign) {
    const edit = { ...span, text: foreign }
    return {
      kind: foreign,
      end: at + 1,
      findings: [finding('wrong-mark', { found: character, right: foreign }, span, edit)],
    }
  }
  const odd = /^(?:[^\S \t\r\n]|[\u200b-\u200f\u2060\ufeff])+/.exec(
    text.slice(at, at + 200),
  )?.[0]
  if (odd !== undefined) {
    const run = { offset: at, length: odd.length }
    const edit = { ...run, text: ' '.repeat(odd.length) }
    return {
      kind: 'nothing',
      end: at + odd.length,
      findings: [finding('odd-space', {}, run, edit)],
    }
  }
  return readWord(text, at)
}

/** Cuts a broken file into pieces, telling what is wrong with each. Stops looking after `limit` findings. */
export function lex(text: string, limit: number): Lexed {
  const lexed: Lexed = { tokens: [], findings: [] }
  const source: Source = { text, looks: 2_000_000, isName: nameTest(text) }
  let at = 0
  while (at < text.length && lexed.findings.length < limit) {
    if (/[ \t\r\n]/.test(text.charAt(at))) {
      at += 1
      continue
    }
    const { kind, end, unsaid = [], findings } = readPiece(source, at)
    lexed.findings.push(...findings)
    if (kind !== 'nothing') lexed.tokens.push({ kind, start: at, end })
    for (const following of unsaid)
      lexed.tokens.push({ kind: following, start: end, end })
    at = Math.max(end, at + 1)
  }
  lexed.tokens.push({ kind: 'end', start: text.length, end: text.length })
  return lexed
}
