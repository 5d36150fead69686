import { lineOf } from '../../read/lines.ts'
import { finding, type Finding } from '../finding.ts'
import { restOfLine, shorten, spanOf, textOf, type SyntaxFault } from './reader.ts'

const closerOf = { '{': '}', '[': ']' }

/** The finding for a file that ends with open brackets or within a text. */
export function endsEarly(text: string, { open }: SyntaxFault): Finding {
  const closers = open.map(({ bracket }) => closerOf[bracket]).toReversed()
  const line = lineOf(text, open.at(-1)?.offset ?? 0)
  const data = { closers: shorten(closers.join('')), count: closers.length, line }
  return finding('ends-early', data, { offset: text.trimEnd().length, length: 0 })
}

function missingMark(
  text: string,
  mark: ',' | ':',
  { before, start }: SyntaxFault,
): Finding {
  const span = { offset: before?.end ?? start, length: 0 }
  // The comma may stand inside of the text before: "A text,"
  const isInside = mark === ',' && text.slice(0, span.offset).endsWith(',"')
  const edit = isInside ? undefined : { ...span, text: mark }
  return finding('missing-mark', { mark }, span, edit)
}

function extra(text: string, { start, end }: { start: number; end: number }): Finding {
  const found = text.slice(start, end)
  const span = { offset: start, length: end - start }
  const edit = /^[,:]$/.test(found) ? { ...span, text: '' } : undefined
  return finding('extra-piece', { found }, span, edit)
}

/** A value or a name that should stand behind the last piece. */
function missingValue({ before, start }: SyntaxFault): Finding {
  const span = { offset: before?.end ?? start, length: 0 }
  return finding('missing-value', {}, span)
}

/** The finding for a valid piece of JSON in the wrong place. */
export function misplacedPiece(text: string, fault: SyntaxFault): Finding {
  const { before, start, expects, open } = fault
  const piece = textOf(text, fault)
  const span = spanOf(fault)
  const last = before ? textOf(text, before) : ''
  const isOnLine = before !== undefined && !text.slice(before.end, start).includes('\n')
  if (start >= text.trimEnd().length) return endsEarly(text, fault)
  if (open.length === 0 && before) {
    // The content goes on behind its end: a bracket closes too early.
    if (/^,?\s*"/.test(text.slice(start, start + 500))) return extra(text, before)
    const found = text.slice(start).trim()
    const rest = { offset: start, length: found.length }
    return finding('not-part', { found: shorten(found) }, rest)
  }
  if (/^[}\]]$/.test(piece)) {
    if (last === ',' && before) return extra(text, before)
    if (expects === 'value' || expects === 'colon') return missingValue(fault)
    const bracket = open.at(-1)?.bracket ?? '{'
    const right = closerOf[bracket]
    return finding('wrong-mark', { found: piece, right }, span)
  }
  if (piece === ',') {
    if (/^[,{[]$/.test(last)) return extra(text, fault)
    const isForColon =
      expects === 'colon' &&
      /^,\s*(?:"[^"]*"(?!\s*:)|[\d{[tfn])/.test(restOfLine(text, start))
    if (isForColon)
      return finding('wrong-mark', { found: piece, right: ':' }, span, {
        ...span,
        text: ':',
      })
    return missingValue(fault)
  }
  if (piece === ':') {
    if (last === ':') return extra(text, fault)
    if (expects === 'name') return finding('missing-value', {}, span)
    return finding('not-part', { found: shorten(restOfLine(text, start)) }, span)
  }
  if (expects === 'colon' && isOnLine) return missingMark(text, ':', fault)
  if (expects === 'colon') return missingValue(fault)
  if (expects === 'comma' && (!isOnLine || /^["{[]/.test(piece)))
    return missingMark(text, ',', fault)
  if (expects === 'comma') return finding('not-part', { found: shorten(piece) }, span)
  return finding('missing-value', {}, span)
}
