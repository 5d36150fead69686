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

interface Line {
  /** Its first token. */
  first: number
  /** How far in it stands, in steps of the file's own indentation. */
  level: number
  /** How many brackets are open before it, less those that it closes first. */
  depth: number
}

/** The step by which the file is indented: what is opened at the end of a line is mostly followed by a line one step further in. */
function stepOf(text: string, tokens: Token[]): number | undefined {
  const counts = new Map<number, number>()
  let last = 0
  for (const [index, token] of tokens.entries()) {
    const indent = indentation(text, token)
    if (indent === undefined) continue
    const before = tokens[index - 1]?.kind
    if (before === '{' || before === '[')
      counts.set(indent - last, (counts.get(indent - last) ?? 0) + 1)
    last = indent
  }
  const [most] = [...counts].filter(([step]) => step > 0).toSorted((a, b) => b[1] - a[1])
  return most?.[0]
}

function linesIn(text: string, tokens: Token[]): Line[] {
  const step = stepOf(text, tokens)
  if (step === undefined) return []
  const lines: Line[] = []
  let depth = 0
  for (const [index, { kind, ...token }] of tokens.entries()) {
    const indent = kind === 'end' ? 0 : indentation(text, { kind, ...token })
    const closes = kind === '}' || kind === ']'
    if (indent !== undefined)
      lines.push({ first: index, level: indent / step, depth: depth - (closes ? 1 : 0) })
    if (closes) depth -= 1
    if (kind === '{' || kind === '[') depth += 1
  }
  return lines
}

function innermostBefore(tokens: Token[], index: number): Token['kind'] | undefined {
  const open: Token['kind'][] = []
  for (const { kind } of tokens.slice(0, index)) {
    if (kind === '{' || kind === '[') open.push(kind)
    if (kind === '}' || kind === ']') open.pop()
  }
  return open.at(-1)
}

export interface Gap {
  /** The first token behind it. */
  at: number
  /** Only the bracket is lost: the line before ends with a colon, or the file begins with a name. */
  bracket: '{' | '[' | undefined
  /** The line that opens a part is lost, and nothing else. */
  isOpening: boolean
}

/**
 * Where lines are lost that opened something: from there on everything stands further in than its brackets say, to the
 * end of the file.
 */
export function gapBefore(text: string, tokens: Token[]): Gap | undefined {
  const lines = linesIn(text, tokens)
  const shift = ({ level, depth }: Line) => level - depth
  const last = lines.at(-1)
  if (!last || shift(last) <= 0) return undefined
  const at = lines.findLastIndex((line) => shift(line) !== shift(last)) + 1
  const [line, before] = [lines[at], lines[at - 1]]
  if (!line || line === last || line.level <= (before?.level ?? -1)) return undefined
  const isKey = tokens[line.first + 1]?.kind === ':'
  const alone = shift(last) === 1
  const previous = tokens[line.first - 1]?.kind
  const { start = 0, end = 0 } = tokens[0] ?? {}
  // What stands in a list has no name: its opening line is a { alone.
  const isEntry = isKey && innermostBefore(tokens, line.first) === '['
  const isFirstLine = line.first === 0 && text.slice(start, end) === '"$schema"'
  return {
    at: line.first,
    bracket:
      alone && (previous === ':' || isFirstLine || isEntry)
        ? isKey
          ? '{'
          : '['
        : undefined,
    isOpening: alone,
  }
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
