import { withoutControlCharacters } from '../../../schema/messages/withoutControlCharacters.ts'
import type { Problem } from '../../../schema/problem.ts'

/** Splits a text once for all problems: splitting a large file takes as long as checking it. */
export const linesIn = (text: string): string[] => text.split(/\r?\n/)

/** Width of a terminal, less the line number. */
const maxWidth = 90

/** The part of a line that fits, with … where it is cut off. */
function visiblePart(line: string, shift: number): string {
  const visible = line.slice(shift, shift + maxWidth)
  const start = shift > 0 && visible !== '' ? `…${visible.slice(1)}` : visible
  return line.length > shift + maxWidth ? `${start}…` : start
}

/** The line of a problem with its neighbors, and a marker below the problem. */
export function codeFrame(lines: readonly string[], problem: Problem): string {
  const { line, column, endColumn } = problem
  const end = problem.endLine === line ? endColumn : column
  // The start of a line identifies it, so it is shown if it fits.
  const shift = end <= maxWidth ? 0 : Math.max(0, column - Math.floor(maxWidth / 2))
  const lastLine = Math.min(lines.length, line + 1)
  const numberWidth = String(lastLine).length
  const frameLines: string[] = []
  for (let number = Math.max(1, line - 1); number <= lastLine; number += 1) {
    const visibleLine = visiblePart(lines[number - 1] ?? '', shift)
    // A tab would shift the marker.
    const visibleText = withoutControlCharacters(visibleLine).replaceAll('\t', ' ')
    frameLines.push(
      `${number === line ? '>' : ' '} ${String(number).padStart(numberWidth)} | ${visibleText}`.trimEnd(),
    )
    if (number !== line) continue
    const markedLength = problem.endLine === line ? endColumn - column : Infinity
    const markerWidth = Math.min(
      Math.max(markedLength, 1),
      Math.max(visibleText.length - (column - 1 - shift), 1),
    )
    frameLines.push(
      `  ${' '.repeat(numberWidth)} | ${' '.repeat(column - 1 - shift)}${'^'.repeat(markerWidth)}`,
    )
  }
  return frameLines.join('\n')
}
