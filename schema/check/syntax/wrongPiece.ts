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
  before: { start: number; rest: string } | undefined
}

function invalidTokenOf(text: string, fault: SyntaxFault): InvalidToken {
  const { before, start } = fault
  const isOnLine = before && before.start >= lineStart(text, start)
  const isText = isOnLine && text.charAt(before.start) === '"'
  return {
    text,
    fault,
    rest: restOfLine(text, start),
    before: isText
      ? { start: before.start, rest: restOfLine(text, before.start) }
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
const otherClosingQuote = new RegExp(`^(")([^"]*?)([${quotes}])${valueEnd}`)

/** The finding for a name or text in other quotation marks. */
function otherQuotes({ fault, rest, before }: InvalidToken): Finding | undefined {
  const { start, kind } = fault
  // In “name”: "text" the parser takes ”: " for a part of the name.
  const cut = before && otherClosingQuote.exec(before.rest)
  const form = kind === 'UnexpectedEndOfString' ? otherClosingQuote : inOtherQuotes
  const [whole, first, inner = '', last] = cut ?? form.exec(rest) ?? []
  if (whole === undefined) return undefined
  const span = { offset: cut ? before.start : start, length: whole.length }
  const right = inQuotes(inner)
  const data = { marks: `${first} … ${last}`, right: shorten(right) }
  // The edit is certain only without further marks at the ends or inside, and between marks that are alike.
  const areAlike = /["“”„‟«»″＂]{2}|[‘’‚‹›'`´]["‘’‚‹›'`´]/.test(`${first}${last}`)
  const isSure = areAlike && !/^[\s"'‘’´`]|[\s"'‘’´`]$|["“”„«»]/.test(inner)
  return finding('other-quotes', data, span, isSure ? replaced(span, right) : undefined)
}

/** Pairs of quotation marks around words: only these are certainly part of the text. */
const pairs =
  /^"(?:(?:\\.|[^"\\])*(?<![\p{L}\p{N}"])"(?=[\p{L}\p{N}])(?:\\.|[^"\\])*(?<=[\p{L}\p{N}])"(?![\p{L}\p{N}":]))+(?:\\.|[^"\\])*"$/u
/** One text ends and another one begins. */
const torn = /"\s*(?:[,:]|=>?)\s*"|"\s+"/

/** A text with straight quotation marks inside: "say "hi" now" */
function innerQuotes({ fault, rest, before }: InvalidToken): Finding | undefined {
  if (!before || fault.expects !== 'comma' || !rest.includes('"')) return undefined
  const [whole = ''] = /^".*"(?=\s*[,}\]]*$)/.exec(before.rest) ?? []
  const span = { offset: before.start, length: (whole || before.rest).length }
  if (!pairs.test(whole) || torn.test(whole.slice(1)))
    return finding('inner-quotes', { right: undefined }, span)
  const right = inQuotes(whole.slice(1, -1))
  return finding('inner-quotes', { right: shorten(right) }, span, replaced(span, right))
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
    .replace(/[\s,]+$/, '')
    .replace(/\\"$/, '')
  return missingQuote(start, `"${words}"`, undefined)
}

const withoutWidth = /[\u200b-\u200f\u2060\ufeff]/g
const invalidSpaces = /^(?:[^\S \t\r\n]|[\u200b-\u200f\u2060\ufeff])+/

/** The finding for a space that JSON does not allow. */
function otherSpace({ fault, rest }: InvalidToken): Finding | undefined {
  const [spaces] = invalidSpaces.exec(rest) ?? []
  if (spaces === undefined) return undefined
  const span = { offset: fault.start, length: spaces.length }
  // The indentation stays as it looked.
  const by = ' '.repeat(spaces.replaceAll(withoutWidth, '').length)
  return finding('invalid-space', {}, span, replaced(span, by))
}

/** The finding for a word or number that is no JSON. */
function bareWord({ fault, rest }: InvalidToken): Finding | undefined {
  const isName = fault.expects === 'name'
  const form = isName
    ? /^[\p{L}\p{N}_$][\p{L}\p{N}_.$-]*(?=\s*:)/u
    : /^(?=.*[\p{L}\p{N}])[^,:"“”{}[\]][^"“”{}[\]]*?(?=\s*,?\s*[}\]]*$)/u
  const [word] = form.exec(/name|value/.test(fault.expects) ? rest : '') ?? []
  if (word === undefined) return undefined
  const span = { offset: fault.start, length: word.length }
  // A number that is not written as one, and what other programs write for nothing.
  const isUnclear =
    !isName &&
    /^[+\-–—−]?\.?\d[\d., _']*\s?[a-zA-Z%]{0,3}$|^(?:none|nil|undefined|nan)$/i.test(
      word,
    ) &&
    !/^0\d{7}$/.test(word)
  const right = isName
    ? undefined
    : (readBoolean(word) ?? /^null$/i.exec(word)?.[0].toLowerCase())
  const quoted = right ?? (isUnclear ? undefined : JSON.stringify(word))
  // The end of several words is not certain.
  const isSure = right !== undefined || !word.includes(' ')
  const data = { word: shorten(word), right: quoted && shorten(quoted) }
  const edit = quoted !== undefined && isSure ? replaced(span, quoted) : undefined
  return finding('bad-literal', data, span, edit)
}

/** The finding for a character that JSON does not allow inside of a text. */
function signInText(text: string, { start, end, kind }: SyntaxFault): Finding {
  const isSpace = kind === 'InvalidCharacter'
  const sign = isSpace
    ? /[^\P{Cc}\r\n]/u
    : /(?<=(?:^|[^\\])(?:\\\\)*)\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/
  const at = Math.max(0, text.slice(start, end).search(sign))
  return finding(
    isSpace ? 'invalid-space' : 'backslash',
    {},
    { offset: start + at, length: 1 },
  )
}

/** The finding for a piece that is invalid by itself. */
export function wrongPiece(text: string, fault: SyntaxFault): Finding {
  const place = invalidTokenOf(text, fault)
  const quoted = () => otherQuotes(place) ?? oneQuote(place) ?? innerQuotes(place)
  const { rest } = place
  const span = { offset: fault.start, length: rest.length }
  switch (fault.kind) {
    case 'InvalidCommentToken':
      return finding(
        'comment',
        {},
        { ...span, length: textOf(text, fault).trimEnd().length },
      )
    case 'InvalidCharacter':
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return signInText(text, fault)
    case 'UnexpectedEndOfString':
      return quoted() ?? cutText(place)
    default:
      return (
        quoted() ??
        otherSpace(place) ??
        bareWord(place) ??
        // A line, or what stands before one, that does not belong to the file.
        finding('not-part', { found: shorten(rest) }, span)
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
