import { finding, type Finding } from '../finding.ts'
import { closerOf, opened as opening, type Opened, type State } from './grammar.ts'
import { missing } from './marks.ts'
import { read, type Reading, type Source, type Step } from './reader.ts'
import type { Token } from './tokens.ts'

/** Another state in which the text goes on at a token, and what must have happened before. */
interface Turn {
  index: number
  state: State
  cost: number
  tell: () => Finding
}

const isCloser = ({ kind }: Token) => kind === '}' || kind === ']'

/** How far a token is indented, if it is the first on its line. */
function indentation(text: string, { kind, start }: Token): number | undefined {
  let at = start
  while (text[at - 1] === ' ' || text[at - 1] === '\t') at -= 1
  return kind !== 'end' && (at === 0 || text[at - 1] === '\n') ? start - at : undefined
}

/** The step by which a file is indented: what stands further in than the line before mostly does so by that. */
function stepOf(text: string): number {
  const counts = new Map<number, number>()
  let last = 0
  for (const [{ length }] of text.matchAll(/^[ \t]*(?=\S)/gm)) {
    if (length > last) counts.set(length - last, (counts.get(length - last) ?? 0) + 1)
    last = length
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 2
}

/** The lines from which on the indentation tells of more or of fewer open brackets than there are, and the last line. */
function partings(text: string, steps: readonly Step[]): { index: number; by: number }[] {
  const unit = stepOf(text.slice(0, 20_000))
  let last = 0
  const lines = steps.flatMap(({ token, state }, index) => {
    const indent = indentation(text, token)
    if (indent === undefined || token.start === steps[index - 1]?.token.start) return []
    const shift = indent / unit - (state.open?.depth ?? 0) + (isCloser(token) ? 1 : 0)
    const by = shift - last
    last = shift
    return [{ index, by }]
  })
  return lines.filter(({ by }, line) => by !== 0 || line === lines.length - 1)
}

function extra(text: string, { start, kind }: Token): Finding {
  // With a comma before and behind it, one of the two is too much as well.
  const isBetween = text[start + 1] === ',' && /,\s*$/.test(text.slice(0, start))
  const span = { offset: start, length: isBetween ? 2 : 1 }
  const found = isBetween ? `${kind},` : kind
  return finding('extra-piece', { found, closing: undefined }, span, {
    ...span,
    text: '',
  })
}

function lost({ start }: Token, isOpening: boolean): Finding {
  return finding(
    isOpening ? 'lost-opening' : 'lost-lines',
    {},
    { offset: start, length: 0 },
  )
}

/** So many brackets should have been closed before a token, or one of them not opened. */
function closed(
  text: string,
  steps: readonly Step[],
  index: number,
  count: number,
): Turn[] {
  const [here, last] = [steps[index], steps[index - 1]]
  if (!here?.state.open) return []
  const { token } = here
  const { bracket } = here.state.open
  let open: Opened | undefined = here.state.open
  for (let left = count; open && left > 0; left -= 1) open = open.outer
  const isDone = token.kind === ',' || isCloser(token)
  const isBehindComma = last?.token.kind === ','
  const tell = () => {
    if (last?.token.kind === bracket && text[last.token.start - 1] === bracket)
      return extra(text, last.token)
    if (count > 1) return lost(token, false)
    const closer = closerOf[bracket] + (isDone || isBehindComma ? '' : ',')
    return missing(text, closer, isBehindComma ? last : here)
  }
  const expects = isDone ? 'comma or end' : open?.bracket === '[' ? 'value' : 'name'
  return [{ index, state: { open, expects }, cost: 3, tell }]
}

/** So many brackets should have been opened before a token, or one of them not closed; nobody knows which but the last. */
function opened(
  text: string,
  steps: readonly Step[],
  index: number,
  count: number,
): Turn[] {
  const here = steps[index]
  if (!here) return []
  const { token, state, after } = here
  const isBehindComma = text[after - 1] === ','
  const before = steps[index - (isBehindComma ? 2 : 1)]?.token
  const isCopy = before && isCloser(before)
  const isExtra = isCopy && indentation(text, before) === undefined
  const isName = /^\s*:/.test(text.slice(token.end, token.end + 50))
  const inner = isName || token.kind === '}' ? '{' : '['
  // What stands in a list has no name: its opening line is a { alone.
  const isEntry = isName && state.open?.bracket === '['
  const isBracket =
    isEntry || text[after - 1] === ':' || text.startsWith('"$schema"', token.start)
  const tell = () => {
    if (isExtra) return extra(text, before)
    return count === 1 && isBracket
      ? missing(text, inner, here)
      : lost(token, count === 1)
  }
  const turns = (['{', '['] as const).map((middle): Turn => {
    // With none to open, one was closed and another opened.
    let open = count === 0 ? state.open?.outer : state.open
    for (let left = count; left > 1; left -= 1)
      open = opening(left === 2 ? middle : '{', token.start, open)
    open = opening(inner, token.start, open)
    const expects = inner === '{' ? 'name or }' : 'value or ]'
    return { index, state: { open, expects }, cost: count === 0 ? 5 : 3.3, tell }
  })
  const isAlone = isCloser(token) && !isExtra && (isCopy || !isBehindComma)
  const next = isAlone && isBehindComma && text[token.end] === ',' ? 2 : 1
  const without: Turn = {
    index: index + next,
    state,
    cost: 2,
    tell: () => extra(text, token),
  }
  return isAlone ? [without, ...turns] : turns
}

/** What is wrong with the brackets where the indentation shows it, and how far that leads. */
export function bracketFault(
  source: Source,
  { steps, next }: Reading,
): { turn: Turn; reading: Reading } | undefined {
  const { text } = source
  const all = [...steps, next]
  let best: { turn: Turn; reading: Reading } | undefined
  for (const { index, by } of partings(text, all).slice(-12)) {
    const turns = by < 0 ? closed(text, all, index, -by) : opened(text, all, index, by)
    for (const turn of turns) {
      const before = all.slice(0, turn.index)
      const others = all.slice(turn.index, -1).map(({ token }) => token)
      const skipped = Math.max(0, turn.index - all.length + 1)
      const from = skipped > 0 ? next.token.start + skipped : next.after
      const reading = read(source, others, from, turn.state)
      const isFurther =
        reading.next.token.start > (best?.reading.next ?? next).token.start
      if (isFurther || (reading.isWhole && !best?.reading.isWhole))
        best = { turn, reading: { ...reading, steps: [...before, ...reading.steps] } }
    }
  }
  return best
}
