import { excerpt } from '../../messages/describe.ts'
import { lineNumberAt } from '../../read/lines.ts'
import { finding, type Finding } from '../finding.ts'
import type { Token, ParseError } from './firstParseError.ts'

const closerOf = (text: string, opening: number) => (text[opening] === '{' ? '}' : ']')

/** The finding for a file that ends with open brackets. */
function endsEarly(text: string, { openBrackets }: ParseError): Finding {
  const brackets = openBrackets.map((opening) => closerOf(text, opening)).toReversed()
  const line = lineNumberAt(text, openBrackets.at(-1) ?? 0)
  const data = { brackets: excerpt(brackets.join('')), count: brackets.length, line }
  return finding('ends-early', data, { offset: text.trimEnd().length, length: 0 })
}

/** The finding for a bracket that is opened and not closed before an offset. */
export function missingClosing(text: string, opening: number, offset: number): Finding {
  const data = { bracket: closerOf(text, opening), line: lineNumberAt(text, opening) }
  return finding('missing-closing', data, { offset, length: 0 })
}

function missingMark(text: string, mark: ',' | ':', offset: number): Finding {
  const span = { offset, length: 0 }
  // The comma may be inside the previous text: "A text,"
  const isUnambiguous = mark === ',' && !text.slice(0, offset).endsWith(',"')
  const edit = isUnambiguous ? { ...span, text: mark } : undefined
  const data = { mark: mark === ',' ? 'comma' : 'colon' } as const
  return finding('missing-mark', data, span, { edit })
}

function extraToken(text: string, { start, end }: Token): Finding {
  const token = text.slice(start, end)
  const span = { offset: start, length: end - start }
  const edit = token === ',' ? { ...span, text: '' } : undefined
  return finding('extra-piece', { piece: token }, span, { edit })
}

/** The finding for a token that belongs to no value and no name. */
export const unknownToken = (token: string, offset: number): Finding =>
  finding('not-part', { piece: excerpt(token) }, { offset, length: token.length })

/** The finding for a valid JSON token in the wrong place. */
export function misplacedToken(text: string, parseError: ParseError): Finding {
  const { previous, start, end, expects, openBrackets } = parseError
  if (start >= text.trimEnd().length) return endsEarly(text, parseError)
  const token = text.slice(start, end)
  const previousToken = previous ? text.slice(previous.start, previous.end) : ''
  const previousEnd = previous?.end ?? start
  const innermostOpen = openBrackets.at(-1)
  if (innermostOpen === undefined) {
    // A bracket was closed too early if more properties follow.
    if (previous && /^,?\s*"/.test(text.slice(start, start + 500)))
      return extraToken(text, previous)
    return unknownToken(text.slice(start).trim(), start)
  }
  const isComma = token === ','
  if (/^[}\]]$/.test(token) && previousToken === ',' && previous)
    return extraToken(text, previous)
  if (
    (isComma && /^[,{[]$/.test(previousToken)) ||
    (token === ':' && previousToken === ':')
  )
    return extraToken(text, parseError)
  if (expects === 'comma') {
    if (/^[}\]]$/.test(token)) return missingClosing(text, innermostOpen, previousEnd)
    const isOnLine = !text.slice(previousEnd, start).includes('\n')
    if (token !== ':' && (!isOnLine || /^["{[]/.test(token)))
      return missingMark(text, ',', previousEnd)
    return unknownToken(token, start)
  }
  const isMark = /^[,:}\]]$/.test(token)
  if (expects === 'colon' && !isMark && !text.slice(previousEnd, start).includes('\n'))
    return missingMark(text, ':', previousEnd)
  const isAfterPrevious = isMark || expects === 'colon'
  const span = isAfterPrevious
    ? { offset: previousEnd, length: 0 }
    : { offset: start, length: end - start }
  return finding('missing-value', {}, span)
}
