import { readUntilBroken, start, type Opened } from './grammar.ts'
import type { Token } from './tokens.ts'

/** How far a token is indented, if it is the first on its line. */
function indentation(text: string, token: Token): number | undefined {
  let at = token.start
  while (at > 0 && (text.charAt(at - 1) === ' ' || text.charAt(at - 1) === '\t')) at -= 1
  return at === 0 || text.charAt(at - 1) === '\n' ? token.start - at : undefined
}

interface Frame {
  token: number
  indent: number
}

/**
 * People indent what they write: the first line that stands too far left for the bracket that is open shows where its
 * closing one is missing. Gives the index of that line's first token and the bracket.
 */
function closingMissingBefore(
  text: string,
  tokens: Token[],
): { at: number; opened: number } | undefined {
  const frames: Frame[] = []
  let lineIndent = 0
  for (const [index, token] of tokens.entries()) {
    const first = indentation(text, token)
    if (first !== undefined) lineIndent = first
    const frame = frames.at(-1)
    const closes = token.kind === '}' || token.kind === ']'
    if (frame && first !== undefined && token.kind !== 'end') {
      if (closes ? first < frame.indent : first <= frame.indent)
        return { at: index, opened: frame.token }
    }
    if (token.kind === '{' || token.kind === '[')
      frames.push({ token: index, indent: lineIndent })
    if (closes) frames.pop()
  }
  return undefined
}

/** The one closing bracket that would make the file whole, put where the indentation shows it missing. */
export function placeOfClosing(
  text: string,
  tokens: Token[],
): { after: number; bracket: '}' | ']'; opened: number; comma: boolean } | undefined {
  const found = closingMissingBefore(text, tokens)
  if (!found) return undefined
  const bracket = tokens[found.opened]?.kind === '{' ? '}' : ']'
  const before = tokens[found.at - 1]?.kind === ',' ? found.at - 1 : found.at
  const comma = ![',', '}', ']'].includes(tokens[before]?.kind ?? '')
  const kinds = comma ? ([bracket, ','] as const) : ([bracket] as const)
  const missing: Token[] = kinds.map((kind) => ({ kind, start: 0, end: 0 }))
  const mended = [...tokens.slice(0, before), ...missing, ...tokens.slice(before)]
  if (readUntilBroken(mended, 0, start) < mended.length) return undefined
  return { after: before - 1, bracket, opened: found.opened, comma }
}

const maxDoubles = 20

/** The bracket that was typed twice, if the file is whole without one of them. */
export function doubledBracket(tokens: Token[]): number | undefined {
  let tried = 0
  for (const [index, token] of tokens.entries()) {
    const previous = tokens[index - 1]
    if (!previous || !'{}[]'.includes(token.kind)) continue
    if (previous.kind !== token.kind || previous.end !== token.start) continue
    tried += 1
    if (tried > maxDoubles) return undefined
    if (readUntilBroken(tokens.toSpliced(index, 1), 0, start) === tokens.length - 1)
      return index
  }
  return undefined
}

export function closersOf(open: Opened | undefined): string {
  let closers = ''
  for (let at = open; at; at = at.outer) closers += at.bracket === '{' ? '}' : ']'
  return closers
}
