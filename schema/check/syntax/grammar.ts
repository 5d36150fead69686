import type { Token } from './tokens.ts'

/** The brackets that are open, as a chain: a state can be kept and tried from again at no cost. */
export interface Opened {
  readonly bracket: '{' | '['
  readonly offset: number
  readonly outer: Opened | undefined
  /** How many are open with it. */
  readonly depth: number
}

export function opened(
  bracket: Opened['bracket'],
  offset: number,
  outer: Opened | undefined,
): Opened {
  return { bracket, offset, outer, depth: (outer?.depth ?? 0) + 1 }
}

type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | 'colon' | 'comma or end'

/** What is open, and what JSON allows next. */
export interface State {
  readonly open: Opened | undefined
  readonly expects: Expected
}

export const start: State = { open: undefined, expects: 'value' }
export const closerOf = { '{': '}', '[': ']' } as const

const afterValue = {
  value: 'comma or end',
  string: 'comma or end',
  '{': 'name or }',
  '[': 'value or ]',
} as const
/** What is expected behind a token, where it may stand. */
const next: Record<Expected, Partial<Record<Token['kind'], Expected>>> = {
  value: afterValue,
  'value or ]': { ...afterValue, ']': 'comma or end' },
  name: { string: 'colon' },
  'name or }': { string: 'colon', '}': 'comma or end' },
  colon: { ':': 'value' },
  'comma or end': {
    ',': 'value',
    '}': 'comma or end',
    ']': 'comma or end',
    end: 'comma or end',
  },
}

/** The state after one more token, or undefined where JSON does not allow it. */
export function step(
  { open, expects }: State,
  { kind, start: offset }: Token,
): State | undefined {
  const expected = next[expects][kind]
  if (expected === undefined) return undefined
  if (kind === '{' || kind === '[')
    return { open: opened(kind, offset, open), expects: expected }
  if (kind === 'end') return open ? undefined : { open, expects }
  if (kind === ',')
    return open && { open, expects: open.bracket === '{' ? 'name' : 'value' }
  if (kind !== '}' && kind !== ']') return { open, expects: expected }
  return open && closerOf[open.bracket] === kind
    ? { open: open.outer, expects: expected }
    : undefined
}
