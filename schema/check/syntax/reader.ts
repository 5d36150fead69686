import { step, type State } from './grammar.ts'
import type { NextToken, Token } from './tokens.ts'

/** A text that is no JSON. */
export interface Source {
  text: string
  nextToken: NextToken
  /** Is a word a name, of the schema or of this file? */
  isName: (word: string) => boolean
}

/** A token, the state in which it was met, and where the token before it ends. */
export interface Step {
  token: Token
  state: State
  after: number
}

/** How far a text could be read as JSON: what was read, and the token that does not fit. */
export interface Reading {
  steps: Step[]
  next: Step
  /** That token is the end, and it fits. */
  isWhole: boolean
}

/** Reads some tokens and then on in the text from an offset, until one does not fit. */
export function read(
  { nextToken }: Source,
  tokens: readonly Token[],
  from: number,
  before: State,
  limit = Infinity,
): Reading {
  const steps: Step[] = []
  let state = before
  let after = tokens[0]?.start ?? from
  for (;;) {
    const token = tokens[steps.length] ?? nextToken(Math.max(from, after))
    const here = { token, state, after }
    const next = step(state, token)
    if (!next || token.kind === 'end')
      return { steps, next: here, isWhole: next !== undefined }
    if (steps.length === limit) return { steps, next: here, isWhole: false }
    steps.push(here)
    state = next
    after = token.end
  }
}
