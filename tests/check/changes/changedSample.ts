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
    const mended = edit && text.slice(lineStart, edit.offset).trimStart() + edit.text
    return (
      [
        code,
        where === place ? '' : where,
        isWhole ? '' : `‹${marked.slice(-20)}›`,
        namesIn(problem, `${where} ${path.join(' › ')} ${marked} ${mended}`).join(', '),
        mended === undefined ? '' : `→ ${mended}`,
      ]
        .filter((part) => part !== '')
        .join(' ')
        // What ends with a space is seen in a table.
        .replace(/ $/, '␣')
    )
  })
}

/** Words in quotation marks, names in braces, numbers of entries, other numbers, and what comes last behind a colon. */
const names =
  /“([^”]*)”|"([^"]*)"|(\{\w*\})|(\d+ \([^)]*\))|(\d+(?:\.\d+)*)|: ([^\s"“{]+?)\.?$/g

/** What a sentence names besides what is seen at its place. */
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
 * A test for each line of a table, its cells between bars: a place of the sample; the JSON that is written there (gone
 * where the value is taken away); each problem: its code; its place, if it is another; the end of what is marked, if it is
 * not the whole value; what the sentence names besides; what --fix makes of the line. `rows` hold what a line cannot.
 * The sentences themselves are in wording.test.ts.
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
