import { lineOf, linesOf } from '../../read/lines.ts'
import { finding, type Finding } from '../finding.ts'
import { besideContent } from './besideContent.ts'
import { commaInFront } from './commaInFront.ts'
import type { Opened, State } from './grammar.ts'
import {
  closersOf,
  doubledBracket,
  gapBefore,
  placeOfClosing,
  type Gap,
} from './indentation.ts'
import { lex } from './lex.ts'
import { shorten } from './lookAhead.ts'
import { oddLine } from './oddLine.ts'
import { pastedAgain } from './pastedAgain.ts'
import { findRepairs, type Repair } from './repair.ts'
import type { Token } from './tokens.ts'

/** More than that in one file means that it is no JSON at all. */
const maxFindings = 1000
const maxRepairs = 50
/** Mistakes that do not come from quotation marks inside a text on the same line. */
const mayStandBeside = /^(inner-quotes|missing-comma|extra-comma)$/

interface Broken {
  text: string
  tokens: Token[]
}

function written({ text }: Broken, token: Token): string {
  return shorten(text.slice(token.start, token.end))
}

function missingClosing(
  broken: Broken,
  after: number,
  bracket: '}' | ']',
  opened: number | undefined,
  comma: boolean,
): Finding {
  const offset = broken.tokens[after]?.end ?? 0
  const opening = opened === undefined ? undefined : broken.tokens[opened]
  const line = lineOf(broken.text, opening?.start ?? 0)
  const edit = { offset, length: 0, text: comma ? `${bracket},` : bracket }
  return finding('missing-closing', { bracket, line }, { offset, length: 0 }, edit)
}

function missing(broken: Broken, repair: Repair, open: Opened | undefined): Finding {
  const previous = broken.tokens[repair.at - 1]
  const token = broken.tokens[repair.at]
  const after = { offset: previous?.end ?? 0, length: 0 }
  const before = { offset: token?.start ?? 0, length: 0 }
  const kind = repair.insert[0] ?? 'value'
  switch (kind) {
    case ',': {
      const inside = broken.text.slice(0, after.offset).endsWith(',"')
      if (inside)
        return finding('comma-inside', {}, { offset: after.offset - 2, length: 1 })
      if (isNextEntry(broken, repair.at, open)) return finding('lost-border', {}, before)
      return finding('missing-comma', {}, after, { ...after, text: ',' })
    }
    case ':':
      return finding('missing-colon', {}, after, { ...after, text: ':' })
    case '}':
    case ']':
      return missingClosing(
        broken,
        repair.at - 1,
        kind,
        open?.token,
        repair.insert.length > 1,
      )
    case '{':
    case '[':
      return previous?.kind === ':'
        ? finding('missing-opening', { bracket: kind }, after, {
            ...after,
            text: ` ${kind}`,
          })
        : finding('missing-opening', { bracket: kind }, before, { ...before, text: kind })
    case 'string':
      return finding('missing-name', {}, before)
    case 'value':
      return finding('missing-value', {}, after)
  }
}

/** The name that follows stands already among those of the open group: another entry begins here. */
function isNextEntry(
  { text, tokens }: Broken,
  at: number,
  open: Opened | undefined,
): boolean {
  if (open?.bracket !== '{' || tokens[at + 1]?.kind !== ':') return false
  const wordAt = (index: number) => text.slice(tokens[index]?.start, tokens[index]?.end)
  let depth = 0
  for (let index = open.token + 1; index < at; index += 1) {
    const { kind } = tokens[index] ?? {}
    if (kind === '{' || kind === '[') depth += 1
    if (kind === '}' || kind === ']') depth -= 1
    if (depth === 0 && tokens[index + 1]?.kind === ':' && wordAt(index) === wordAt(at))
      return true
  }
  return false
}

function wording(broken: Broken, repair: Repair, open: Opened | undefined): Finding {
  const token = broken.tokens[repair.at]
  if (repair.remove === 0 || token === undefined) return missing(broken, repair, open)
  const span = { offset: token.start, length: token.end - token.start }
  const [right] = repair.insert
  if (right === undefined) {
    const next = broken.tokens[repair.at + 1]?.kind
    if (token.kind === 'string' || token.kind === 'value')
      return finding('two-values', { found: written(broken, token) }, span)
    if (token.kind !== ',' || written(broken, token) !== ',')
      return finding('extra-piece', { found: written(broken, token) }, span, {
        ...span,
        text: '',
      })
    const closing = next === '}' || next === ']' ? next : undefined
    return finding('extra-comma', { closing }, span, { ...span, text: '' })
  }
  if (right === 'string' || right === 'value')
    return finding('two-values', { found: written(broken, token) }, span)
  return finding('wrong-mark', { found: written(broken, token), right }, span, {
    ...span,
    text: right,
  })
}

function endsEarly(broken: Broken, left: State, open: Opened): Finding {
  const closers = closersOf(open)
  const offset = broken.tokens.at(-2)?.end ?? 0
  const line = lineOf(broken.text, broken.tokens[open.token]?.start ?? 0)
  return finding(
    'ends-early',
    { closers: shorten(closers), count: closers.length, line },
    { offset, length: 0 },
    left.expecting === 'comma or close'
      ? { offset, length: 0, text: closers }
      : undefined,
  )
}

