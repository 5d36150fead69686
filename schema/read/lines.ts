/** Returns a function that converts an offset to a line and a column. Both count from 1, columns in UTF-16 units. */
export function positionFinder(text: string) {
  const starts = [0]
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
    starts.push(end + 1)
  return (offset: number): { line: number; column: number } => {
    const line = starts.findLastIndex((start) => start <= offset)
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
}

/** The number of the line at an offset. For many offsets, use `positionFinder`: it reads the text once. */
export const lineNumberAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length

/** The offset of the next line break, or of the end of the text. */
export function lineEndAfter(text: string, offset: number): number {
  const index = text.indexOf('\n', offset)
  return index === -1 ? text.length : index
}

/** The maximum length that `restOfLine` returns, in characters: without line breaks, the complete file is one line. */
const maxLineLength = 5000

/** The text from an offset to the end of its line, or to the maximum length. */
export function restOfLine(text: string, offset: number): string {
  return text.slice(offset, lineEndAfter(text, offset)).slice(0, maxLineLength).trimEnd()
}
