import type { Problem } from '../../../schema/problem.ts'

/** Once for all problems: to split a large file takes as long as to check it. */
export const linesIn = (text: string): string[] => text.split(/\r?\n/)

/** What fits in a terminal beside the line number. */
const width = 90

/** A tab, a control character or a line break of another kind would move the mark; a terminal must not be steered by the file. */
function printable(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, (mark) => ' '.repeat(mark.length))
}

/** What fits of a line, with a sign where it is cut. */
function cut(line: string, shift: number): string {
  const shown = line.slice(shift, shift + width)
  const start = shift > 0 && shown !== '' ? `…${shown.slice(1)}` : shown
  return line.length > shift + width ? `${start}…` : start
}

/** The line of a problem with the lines around it, and a mark under what is wrong. */
export function frameOf(lines: readonly string[], problem: Problem): string {
  const { line, column, endColumn } = problem
  const end = problem.endLine === line ? endColumn : column
  // A line that fits up to what is wrong keeps its start, which says what stands there.
  const shift = end <= width ? 0 : Math.max(0, column - Math.floor(width / 2))
  const last = Math.min(lines.length, line + 1)
  const numbers = String(last).length
  const shown: string[] = []
  for (let number = Math.max(1, line - 1); number <= last; number += 1) {
    const content = cut(lines[number - 1] ?? '', shift)
    const words = printable(content)
    shown.push(
      `${number === line ? '>' : ' '} ${String(number).padStart(numbers)} | ${words}`.trimEnd(),
    )
    if (number !== line) continue
    const onOneLine = problem.endLine === line ? endColumn - column : Infinity
    const marks = Math.min(
      Math.max(onOneLine, 1),
      Math.max(words.length - (column - 1 - shift), 1),
    )
    shown.push(
      `  ${' '.repeat(numbers)} | ${' '.repeat(column - 1 - shift)}${'^'.repeat(marks)}`,
    )
  }
  return shown.join('\n')
}
