import type { Edit, Span } from '../../problem.ts'
import { readBoolean } from '../../read/booleans.ts'
import { finding, type Finding } from '../finding.ts'
import { lineStart, restOfLine, shorten, textOf, type SyntaxFault } from './reader.ts'

/** An invalid piece, with what stands around it. */
interface InvalidToken {
  text: string
  fault: SyntaxFault
  /** From the piece to the end of its line. */
  rest: string
  /** The last text before it on the same line, with the rest of the line from there. */
  before: { start: number; word: string; rest: string } | undefined
}

function invalidTokenOf(text: string, fault: SyntaxFault): InvalidToken {
  const { before, start } = fault
  const isOnLine = before && before.start >= lineStart(text, start)
  const word = isOnLine ? textOf(text, before) : ''
  return {
    text,
    fault,
    rest: restOfLine(text, start),
    before: word.startsWith('"')
      ? { start: before?.start ?? 0, word, rest: restOfLine(text, before?.start ?? 0) }
      : undefined,
  }
}

const replaced = (span: Span, text: string): Edit => ({ ...span, text })

function inQuotes(inner: string): string {
  return `"${inner.replaceAll("\\'", "'").replaceAll(/(\\.)|"/g, (all, escape?: string) => escape ?? `\\${all}`)}"`
}

