import { excerpt } from '../../messages/describe.ts'
import { restOfLine } from '../../read/lines.ts'
import { finding, type Finding } from '../finding.ts'
import type { SyntaxProblem } from './firstSyntaxProblem.ts'
import { unknownPiece } from './misplacedPiece.ts'

const doubleQuotes = '"“”„‟«»″＂'
const singleQuotes = "‘’‚‹›'`´"
/** A name or text in quotation marks of any kind. */
const quotedPiece = new RegExp(
  String.raw`^([${doubleQuotes}${singleQuotes}])([^"“”„«»]*?)([${doubleQuotes}${singleQuotes}])(?=\s*(?:[,:}\]]|$))`,
)
const quotePair = new RegExp(`^(?:[${doubleQuotes}]{2}|[${singleQuotes}]{2})$`)

/** The finding for a name or text in quotation marks other than "…". */
function otherQuotes(rest: string, offset: number): Finding | undefined {
  const [quoted = '', open = '', inner = '', close = ''] = quotedPiece.exec(rest) ?? []
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
function otherSpace(rest: string, offset: number): Finding | undefined {
  const [spaces] = /^(?:[^\S \t\r\n]|[\u200b-\u200f\u2060\ufeff])+/.exec(rest) ?? []
  if (spaces === undefined) return undefined
  return finding('invalid-space', {}, { offset, length: spaces.length })
}

/** The finding for a piece of text that JSON allows nowhere. */
export function wrongPiece(text: string, problem: SyntaxProblem): Finding {
  const { error, start, end, previous, expects } = problem
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
  const pieceStart = isAfterText ? previous.start : start
  const line = restOfLine(text, pieceStart)
  const rest = restOfLine(text, start)
  const quotesOrSpace =
    otherQuotes(line, pieceStart) ?? otherQuotes(rest, start) ?? otherSpace(rest, start)
  if (quotesOrSpace) return quotesOrSpace
  const span = { offset: pieceStart, length: line.length }
  if (isAfterText && expects === 'comma' && rest.includes('"'))
    return finding('inner-quotes', {}, span)
  const quoteCount = line.replaceAll(/\\./g, '').split('"').length - 1
  return quoteCount % 2 === 1 || error === 'UnexpectedEndOfString'
    ? finding('missing-quote', {}, span)
    : unknownPiece(rest, start)
}
