import { cutTexts } from './cutTexts.ts'
import { bracketMends } from './layout.ts'
import { wholeLines } from './lines.ts'
import { marksAround } from './marks.ts'
import { lineEnd, lineStart, placeAt, type Mend } from './place.ts'
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

const maxRounds = 24
const maxAhead = 3000
const maxLine = 500
/** How many tokens back a mend may begin. */
const lookBack = 8
/** Of ways that cost nearly the same, the one that leads further is better. */
const nearlySame = 0.5

/** The mends worth trying where a token does not fit, each with the step where it begins. */
function* mendsNear(source: Source, { steps, next }: Reading): Iterable<[Mend, Step]> {
  const line = lineStart(source.text, next.token.start)
  const lineBefore = lineStart(source.text, line - 1)
  const recent = [next, ...steps.slice(-lookBack).toReversed()]
  for (const [distance, step] of recent.entries()) {
    if (step.token.isMend) continue
    const place = placeAt(source, step, distance)
    const isNear = place.from >= line || (distance < 3 && place.from >= lineBefore)
    const isText = isNear && /^(?:name|value)/.test(step.state.expects)
    const readers = [
      ...(distance === 0 ? [signs] : []),
      ...(isText ? [signsInText, quotedTexts, cutTexts, bareWords] : []),
      ...(place.from >= line ? [wholeLines] : []),
      marksAround,
    ]
    for (const reader of readers) for (const mend of reader(place)) yield [mend, step]
  }
}

/** Reads a mend, and on behind it. */
function readWith(
  source: Source,
  { steps, next }: Reading,
  mend: Mend,
  step: Step,
): Reading {
  const { from: start, to: end, as, state } = mend
  if (state) {
    const others = steps.map(({ token }) => token).filter((token) => token.start >= end)
    return read(source, others, Math.max(end, next.after), state)
  }
  const mended = kindsIn(as).map((kind): Token => ({ kind, start, end, isMend: true }))
  return read(source, mended, end, step.state, maxAhead)
}

/** The sooner the JSON breaks again behind the line, the less likely the mend is right. */
function doubtOf({ steps, isWhole }: Reading, end: number): number {
  if (isWhole) return 0
  const isSoon = (tokens: number) => (steps.at(-tokens)?.token.start ?? 0) <= end
  return isSoon(6) ? 6 : isSoon(60) ? 5 : 2
}

/** The cheapest way to read on behind the line that is broken. */
export function explain(source: Source, broken: Reading): Way | undefined {
  const { token } = broken.next
  const end = Math.min(lineEnd(source.text, token.start), token.start + maxLine)
  const open: Way[] = [{ mends: [], cost: 0, reading: broken }]
  let best: Way | undefined
  for (let round = 0; round < maxRounds; round += 1) {
    const [way] = open.toSorted((a, b) => a.cost - b.cost)
    if (!way || (best && way.cost >= best.cost)) return best
    open.splice(open.indexOf(way), 1)
    const near = token.kind === 'end' ? [] : mendsNear(source, way.reading)
    const mends = [...near, ...(round === 0 ? bracketMends(source, broken) : [])]
    for (const [mend, step] of mends.toSorted(([a], [b]) => a.cost - b.cost)) {
      const cost = way.cost + mend.cost
      if (best && cost > best.cost + nearlySame) break
      const reading = readWith(source, way.reading, mend, step)
      const { isMend, start: reached } = reading.next.token
      const before = way.reading.next.token.start
      // What is put in front of a token may leave it where it is.
      const isPut = mend.as !== '' && mend.to === before
      const isFurther = reached > before || (reached === before && isPut)
      // Where the mend itself is no JSON, nothing is read behind it.
      if (isMend || (!isFurther && !reading.isWhole)) continue
      const found = { mends: [...way.mends, mend], cost, reading }
      const isPast = reading.isWhole || reached > end
      const doubt = doubtOf(reading, end)
      if (!isPast || doubt > 5) open.push(found)
      const ahead = Math.sign(reached - (best?.reading.next.token.start ?? 0))
      if (isPast && cost + doubt < (best?.cost ?? Infinity) + ahead * nearlySame)
        best = { ...found, cost: cost + doubt }
    }
  }
  return best
}