/** What follows a name or a text. */
const valueEnd = String.raw`(?=\s*(?:[,:}\]]|$))`
const quotes = "“”„‟«»″＂‘’‚‹›'`´"
const inOtherQuotes = new RegExp(`^([${quotes}])(.*?)(["${quotes}])${valueEnd}`)
const otherClosingQuote = new RegExp(`^"([^"]*?)([${quotes}])${valueEnd}`)
const doubledQuotes = new RegExp(String.raw`^("{1,3})([^"\\]+)("{1,3})${valueEnd}`)
/** The finding for a name or text in other quotation marks, or in too many. */
function otherQuotes({ fault, rest, before }: InvalidToken): Finding | undefined {
  const found = (offset: number, whole: string, inner: string, isSure = true) => {
    const span = { offset, length: whole.length }
    const right = inQuotes(inner)
    const at = whole.indexOf(inner)
    const data = {
      marks: `${whole.slice(0, at)} … ${whole.slice(at + inner.length)}`,
      right: shorten(right),
    }
    // The edit is certain only without further marks at the ends or inside.
    const isClear = isSure && !/^[\s"'‘’´`]|[\s"'‘’´`]$|["“”„«»]/.test(inner)
    return finding(
      'other-quotes',
      data,
      span,
      isClear ? replaced(span, right) : undefined,
    )
  }
  const [doubled, opening = '', words = '', closing = ''] =
    doubledQuotes.exec(
      before && fault.start === fault.before?.end ? before.rest : rest,
    ) ?? []
  if (doubled !== undefined && opening.length + closing.length > 2)
    return found(
      fault.start === fault.before?.end ? (before?.start ?? 0) : fault.start,
      doubled,
      words,
    )
  if (fault.kind === 'UnexpectedEndOfString') {
    const [closed, inner = ''] = otherClosingQuote.exec(rest) ?? []
    return closed === undefined ? undefined : found(fault.start, closed, inner)
  }
  // In “name”: "text" the parser takes ”: " for a part of the name.
  const [cut, name = ''] = (before && otherClosingQuote.exec(before.word)) ?? []
  if (before && cut !== undefined) return found(before.start, cut, name)
  const [whole, first = '', inner = '', last = ''] = inOtherQuotes.exec(rest) ?? []
  if (whole === undefined) return undefined
  const areAlike = /[“”„‟«»″＂"]/.test(first) === /[“”„‟«»″＂"]/.test(last)
  return found(fault.start, whole, inner, areAlike || last === '"')
}

/** Pairs of quotation marks around words: only these are certainly part of the text. */
const pairs =
  /^"(?:(?:\\.|[^"\\])*(?<![\p{L}\p{N}"])"(?=[\p{L}\p{N}])(?:\\.|[^"\\])*(?<=[\p{L}\p{N}])"(?![\p{L}\p{N}":]))+(?:\\.|[^"\\])*"$/u
/** One text ends and another one begins. */
const torn = /"\s*(?:[,:]|=>?)\s*"|"\s+"/

/** A text with straight quotation marks inside: "say "hi" now" */
function innerQuotes({ fault, rest, before }: InvalidToken): Finding | undefined {
  if (!before || fault.expects !== 'comma') return undefined
  if (!rest.includes('"')) return undefined
  const [whole = ''] = /^".*"(?=\s*[,}\]]*$)/.exec(before.rest) ?? []
  const isSure = pairs.test(whole) && !torn.test(whole.slice(1))
  const right = isSure ? inQuotes(whole.slice(1, -1)) : undefined
  const span = { offset: before.start, length: (whole || before.rest).length }
  return finding(
    'inner-quotes',
    { right: right && shorten(right) },
    span,
    right === undefined ? undefined : replaced(span, right),
  )
}

function missingQuote(offset: number, right: string, edit: number | undefined): Finding {
  return finding(
    'missing-quote',
    { right: shorten(right) },
    { offset, length: right.length - 1 },
    edit === undefined ? undefined : { offset: edit, length: 0, text: '"' },
  )
}

/** The finding for a name or text with one mark missing. */
function oneQuote({ fault, rest, before }: InvalidToken): Finding | undefined {
  const { start, expects } = fault
  // The parser reads "name: "text" as the text "name: " with something behind it.
  const nameBefore = expects === 'colon' && before ? before : undefined
  const [name] =
    /^"[\w.$-]+(?=\s*:)/.exec(nameBefore?.rest ?? (expects === 'name' ? rest : '')) ?? []
  if (name !== undefined) {
    const offset = nameBefore?.start ?? start
    return missingQuote(offset, `${name}"`, offset + name.length)
  }
  const [whole] =
    new RegExp(String.raw`^[^"“”„«»'‘{}[\]][^"“”„]*"${valueEnd}`).exec(rest) ?? []
  if (whole === undefined || !/name|value/.test(expects)) return undefined
  return missingQuote(start, `"${whole}`, start)
}

/** The finding for a text with a line break in it, or without its closing mark. */
function cutText({ text, fault, rest }: InvalidToken): Finding {
  const { start } = fault
  const lines = text
    .slice(start, start + 5000)
    .split('\n')
    .slice(0, 40)
  const last = lines.findIndex((line, index) => index > 0 && /^\s*["{}[\]]|"/.test(line))
  const [end] = /^(?!\s*(?:"\s*[^\s,]|[{}[\]]))[^"]*"/.exec(lines[last] ?? '') ?? []
  if (end !== undefined) {
    const whole = [...lines.slice(0, last), end].join('\n')
    // Without a space before it, the line break may be within a word.
    const isBetweenWords = !/[^ \t\\\r]\r?\n/.test(whole)
    const by = whole.replaceAll(/[ \t]*\\?[ \t]*\r?\n[ \t]*/g, ' ')
    const edit = replaced({ offset: start, length: whole.length }, by)
    const span = { offset: start + rest.length, length: 0 }
    return finding('line-break', {}, span, isBetweenWords ? edit : undefined)
  }
  // A backslash may have made the closing mark a part of the text.
  const words = rest
    .slice(1)
    .replace(/(?<=.)[\s,]+$/, '')
    .replace(/\\"$/, '')
  return missingQuote(start, `"${words}"`, undefined)
}

const invalidSpaces = /^(?:[^\S \t\r\n]|[\u200b-\u200f\u2060\ufeff])+/
/** Signs typed instead of a comma behind an entry, and instead of a colon behind a name. */
const forComma = /^(?:[;，]|\.(?=\s*$))/
const forColon = /^(?:[=;：-](?=\s*["'“{[\d]))/

/** The finding for a sign instead of a comma or colon, or for a space that JSON does not allow. */
function otherSign({ text, fault, rest }: InvalidToken): Finding | undefined {
  const { start: offset, expects } = fault
  const [spaces] = invalidSpaces.exec(rest) ?? []
  if (spaces !== undefined) {
    const span = { offset, length: spaces.length }
    // Characters without width are removed, others become spaces: the indentation stays as it looked.
    const by = spaces
      .replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '')
      .replaceAll(/./gs, ' ')
    return finding('invalid-space', {}, span, replaced(span, by))
  }
  const pattern = { comma: forComma, colon: forColon, name: undefined, value: /^[=：]/ }[
    expects
  ]
  const [found] = pattern?.exec(rest) ?? []
  if (found === undefined) return undefined
  const span = { offset, length: found.length }
  const isTooMuch =
    expects === 'value' ||
    (expects === 'comma' &&
      /^\s*[,}\]]/.test(text.slice(offset + found.length, offset + 500)))
  if (isTooMuch) return finding('extra-piece', { found }, span, replaced(span, ''))
  const right = expects === 'comma' ? ',' : ':'
  return finding('wrong-mark', { found, right }, span, replaced(span, right))
}

/** The finding for a word or number that is no JSON. */
function bareWord({ fault, rest }: InvalidToken): Finding | undefined {
  const { start: offset, expects } = fault
  if (expects === 'name') {
    const [name] = /^[\p{L}\p{N}_$][\p{L}\p{N}_.$-]*(?=\s*:)/u.exec(rest) ?? []
    if (name === undefined) return undefined
    const span = { offset, length: name.length }
    const right = JSON.stringify(name)
    return finding('bad-literal', { word: name, right }, span, replaced(span, right))
  }
  const [word] =
    (expects === 'value' &&
      /^[^"“”{}[\]]*?[^"“”{}[\]\s](?=\s*,?\s*[}\]]*$)/.exec(rest)) ||
    []
  if (word === undefined || /^[,:]/.test(word)) return undefined
  const span = { offset, length: word.length }
  const said = readBoolean(word) ?? (/^null$/i.test(word) ? 'null' : undefined)
  const isNumber =
    /^[+\-–—−]?\.?\d[\d., _']*\s?[a-zA-Z%]{0,3}$/.test(word) && !/^0\d{7,}$/.test(word)
  const isNothing = isNumber || /^(?:none|nil|undefined|nan)$/i.test(word)
  const right = said ?? (isNothing ? undefined : JSON.stringify(word))
  // The end of several words is not certain.
  const isSure =
    said !== undefined || /^[\p{L}\p{N}._-]*[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(word)
  const data = { word: shorten(word), right: right && shorten(right) }
  const edit = right !== undefined && isSure ? replaced(span, right) : undefined
  return finding('bad-literal', data, span, edit)
}

function comment(text: string, fault: SyntaxFault): Finding {
  const note = textOf(text, fault).trimEnd()
  const span = { offset: fault.start, length: note.length }
  // Programs that rewrite a file leave out unchanged parts: "// ... other services ..."
  if (/\.{3}|…/.test(note)) return finding('not-part', { found: shorten(note) }, span)
  // An entry may have been commented out to hide it for a while, so there is no edit.
  const isEntry = /["'“”]\s*:/.test(note)
  return finding('comment', {}, span, isEntry ? undefined : replaced(span, ''))
}

/** The finding for a character that JSON does not allow inside of a text. */
function signInText(text: string, { start, end, kind }: SyntaxFault): Finding {
  const inner = text.slice(start, end)
  if (kind === 'InvalidCharacter') {
    const at = Math.max(0, inner.search(/[^\P{Cc}\r\n]/u))
    return finding('invalid-space', {}, { offset: start + at, length: 1 })
  }
  const at = inner.search(/(?<=(?:^|[^\\])(?:\\\\)*)\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/)
  const span = { offset: start + Math.max(at, 0), length: 1 }
  const edit = inner.charAt(at + 1) === "'" ? replaced(span, '') : undefined
  return finding('backslash', {}, span, edit)
}

/** The finding for anything else: a line, or a sign before one, that does not belong to the file. */
function foreign({ text, fault, rest }: InvalidToken): Finding {
  const { start: offset } = fault
  const isFirst = text.slice(lineStart(text, offset), offset).trim() === ''
  const [sign] = (isFirst && /^[^\s"“”{}[\]]+(?=\s*["{}[\]])/.exec(rest)) || []
  const found = sign ?? rest
  return finding('not-part', { found: shorten(found) }, { offset, length: found.length })
}

/** The finding for a piece that is invalid by itself. */
export function wrongPiece(text: string, fault: SyntaxFault): Finding {
  const place = invalidTokenOf(text, fault)
  switch (fault.kind) {
    case 'InvalidCommentToken':
      return comment(text, fault)
    case 'InvalidCharacter':
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return signInText(text, fault)
    case 'UnexpectedEndOfString':
      // A single CR, the line end of old computers: what looks like one line are two.
      if (/^\r(?!\n)/.test(text.slice(fault.end, fault.end + 2)))
        return finding('invalid-space', {}, { offset: fault.end, length: 1 })
      return otherQuotes(place) ?? oneQuote(place) ?? innerQuotes(place) ?? cutText(place)
    default:
      if (/^(?:\.{3}|…)/.test(place.rest)) return foreign(place)
      return (
        otherQuotes(place) ??
        oneQuote(place) ??
        innerQuotes(place) ??
        otherSign(place) ??
        bareWord(place) ??
        foreign(place)
      )
  }
}

/** Where a number begins that a piece belongs to, as in 70000-000, 01310100 or 10,5. */
export function numberStart(text: string, { start }: SyntaxFault): number | undefined {
  if (!/[\w-]/.test(text.charAt(start))) return undefined
  const [digits] =
    /(?<=[:[]\s*)-?\d[\d.]*,?$/.exec(text.slice(Math.max(0, start - 40), start)) ?? []
  return digits === undefined ? undefined : start - digits.length
}
