import { withoutControlCharacters } from '../../../schema/messages/withoutControlCharacters.ts'
import type { Problem } from '../../../schema/problem.ts'

/** Computed once for all problems: splitting a large file takes as long as checking it. */
export const linesIn = (text: string): string[] => text.split(/\r?\n/)

/** Width of a terminal, less the line number. */
const width = 90

/** The part of a line that fits, with … where it is cut off. */
function cut(line: string, shift: number): string {
  const shown = line.slice(shift, shift + width)
  const start = shift > 0 && shown !== '' ? `…${shown.slice(1)}` : shown
  return line.length > shift + width ? `${start}…` : start
}

/** The line of a problem with its neighbors, and a marker below the problem. */
export function frameOf(lines: readonly string[], problem: Problem): string {
  const { line, column, endColumn } = problem
  const end = problem.endLine === line ? endColumn : column
  // The start of a line identifies it, so it is shown if it fits.
  const shift = end <= width ? 0 : Math.max(0, column - Math.floor(width / 2))
  const last = Math.min(lines.length, line + 1)
  const numbers = String(last).length
  const shown: string[] = []
  for (let number = Math.max(1, line - 1); number <= last; number += 1) {
    const content = cut(lines[number - 1] ?? '', shift)
    // A tab would shift the marker.
    const shownText = withoutControlCharacters(content).replaceAll('\t', ' ')
    shown.push(
      `${number === line ? '>' : ' '} ${String(number).padStart(numbers)} | ${shownText}`.trimEnd(),
    )
    if (number !== line) continue
    const onOneLine = problem.endLine === line ? endColumn - column : Infinity
    const marks = Math.min(
      Math.max(onOneLine, 1),
      Math.max(shownText.length - (column - 1 - shift), 1),
    )
    shown.push(
      `  ${' '.repeat(numbers)} | ${' '.repeat(column - 1 - shift)}${'^'.repeat(marks)}`,
    )
  }
  return shown.join('\n')
}
