import { createScanner } from 'jsonc-parser'

export type Mark = '{' | '}' | '[' | ']' | ':' | ','

/** A piece of JSON, or of something that is none. */
export interface Token {
  kind: Mark | 'string' | 'value' | 'end' | 'bad'
  start: number
  end: number
  /** It is not in the text: a mend reads something else as it. */
  isMend?: true
}

/** Gives the first token from an offset on, which must not lie inside of one. */
export type NextToken = (from: number) => Token

const jsonValue = /^(?:true|false|null|-?\d[\d.eE+-]*)$/
/** The scanner reads a word to the next space: false; */
const literal = /^(?:true|false|null)(?![\p{L}\p{N}_-])/u

function isMark(word: string): word is Mark {
  return /^[{}[\]:,]$/.test(word)
}

function kindOf(word: string, isWhole: boolean): Token['kind'] {
  if (word === '') return 'end'
  if (isMark(word)) return word
  if (isWhole && word.startsWith('"')) return 'string'
  return isWhole && jsonValue.test(word) ? 'value' : 'bad'
}

export function tokensOf(text: string): NextToken {
  const scanner = createScanner(text)
  return (from) => {
    scanner.setPosition(from)
    do scanner.scan()
    while (/[ \t\r\n]/.test(text.charAt(scanner.getTokenOffset())))
    const start = scanner.getTokenOffset()
    const word = text.slice(start, scanner.getPosition())
    const whole = literal.exec(word)?.[0] ?? word
    const kind = kindOf(whole, scanner.getTokenError() === 0)
    return { kind, start, end: start + whole.length }
  }
}

/** The kinds of all tokens. */
export function kindsIn(json: string): Token['kind'][] {
  const nextToken = tokensOf(json)
  const kinds: Token['kind'][] = []
  for (let token = nextToken(0); token.kind !== 'end'; token = nextToken(token.end))
    kinds.push(token.kind)
  return kinds
}
