import type { Finding } from '../finding.ts'

export type Mark = '{' | '}' | '[' | ']' | ':' | ','

/** A piece of JSON. What the lexer had to guess is already told as a finding; the parser sees what was meant. */
export interface Token {
  kind: Mark | 'string' | 'value' | 'end'
  start: number
  end: number
}

export interface Lexed {
  tokens: Token[]
  findings: Finding[]
}

/** A piece that the lexer read at some place. */
export interface Piece {
  kind: Token['kind'] | 'nothing'
  end: number
  /** What goes without saying behind it, so that the parser is not told the same mistake again. */
  unsaid?: Token['kind'][]
  findings: Finding[]
}

/** The text, and how many more characters may be looked at ahead: what is no JSON at all must not take for ever. */
export interface Source {
  readonly text: string
  looks: number
  isName: (word: string) => boolean
}
