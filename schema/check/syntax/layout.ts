import { finding, type Finding } from '../finding.ts'
import { closerOf, opened as withOpened, type Opened } from './grammar.ts'
import { missing } from './marks.ts'
import type { Mend } from './place.ts'
import type { Reading, Source, Step } from './reader.ts'
import type { Token } from './tokens.ts'

const isCloser = ({ kind }: Token) => kind === '}' || kind === ']'

/** How far a token is indented, if it is the first on its line. */
function indentation(text: string, { kind, start }: Token): number | undefined {
  let at = start
  while (text[at - 1] === ' ' || text[at - 1] === '\t') at -= 1
  return kind !== 'end' && (at === 0 || text[at - 1] === '\n') ? start - at : undefined
}

/** How far a level is indented: the most frequent difference to a line before that is indented less. */
function levelWidth(text: string): number {
  const counts = new Map<number, number>()
  let last = 0
  for (const [{ length }] of text.matchAll(/^[ \t]*(?=\S)/gm)) {
    if (length > last) counts.set(length - last, (counts.get(length - last) ?? 0) + 1)
    last = length
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 2
}

/** The lines from which on the indentation shows more or fewer open brackets than there are, and the last line. */
function depthChanges(
  text: string,
  steps: readonly Step[],
): { index: number; by: number }[] {
  const unit = levelWidth(text.slice(0, 20_000))
  const found: { index: number; by: number }[] = []
  let last = { index: 0, shift: 0 }
  steps.forEach(({ token, state }, index) => {
    const indent = indentation(text, token)
    if (indent === undefined || token.start === steps[index - 1]?.token.start) return
    const shift = indent / unit - (state.open?.depth ?? 0) + (isCloser(token) ? 1 : 0)
    if (shift !== last.shift) found.push({ index, by: shift - last.shift })
    last = { index, shift }
  })
  const hasLast = found.at(-1)?.index === last.index
  return hasLast ? found : [...found, { index: last.index, by: 0 }]
}

/** One bracket too many; between two commas one of these goes too. */
function extra(text: string, { start, kind }: Token): Finding {
  const isBetween = text[start + 1] === ',' && /,\s*$/.test(text.slice(0, start))
  const found = isBetween ? `${kind},` : kind
  const span = { offset: start, length: found.length }
  const edit = { ...span, text: '' }
  return finding('extra-piece', { found, closing: undefined }, span, edit)
}

function lost(offset: number, isOpening: boolean): Finding {
  return finding(isOpening ? 'lost-opening' : 'lost-lines', {}, { offset, length: 0 })
}

/** A line, by its first token and what was read before it. */
interface Line {
  here: Step
  last: Step | undefined
  beforeLast: Step | undefined
}

/** So many brackets should have been closed before a line, or one of them not opened. */
function closed(text: string, { here, last }: Line, count: number): Mend[] {
  const { token, state } = here
  if (!state.open) return []
  const { bracket } = state.open
  let open: Opened | undefined = state.open
  for (let left = count; open && left > 0; left -= 1) open = open.outer
  const isDone = token.kind === ',' || isCloser(token)
  const isBehindComma = last?.token.kind === ','
  const toFinding = () => {
    if (last?.token.kind === bracket && text[last.token.start - 1] === bracket)
      return extra(text, last.token)
    if (count > 1) return lost(token.start, false)
    const closer = closerOf[bracket] + (isDone || isBehindComma ? '' : ',')
    return missing(text, closer, isBehindComma ? last : here)
  }
  const expects = isDone ? 'comma or end' : open?.bracket === '[' ? 'value' : 'name'
  return [
    {
      from: token.start,
      to: token.start,
      as: '',
      state: { open, expects },
      cost: 3,
      toFinding,
    },
  ]
}

/** So many brackets should have been opened before a line, or one of them not closed; nobody knows which but the last. */
function opened(text: string, { here, last, beforeLast }: Line, count: number): Mend[] {
  const { token, state } = here
  const { start, end } = token
  const isBehindComma = last?.token.kind === ','
  const before = (isBehindComma ? beforeLast : last)?.token
  const isCopy = before && isCloser(before)
  const isExtra = isCopy && indentation(text, before) === undefined
  const isName = /^\s*:/.test(text.slice(end, end + 50))
  const inner = isName || token.kind === '}' ? '{' : '['
  // What stands in a list has no name: its opening line is a { alone.
  const isEntry = isName && state.open?.bracket === '['
  const isBracket =
    isEntry || last?.token.kind === ':' || text.startsWith('"$schema"', start)
  const toFinding = () => {
    if (isExtra) return extra(text, before)
    return count === 1 && isBracket
      ? missing(text, inner, here)
      : lost(start, count === 1)
  }
  const mends = (['{', '['] as const).map((middle): Mend => {
    // With none to open, one was closed and another opened.
    let open = count === 0 ? state.open?.outer : state.open
    for (let left = count; left > 1; left -= 1)
      open = withOpened(left === 2 ? middle : '{', start, open)
    open = withOpened(inner, start, open)
    const expects = inner === '{' ? 'name or }' : 'value or ]'
    return {
      from: start,
      to: start,
      as: '',
      state: { open, expects },
      cost: count === 0 ? 5 : 3.3,
      toFinding,
    }
  })
  if (!isCloser(token) || isExtra || (isBehindComma && !isCopy)) return mends
  const to = isBehindComma && text[end] === ',' ? end + 1 : end
  return [
    {
      from: start,
      to,
      as: '',
      state,
      cost: isCopy ? 3.25 : 3.35,
      toFinding: () => extra(text, token),
    },
    ...mends,
  ]
}

/** What may be wrong with the brackets where the indentation shows it: people indent what they write. */
export function bracketMends({ text }: Source, { steps, next }: Reading): [Mend, Step][] {
  const all = [...steps, next]
  return depthChanges(text, all)
    .slice(-12)
    .flatMap(({ index, by }, order) => {
      const line = {
        here: all[index] ?? next,
        last: all[index - 1],
        beforeLast: all[index - 2],
      }
      const mends = by < 0 ? closed(text, line, -by) : opened(text, line, by)
      // The first such line is the likeliest.
      const later = order > 0 ? 0.08 : 0
      return mends.map((mend): [Mend, Step] => [
        { ...mend, cost: mend.cost + later },
        line.here,
      ])
    })
}
