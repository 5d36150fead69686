import { readUntilBroken, start, step, type Opened, type State } from './grammar.ts'
import type { Mark, Token } from './tokens.ts'

/** One mend of the token list: at a token, take so many away and put these in. */
export interface Repair {
  at: number
  remove: 0 | 1
  insert: (Mark | 'string' | 'value')[]
}

/** Small mends first: among those that get equally far, the earlier in this list wins. */
const inserts: Repair['insert'][] = [
  [','],
  [':'],
  ['}'],
  [']'],
  ['value'],
  ['{'],
  ['['],
  ['string'],
  ['value', ','],
  ['}', ','],
  [']', ','],
  ['string', ':'],
]
const replacements: Repair['insert'][] = [
  [','],
  [':'],
  ['}'],
  [']'],
  ['{'],
  ['['],
  ['string'],
  ['value'],
]
const lookBack = 8

/** How far the file reads on after a repair. */
function reach(tokens: Token[], repair: Repair, before: State): number {
  let state: State | undefined = before
  for (const kind of repair.insert) {
    state = step(state, kind, repair.at)
    if (state === undefined) return -1
  }
  return readUntilBroken(tokens, repair.at + repair.remove, state)
}

/** The mends worth trying where the token at `broken` does not fit, nearest and smallest first. */
function candidates(broken: number, startOfValue: number | undefined): Repair[] {
  const found: Repair[] = []
  const add = (at: number) => {
    found.push({ at, remove: 1, insert: [] })
    for (const insert of inserts) found.push({ at, remove: 0, insert })
    for (const insert of replacements) found.push({ at, remove: 1, insert })
  }
  for (let back = 0; back <= Math.min(lookBack, broken); back += 1) add(broken - back)
  if (startOfValue !== undefined && startOfValue < broken - lookBack) add(startOfValue)
  return found
}

/** Nothing is as easily left behind as a comma. */
function cost(tokens: Token[], repair: Repair, broken: number): number {
  if (repair.insert.length === 0 && tokens[repair.at]?.kind === ',') return 1
  // A ] after a group closes a list: its [ is what is missing, however far back.
  const [inserted] = repair.insert
  const isListOfOne = tokens[broken]?.kind === ']' && tokens[repair.at]?.kind === '{'
  if (isListOfOne && repair.remove === 0 && inserted === '[') return 3

  const distance = broken - repair.at
  const size = repair.insert.length + repair.remove
  return size * 4 + Math.max(0, distance - 1)
}

/** The mend after which most of the rest reads well. */
function bestRepair(
  tokens: Token[],
  broken: number,
  stateAt: (index: number) => State | undefined,
  startOfValue: number | undefined,
): Repair | undefined {
  let best: { repair: Repair; reached: number; cost: number } | undefined
  for (const repair of candidates(broken, startOfValue)) {
    const before = stateAt(repair.at)
    if (before === undefined) continue
    const reached = reach(tokens, repair, before)
    if (reached <= broken) continue
    const price = cost(tokens, repair, broken)
    if (
      !best ||
      reached > best.reached ||
      (reached === best.reached && price < best.cost)
    ) {
      best = { repair, reached, cost: price }
    }
  }
  return best?.repair
}

export interface Repairs {
  /** Each with the bracket that was open at its place. */
  repairs: { repair: Repair; open: Opened | undefined }[]
  /** Where the reader stands at the end of the file. */
  left: State
}

/** The states of the last few tokens, and of where the value began that is being read: what a repair may go back to. */
interface Memory {
  remember: (index: number, state: State) => void
  stateAt: (index: number) => State | undefined
  startOfValue: (open: Opened | undefined) => number | undefined
}

function newMemory(): Memory {
  const recent: { index: number; state: State }[] = []
  const values = new Map<Opened | undefined, { index: number; state: State }>()
  return {
    remember(index, state) {
      const kept = { index, state }
      recent[index % (lookBack + 1)] = kept
      if (state.expecting === 'value') values.set(state.open, kept)
    },
    stateAt(index) {
      const kept = recent[index % (lookBack + 1)]
      if (kept?.index === index) return kept.state
      return [...values.values()].find((value) => value.index === index)?.state
    },
    startOfValue: (open) => values.get(open)?.index,
  }
}

/** Finds the mends that make the tokens one JSON value, at most `limit`. */
export function findRepairs(tokens: Token[], limit: number): Repairs {
  const repairs: Repairs['repairs'] = []
  let memory = newMemory()
  let state = start
  let index = 0
  while (index < tokens.length && repairs.length < limit) {
    memory.remember(index, state)
    const next = step(state, tokens[index]?.kind ?? 'end', index)
    if (next !== undefined) {
      state = next
      index += 1
      continue
    }
    if (tokens[index]?.kind === 'end') break
    const repair = bestRepair(
      tokens,
      index,
      memory.stateAt,
      memory.startOfValue(state.open),
    )
    const before = repair && memory.stateAt(repair.at)
    if (!before) break
    repairs.push({ repair, open: before.open })
    state = repair.insert.reduce<State>(
      (at, kind) => step(at, kind, repair.at) ?? at,
      before,
    )
    index = repair.at + repair.remove
    memory = newMemory()
  }
  return { repairs, left: state }
}
