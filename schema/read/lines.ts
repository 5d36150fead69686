/** Finds lines and columns in a text; both count from 1, columns in UTF-16 units. */
export interface Lines {
  at(offset: number): { line: number; column: number }
}

export function linesOf(text: string): Lines {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
    starts.push(at + 1)
  return {
    at(offset) {
      const line = starts.findLastIndex((start) => start <= offset)
      return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
    },
  }
}

/** The line of one offset. For many, use linesOf. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
