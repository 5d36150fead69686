import { excerpt } from '../../messages/describe.ts'
import { restOfLine } from '../../read/lines.ts'
import { finding, type Finding } from '../finding.ts'
import type { ParseError } from './firstParseError.ts'
import { unknownToken } from './misplacedToken.ts'

const doubleQuotes = '"“”„‟«»″＂'
const singleQuotes = "‘’‚‹›'`´"
/** A string in quotation marks of any kind. */
const quotedString = new RegExp(
  String.raw`^([${doubleQuotes}${singleQuotes}])([^"“”„«»]*?)([${doubleQuotes}${singleQuotes}])(?=\s*(?:[,:}\]]|$))`,
)
const quotePair = new RegExp(`^(?:[${doubleQuotes}]{2}|[${singleQuotes}]{2})$`)

/** The finding for a name or text in quotation marks other than "…". */
function otherQuotes(text: string, offset: number): Finding | undefined {
  const [quoted = '', open = '', inner = '', close = ''] = quotedString.exec(text) ?? []
  const quotes = `${open}${close}`
  if (quotes === '' || quotes === '""') return undefined
  const correction = `"${inner}"`
  const span = { offset, length: quoted.length }
  // If there are several quotation marks at an end, it is unclear which of them belong to the text.
  const isUnambiguous = quotePair.test(quotes) && !/^[\s'‘’´`]|[\s'‘’´`]$/.test(inner)
  const data = { quotes: `${open} … ${close}`, correction: excerpt(correction) }
  const edit = isUnambiguous ? { ...span, text: correction } : undefined
  return finding('other-quotes', data, span, { edit })
}

/** The finding for a space or an invisible character that JSON does not allow. */
function otherSpace(text: string, offset: number): Finding | undefined {
  const [spaces] = /^(?:[^\S \t\r\n]|[\u200b-\u200f\u2060\ufeff])+/.exec(text) ?? []
  if (spaces === undefined) return undefined
  return finding('invalid-space', {}, { offset, length: spaces.length })
}

/** The finding for a token that JSON allows nowhere. */
export function invalidToken(text: string, parseError: ParseError): Finding {
  const { error, start, end, previous, expects } = parseError
  if (error === 'InvalidCharacter') {
    const index = Math.max(0, text.slice(start, end).search(/[^\P{Cc}\r\n]/u))
    return finding('invalid-space', {}, { offset: start + index, length: 1 })
  }
  if (/^Invalid(?:EscapeCharacter|Unicode)$/.test(error))
    return finding('backslash', {}, { offset: start, length: end - start })
  const isAfterText =
    previous &&
    text[previous.start] === '"' &&
    !text.slice(previous.start, start).includes('\n')
  // In "name: "text", the parser treats "name: " as the name.
  const tokenStart = isAfterText ? previous.start : start
  const line = restOfLine(text, tokenStart)
  const tail = restOfLine(text, start)
  const quotesOrSpace =
    otherQuotes(line, tokenStart) ?? otherQuotes(tail, start) ?? otherSpace(tail, start)
  if (quotesOrSpace) return quotesOrSpace
  const span = { offset: tokenStart, length: line.length }
  if (isAfterText && expects === 'comma' && tail.includes('"'))
    return finding('inner-quotes', {}, span)
  const quoteCount = line.replaceAll(/\\./g, '').split('"').length - 1
  return quoteCount % 2 === 1 || error === 'UnexpectedEndOfString'
    ? finding('missing-quote', {}, span)
    : unknownToken(tail, start)
}
