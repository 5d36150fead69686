import { readBoolean } from '../../read/booleans.ts'
import { shorten, type Mend, type Place } from './place.ts'

/** As other languages write what JSON calls null; nothing is right in no place. */
const literals: [form: RegExp, right: string | undefined][] = [
  [/^null$/i, 'null'],
  [/^(?:none|nil|undefined|nan)$/i, undefined],
]
/** What programs and people write for a part that they do not show: [...], [Object], {…} */
const leftOut =
  /^(?:\[\s*(?:\[?(?:\.{3}|…|(?:Array|Object|object \w+)\b)\]?[\s,]*)+\]|\{\s*(?:\.{3}|…)\s*\}|\.{3}|…)/
/** Digits with signs, in groups (10 000), with a decimal comma (10,5) or with a unit. */
const number =
  /^[+\-–—−]?\.?\d[\d.]*(?:[ ,'_]\d{3})*(?:,\d+)?(?: ?[a-zA-Z]+)?(?=\s*(?:[,}\]]|$))/
/** What only a line of this file has: quotation marks and brackets. */
const ownSigns = /["“”„‟«»{}[\]]|&quot;/

export function hasOwnSigns(line: string): boolean {
  return ownSigns.test(line.replaceAll(/\{\w+\}/g, ''))
}

function rightNumber(word: string): string | undefined {
  const right = word
    .replace(/^\+/, '')
    .replace(/^[–—−]/, '-')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')
  return /^-?\d+(\.\d+)?$/.test(right) ? right : undefined
}

function unquoted({ readAs }: Place, word: string, cost: number): Mend {
  const right = JSON.stringify(word)
  // Of several words nobody knows where they end, and a dash alone may stand for nothing.
  const isSure = /^[\p{L}\p{N}._-]+$/u.test(word) && /[\p{L}\p{N}]/u.test(word)
  const data = { word: shorten(word), right: shorten(right) }
  return readAs('""', word, cost, 'unquoted', data, { by: isSure ? right : undefined })
}

/** A value that is written in another way. */
function* otherValue(place: Place): Iterable<Mend> {
  const { text, from, rest, state, readAs } = place
  const [found] =
    (state.expects === 'value' && leftOut.exec(text.slice(from, from + 200))) || []
  if (found !== undefined) return yield readAs('0', found, 1, 'left-out', { found })
  const [digits] = (!/\d,$/.test(text.slice(0, from)) && number.exec(rest)) || []
  const word = digits ?? /^[\p{L}/]+(?![\p{L}\p{N}_-])/u.exec(rest)?.[0] ?? ''
  const literal = literals.find(([form]) => form.test(word))
  // A number has no zero at its beginning: it is a CEP, a phone or the like.
  if (digits !== undefined && /^0\d{7,}$/.test(digits))
    return yield unquoted(place, digits, 1)
  const said = digits === undefined ? readBoolean(word) : undefined
  const right = digits === undefined ? (said ?? literal?.[1]) : rightNumber(digits)
  const data = { word, right, isNumber: digits !== undefined }
  if ((digits ?? said ?? literal) && right !== word)
    yield readAs('0', word, 1, 'bad-literal', data, { by: right })
}

/** Words and numbers that are not written as JSON wants them. */
export function* bareWords(place: Place): Iterable<Mend> {
  const { rest, state } = place
  if (state.expects.startsWith('value')) yield* otherValue(place)
  const [line] = /^[^"“”:,].*?(?=\s*,?\s*$)/.exec(rest) ?? []
  if (line && state.expects === 'value' && !hasOwnSigns(line))
    yield unquoted(place, line, 4)
  const [word] = /^[^{}[\]:,"“”\n]*[^{}[\]:,"“”\s]/.exec(rest) ?? []
  if (word) yield unquoted(place, word, 4.1)
}
