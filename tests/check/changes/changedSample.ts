import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import { lookUp } from '../../../schema/read/readDocument.ts'
import { changed as changedAt } from '../habits/habit.ts'
import { rowsOf } from '../rowsOf.ts'
import { smallFiles } from '../smallFiles.ts'

type Row = [place: string, value: unknown, ...problems: string[]]

const sampleFiles = smallFiles()

/** The sample with another value at a place such as sections/0/title. */
export const changed = (place: string, value: unknown) => changedAt([place, value])

/** The problems of a text that was changed at a place, as in a Row. */
export function problemsOf(text: string, place = '', files = sampleFiles): string[] {
  const content: unknown = JSON.parse(text)
  return checkContent(text, { files }).problems.map((problem) => {
    const { code, path, offset, length, edit } = problem
    const where = path.join('/')
    const marked = text.slice(offset, offset + length)
    const isWhole = marked === JSON.stringify(lookUp(content, path))
    const lineStart = text.lastIndexOf('\n', edit?.offset) + 1
    const fixed = edit && text.slice(lineStart, edit.offset).trimStart() + edit.text
    return (
      [
        code,
        where === place ? '' : where,
        isWhole ? '' : `‹${marked.slice(-20)}›`,
        namesIn(problem, `${where} ${path.join(' › ')} ${marked} ${fixed}`).join(', '),
        fixed === undefined ? '' : `→ ${fixed}`,
      ]
        .filter((part) => part !== '')
        .join(' ')
        // A trailing space would be invisible in a table.
        .replace(/ $/, '␣')
    )
  })
}

/** Quoted words, placeholders, numbers of entries, other numbers, and whatever follows a colon at the end. */
const names =
  /“([^”]*)”|"([^"]*)"|(\{\w*\})|(\d+ \([^)]*\))|(\d+(?:\.\d+)*)|: ([^\s"“{]+?)\.?$/g

/** What a sentence names besides the marked text. */
function namesIn({ path, message, fix }: Problem, seen: string): string[] {
  const entries = path.flatMap((step) => (typeof step === 'number' ? [step + 1] : []))
  const named = [message.en, fix.en].flatMap((words) =>
    [...words.matchAll(names)].flatMap((match) => match.slice(1).find(Boolean) ?? []),
  )
  return [...new Set(named)].filter(
    (name) =>
      name !== '…' &&
      !seen.includes(name) &&
      !entries.some((number) => name === `${number}` || name.startsWith(`${number} (`)),
  )
}

/**
 * A test for each row of a table with `|` between its cells: a path in the sample; the JSON to write there (empty: the
 * value is removed); each problem: its code; its path, if it is another; the end of the marked text, if it is not the
 * whole value; what the sentence names besides; after → the line that --fix makes. `rows` holds what does not fit into
 * a cell. The sentences are in schema/messages.
 */
export function testChanges(
  what: string,
  table: string,
  rows: readonly Row[] = [],
  files = sampleFiles,
): void {
  const read = rowsOf(table).map(([place = '', json = '', ...problems]): Row => {
    return [place, json === 'gone' ? undefined : JSON.parse(json), ...problems]
  })
  test.each([...read, ...rows])(`${what}: %s becomes %j`, (place, value, ...expected) => {
    expect(problemsOf(changed(place, value), place, files)).toEqual(expected)
  })
}
