import { printParseErrorCode, visit, type ParseErrorCode } from 'jsonc-parser'

export interface Token {
  start: number
  end: number
}

/** The first token that makes the text invalid JSON: invalid itself or in the wrong place. */
export interface SyntaxProblem extends Token {
  /** The parser's name of the error: "CommaExpected". */
  error: string
  previous: Token | undefined
  /** What JSON expects instead. A property's name counts as a value. */
  expects: 'colon' | 'value' | 'comma'
  /** The offsets of the brackets that are open, the innermost last. */
  open: readonly number[]
}

/** Finds the first syntax error. Returns undefined for valid JSON. */
export function firstSyntaxProblem(text: string): SyntaxProblem | undefined {
  const open: number[] = []
  let previous: Token | undefined
  let expects: SyntaxProblem['expects'] = 'value'
  let problem: SyntaxProblem | undefined
  const accept = (start: number, length: number, next: SyntaxProblem['expects']) => {
    // The parser goes on after an error; what it finds then are effects of the first.
    if (problem) return
    previous = { start, end: start + length }
    expects = next
  }
  const openBracket = (start: number) => {
    if (!problem) open.push(start)
    accept(start, 1, 'value')
  }
  const closeBracket = (start: number) => {
    // At the end of the file the parser also reports brackets that were never closed.
    if (problem || start === text.length) return
    open.pop()
    accept(start, 1, 'comma')
  }
  const report = (code: ParseErrorCode | undefined, start: number, length: number) => {
    const error = code === undefined ? 'TooDeep' : printParseErrorCode(code)
    problem ??= { error, start, end: start + length, previous, expects, open: [...open] }
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
    report(undefined, previous?.start ?? 0, 1)
  }
  return problem
}

export function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from)
  return at === -1 ? text.length : at
}

/** The maximum length of a line, in characters; the rest is cut off. */
const maxLineLength = 5000

/** The text from an offset to the end of its line. */
export function restOfLine(text: string, from: number): string {
  return text.slice(from, Math.min(lineEnd(text, from), from + maxLineLength)).trimEnd()
}
