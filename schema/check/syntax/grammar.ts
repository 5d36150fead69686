import type { Token } from './tokens.ts'

/** What JSON allows next. */
type Expecting = 'value' | 'item or ]' | 'key' | 'key or }' | 'colon' | 'comma or close'

/** Where the reader stands: the open brackets, as indexes of their tokens, and what may follow. */
export interface State {
  readonly open: Opened | undefined
  readonly expecting: Expecting
}

/** A chain, so that a state can be kept and tried from again at no cost. */
export interface Opened {
  readonly bracket: '{' | '['
  readonly token: number
  readonly outer: Opened | undefined
}

export const start: State = { open: undefined, expecting: 'value' }

function isValue(kind: Token['kind']): boolean {
  return kind === 'string' || kind === 'value'
}

/** The state after one more token, or undefined where JSON does not allow it. */
export function step(
  state: State,
  kind: Token['kind'],
  token: number,
): State | undefined {
  const { open, expecting } = state
  const bare =
    expecting === 'key or }' ? 'key' : expecting === 'item or ]' ? 'value' : expecting
  if (kind === '}' && expecting === 'key or }') return close(open)
  if (kind === ']' && expecting === 'item or ]') return close(open)
  switch (bare) {
    case 'value':
      if (isValue(kind)) return { open, expecting: 'comma or close' }
      if (kind === '{') {
        return { open: { bracket: '{', token, outer: open }, expecting: 'key or }' }
      }
      if (kind === '[') {
        return { open: { bracket: '[', token, outer: open }, expecting: 'item or ]' }
      }
      return undefined
    case 'key':
      return kind === 'string' ? { open, expecting: 'colon' } : undefined
    case 'colon':
      return kind === ':' ? { open, expecting: 'value' } : undefined
    case 'comma or close':
      if (open === undefined) return kind === 'end' ? state : undefined
      if (kind === ',') return { open, expecting: open.bracket === '{' ? 'key' : 'value' }
      if (kind === (open.bracket === '{' ? '}' : ']')) return close(open)
      return undefined
  }
}

function close(open: Opened | undefined): State {
  return { open: open?.outer, expecting: 'comma or close' }
}

/** Reads on from a token until JSON is broken; gives the index reached (the tokens' number where all is well). */
export function readUntilBroken(tokens: Token[], from: number, state: State): number {
  let current: State | undefined = state
  for (let index = from; index < tokens.length; index += 1) {
    current = step(current, tokens[index]?.kind ?? 'end', index)
    if (current === undefined) return index
  }
  return tokens.length
}
