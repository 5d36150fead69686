import { cutTexts } from './cutTexts.ts'
import { wholeLines } from './lines.ts'
import { marksAround } from './marks.ts'
import { lineStart, placeAt, type Mend } from './place.ts'
import { quotedTexts } from './quotes.ts'
import { read, type Reading, type Source, type Step } from './reader.ts'
import { signs, signsInText } from './signs.ts'
import { kindsIn, type Token } from './tokens.ts'
import { bareWords } from './words.ts'

/** Mends that make it possible to read on, and how far. */
export interface Way {
  mends: Mend[]
  cost: number
  reading: Reading
}

const maxTurns = 24
const maxAhead = 3000
/** So many tokens back a mend may begin. */
const lookBack = 8
/** Of ways that cost nearly the same, the one that leads further is better. */
const even = 0.5

/** The mends worth trying where a token does not fit, the cheapest first, each with the step where it begins. */
function mendsAt(source: Source, { steps, next }: Reading): [Mend, Step][] {
  const line = lineStart(source.text, next.token.start)
  const lineBefore = lineStart(source.text, line - 1)
  const mends: [Mend, Step][] = []
  for (const [distance, step] of [
    next,
    ...steps.slice(-lookBack).toReversed(),
  ].entries()) {
    if (step.token.isMeant) continue
    const place = placeAt(source, step, distance)
    const isNear = place.from >= line || (distance < 3 && place.from >= lineBefore)
    const readers = [
      ...(distance === 0 ? [signs] : []),
      ...(isNear && /^(?:name|value)/.test(step.state.expects)
        ? [signsInText, quotedTexts, cutTexts, bareWords]
        : []),
      ...(place.from >= line ? [wholeLines] : []),
      marksAround,
    ]
    for (const reader of readers)
      for (const mend of reader(place)) mends.push([mend, step])
  }
  return mends.toSorted(([a], [b]) => a.cost - b.cost)
}

/** Reads on behind a mend; undefined where what it stands for does not fit. */
function readWith(
  source: Source,
  { from, to, as }: Mend,
  { state }: Step,
): Reading | undefined {
  const meant = kindsIn(as).map((kind): Token => ({
    kind,
    start: from,
    end: to,
    isMeant: true,
  }))
  const reading = read(source, meant, to, state, maxAhead)
  return reading.steps.length < meant.length ? undefined : reading
}

/** The sooner JSON is broken again behind a line, the less it was what was meant. */
export function doubtOf({ steps, isWhole }: Reading, end: number): number {
  if (isWhole) return 0
  const isSoon = (tokens: number) => (steps.at(-tokens)?.token.start ?? 0) <= end
  return isSoon(6) ? 6 : isSoon(60) ? 5 : 2
}

/** The end of the line that is broken, or what is long enough for one. */
export function endOfLine({ text }: Source, { next: { token } }: Reading): number {
  return (
    token.start +
    text
      .slice(token.start, token.start + 500)
      .split('\n', 1)
      .join('').length
  )
}

/** The cheapest way to read on behind the line that is broken. */
export function explain(source: Source, broken: Reading): Way | undefined {
  const end = endOfLine(source, broken)
  const open: Way[] = [{ mends: [], cost: 0, reading: broken }]
  let best: Way | undefined
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const [way] = open.toSorted((a, b) => a.cost - b.cost)
    if (!way || (best && way.cost >= best.cost)) return best
    open.splice(open.indexOf(way), 1)
    for (const [mend, step] of mendsAt(source, way.reading)) {
      const cost = way.cost + mend.cost
      if (best && cost > best.cost + even) break
      const reading = readWith(source, mend, step)
      const reached = reading?.next.token.start ?? 0
      const isPut = mend.as !== '' && mend.to === way.reading.next.token.start
      if (
        !reading ||
        (reached <= way.reading.next.token.start - (isPut ? 1 : 0) && !reading.isWhole)
      )
        continue
      const mends = [...way.mends, mend]
      const isPast = reading.isWhole || reached > end
      const doubt = doubtOf(reading, end)
      if (!isPast || doubt > 5) open.push({ mends, cost, reading })
      const total = cost + doubt
      const ahead = reached - (best?.reading.next.token.start ?? 0)
      const limit = (best?.cost ?? Infinity) + (ahead > 0 ? even : ahead < 0 ? -even : 0)
      if (isPast && total < limit) best = { mends, cost: total, reading }
    }
  }
  return best
}
