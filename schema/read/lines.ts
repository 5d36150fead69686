/** Returns a function that finds lines and columns in a text; both count from 1, columns in UTF-16 units. */
export function linesOf(text: string) {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
    starts.push(at + 1)
  return (offset: number): { line: number; column: number } => {
    const line = starts.findLastIndex((start) => start <= offset)
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
}

/** The line of one offset. For many, use linesOf. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

export function lineEnd(text: string, from: number): number {
  const index = text.indexOf('\n', from)
  return index === -1 ? text.length : index
}

/** The maximum length of a line, in characters; the rest is cut off. */
const maxLineLength = 5000

/** The text from an offset to the end of its line. */
export function restOfLine(text: string, from: number): string {
  return text.slice(from, Math.min(lineEnd(text, from), from + maxLineLength)).trimEnd()
}
