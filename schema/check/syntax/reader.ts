import { printParseErrorCode, visit, type ParseErrorCode } from 'jsonc-parser'

export interface OpenBracket {
  bracket: '{' | '['
  offset: number
}

export interface Piece {
  start: number
  end: number
}

/** The first piece that makes the text invalid JSON: invalid itself or in the wrong place. */
export interface SyntaxProblem extends Piece {
  /** The parser's name of the error: "CommaExpected". */
  kind: string
  before: Piece | undefined
  /** What JSON expects instead. A property's name counts as a value. */
  expects: 'colon' | 'value' | 'comma'
  /** The brackets that are open, the innermost last. */
  open: readonly OpenBracket[]
}

/** The first place where the parser stops; undefined for valid JSON. */
export function firstSyntaxProblem(text: string): SyntaxProblem | undefined {
  const open: OpenBracket[] = []
  let before: Piece | undefined
  let expects: SyntaxProblem['expects'] = 'value'
  let problem: SyntaxProblem | undefined
  const accept = (start: number, length: number, next: SyntaxProblem['expects']) => {
    if (problem) return
    before = { start, end: start + length }
    expects = next
  }
  const openBracket = (start: number) => {
    const bracket = text[start] === '{' ? '{' : '['
    if (!problem) open.push({ bracket, offset: start })
    accept(start, 1, 'value')
  }
  const closeBracket = (start: number) => {
    // At the end of the file the parser also reports brackets that were never closed.
    if (problem || start === text.length) return
    open.pop()
    accept(start, 1, 'comma')
  }
  const report = (error: ParseErrorCode | undefined, start: number, length: number) => {
    const kind = error === undefined ? 'TooDeep' : printParseErrorCode(error)
    problem ??= { kind, start, end: start + length, before, expects, open: [...open] }
  }
  try {
    const visitor = {
      onObjectBegin: openBracket,
      onArrayBegin: openBracket,
      onObjectEnd: closeBracket,
      onArrayEnd: closeBracket,
      onObjectProperty: (_: string, start: number, length: number) =>
        accept(start, length, 'colon'),
      onLiteralValue: (_: unknown, start: number, length: number) =>
        accept(start, length, 'comma'),
      onSeparator: (_: string, start: number) => accept(start, 1, 'value'),
      onError: report,
    }
    visit(text, visitor, { disallowComments: true, allowTrailingComma: false })
  } catch (error) {
    // Thousands of nested brackets overflow the stack.
    if (!(error instanceof RangeError)) throw error
    report(undefined, before?.start ?? 0, 1)
  }
  return problem
}

export function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from)
  return at === -1 ? text.length : at
}

export function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1
}

/** The maximum length of a line, in characters; the rest is cut off. */
const maxLine = 5000

/** The text from an offset to the end of its line. */
export function restOfLine(text: string, from: number): string {
  return text.slice(from, Math.min(lineEnd(text, from), from + maxLine)).trimEnd()
}

export function pieceText(text: string, { start, end }: Piece): string {
  return text.slice(start, end)
}

/** Shortens a piece so that a sentence can quote it. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 40)}…${line.slice(-12)}` : line
}
