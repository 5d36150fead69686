import { printParseErrorCode, visit, type ParseErrorCode } from 'jsonc-parser'

export interface Token {
  start: number
  end: number
}

/** The first token that makes the text invalid JSON: invalid itself or in the wrong place. */
export interface ParseError extends Token {
  /** The parser's name of the error: "CommaExpected". */
  error: string
  previous: Token | undefined
  /** The kind of token that JSON expects instead. A property's name counts as a value. */
  expects: 'colon' | 'value' | 'comma'
  /** The offsets of the brackets that are open, the innermost last. */
  openBrackets: readonly number[]
}

/** Finds the first syntax error. Returns undefined for valid JSON. */
export function firstParseError(text: string): ParseError | undefined {
  const openBrackets: number[] = []
  let previous: Token | undefined
  let expects: ParseError['expects'] = 'value'
  let result: ParseError | undefined
  const accept = (start: number, length: number, next: ParseError['expects']) => {
    // The parser continues after an error, but its later errors are effects of the first one.
    if (result) return
    previous = { start, end: start + length }
    expects = next
  }
  const openBracket = (start: number) => {
    if (!result) openBrackets.push(start)
    accept(start, 1, 'value')
  }
  const closeBracket = (start: number) => {
    // At the end of the file, the parser also reports brackets that were never closed.
    if (result || start === text.length) return
    openBrackets.pop()
    accept(start, 1, 'comma')
  }
  const report = (code: ParseErrorCode | undefined, start: number, length: number) => {
    const error = code === undefined ? 'TooDeep' : printParseErrorCode(code)
    const end = start + length
    result ??= { error, start, end, previous, expects, openBrackets: [...openBrackets] }
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
  return result
}