function lostLines({ tokens }: Broken, { at, bracket, isOpening }: Gap): Finding {
  const before = { offset: tokens[at]?.start ?? 0, length: 0 }
  if (bracket === undefined)
    return finding(isOpening ? 'lost-opening' : 'lost-lines', {}, before)
  const place =
    at === 0 ? { offset: 0, length: 0 } : { offset: tokens[at - 1]?.end ?? 0, length: 0 }
  const edit = { ...place, text: at === 0 ? `${bracket}\n` : ` ${bracket}` }
  return finding('missing-opening', { bracket }, place, edit)
}

/** A bracket too few or too many shows far from where it happened: first what people see, then what the grammar says. */
function structure(broken: Broken): Finding[] {
  const { repairs, left } = findRepairs(broken.tokens, maxRepairs)
  const [only] = repairs
  const harmless = repairs.length === 1 && !left.open && isSmall(only?.repair)
  if (!harmless && (repairs.length > 0 || left.open)) {
    const doubled = doubledBracket(broken.tokens)
    if (doubled !== undefined) {
      return [wording(broken, { at: doubled, remove: 1, insert: [] }, undefined)]
    }
    const comma = commaInFront(broken.tokens)
    if (comma !== undefined) {
      const away: Repair = { at: comma, remove: 1, insert: [] }
      const behind: Repair = { at: comma + 2, remove: 0, insert: [','] }
      return [away, behind].map((repair) => wording(broken, repair, undefined))
    }
    const gap = gapBefore(broken.text, broken.tokens)
    if (gap) return [lostLines(broken, gap)]
    const place = placeOfClosing(broken.text, broken.tokens)
    if (place)
      return [
        missingClosing(broken, place.after, place.bracket, place.opened, place.comma),
      ]
  }
  const findings = repairs.map(({ repair, open }) => wording(broken, repair, open))
  return left.open ? [...findings, endsEarly(broken, left, left.open)] : findings
}

/** A comma or a colon is where it is: no bracket can explain it better. */
function isSmall(repair: Repair | undefined): boolean {
  return repair?.remove === 0 && (repair.insert[0] === ',' || repair.insert[0] === ':')
}

/** The file was cut in the middle of a text: that its quotation mark is missing goes without saying. */
function cutInText(text: string, finding: Finding | undefined): boolean {
  if (finding?.code !== 'unclosed-string') return false
  return text.slice(finding.span.offset + finding.span.length).trim() === ''
}

/** The file as a whole is something else than one site: its pieces say nothing. */
function otherKind(text: string): Finding | undefined {
  const begin = text.length - text.trimStart().length
  if (begin === text.length) return finding('empty-file', {}, { offset: 0, length: 0 })
  const conflict = /^(?:<{7}|\|{7}|={7}|>{7}).*/m.exec(text)
  if (conflict) {
    const span = { offset: conflict.index, length: conflict[0].length }
    return finding('mixed-versions', {}, span)
  }
  if (text.startsWith('{\\rtf', begin))
    return finding('rich-text', {}, { offset: begin, length: 5 })
  if (/^("\s*\{|\{\s*(\\[nr]\s*)*(\\"|&quot;))/.test(text.slice(begin, begin + 80)))
    return finding('escaped-file', {}, { offset: begin, length: 1 })
  const isContent = /^\s*([\w ]+[=:] *|\(|\[)?\{\s*$/m.test(text)
  const mayBeContent =
    /\{|^[^\p{L}]*$/u.test(text) && /^[{["“”„'‘/\u00a0\u200b]/.test(text.charAt(begin))
  if (!isContent && !mayBeContent)
    return finding('not-content', {}, { offset: begin, length: 1 })
  return undefined
}

/** Where quotation marks inside a text tear its line to pieces, the pieces are no mistakes of their own, and nobody but a person knows where the text ends. */
function withoutPieces(text: string, findings: Finding[]): Finding[] {
  const quotes = findings.filter(({ code }) => code === 'inner-quotes')
  if (quotes.length === 0) return findings
  const lines = linesOf(text)
  const lineAt = ({ span }: Finding) => lines.at(span.offset).line
  const torn = new Set(
    findings.filter(({ code }) => !mayStandBeside.test(code)).map(lineAt),
  )
  const firsts = new Map(quotes.toReversed().map((each) => [lineAt(each), each]))
  return findings.flatMap((each) => {
    const line = lineAt(each)
    const first = torn.has(line) ? firsts.get(line) : undefined
    if (!first) return [each]
    return each === first ? [finding('inner-quotes', { right: '\\"' }, each.span)] : []
  })
}

/** Everything that keeps a text from being JSON. */
export function findSyntax(text: string): Finding[] {
  const other = otherKind(text)
  if (other) return [other]
  const { tokens, findings } = lex(text, maxFindings)
  if (findings.length >= maxFindings) return findings
  const again = pastedAgain(text, tokens)
  if (again) return [again]
  const others = structure({ text, tokens })
  const rest =
    findings.length + others.length > 1 ? besideContent(text, tokens) : undefined
  if (rest) return [rest]
  // Whether a mark stands for another one, the marks around it show best.
  const corrected = new Set(others.map(({ span }) => span.offset))
  const pieces = findings.filter(
    ({ code, span }) => code !== 'wrong-mark' || !corrected.has(span.offset),
  )
  const told = withoutPieces(text, [...pieces, ...others])
  const odd = others.length > 0 ? oddLine({ text, tokens }, told) : undefined
  if (odd) return [odd.finding, ...findings.filter(({ span }) => !odd.holds(span.offset))]
  const last = findings.at(-1)
  const isCut = others.at(-1)?.code === 'ends-early' && cutInText(text, last)
  return isCut ? told.filter((each) => each !== last) : told
}
