import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { lookUp } from '../../schema/read/lookUp.ts'
import { copyOfSample } from '../fixtures/sampleContent.ts'
import { expectPlainMessages } from './expectPlainMessages.ts'
import { pathOf, rowsOf } from './rowsOf.ts'
import { smallFiles } from './smallFiles.ts'

type Row = [path: string, value: unknown, ...problems: string[]]

/** The sample with another value at a path such as sections/0/title; undefined removes it. */
function withValueAt(pathText: string, value: unknown): string {
  const content = copyOfSample()
  const path = pathOf(pathText)
  const parent = lookUp(content, path.slice(0, -1))
  if (typeof parent !== 'object' || parent === null) throw new Error(`No ${pathText}.`)
  const name = path.at(-1) ?? ''
  if (value !== undefined) Reflect.set(parent, name, value)
  else if (Array.isArray(parent)) parent.splice(Number(name), 1)
  else Reflect.deleteProperty(parent, name)
  return `${JSON.stringify(content, null, 2)}\n`
}

/** The problems of a text that was changed at a path, as in a Row. */
function problemsOf(text: string, changedPath: string): string[] {
  const content: unknown = JSON.parse(text)
  return checkContent(text, { files: smallFiles }).problems.map((problem) => {
    expectPlainMessages(problem, content)
    const { code, path, offset, length, edit } = problem
    const pathText = path.join('/')
    const markedText = text.slice(offset, offset + length)
    const isComplete = markedText === JSON.stringify(lookUp(content, path))
    const parts = [
      code,
      pathText === changedPath ? '' : pathText,
      isComplete ? '' : `‹${markedText.slice(-20)}›`,
      edit ? `→ ${edit.text}` : '',
    ]
    return parts.filter((part) => part !== '').join(' ')
  })
}

/**
 * Creates a test for each row of a table with `|` between cells: a path in the sample; the JSON to write there, or
 * `(removed)`; for each problem, its code, its path if it is different, the end of the marked text if it is not the
 * complete value, and the text of its edit. `rows` has rows that a table cannot have. schema/messages has the messages.
 */
export function testChanges(
  subject: string,
  table: string,
  rows: readonly Row[] = [],
): void {
  const tableRows = rowsOf(table).map(([pathText = '', json = '', ...problems]): Row => {
    return [pathText, json === '(removed)' ? undefined : JSON.parse(json), ...problems]
  })
  for (const [pathText, value, ...expected] of [...tableRows, ...rows]) {
    const change = value === undefined ? 'removed' : `= ${JSON.stringify(value)}`
    const result = expected.join(', ') || 'no problem'
    test(`${subject}: ${pathText} ${change} gives ${result}`, () => {
      expect(problemsOf(withValueAt(pathText, value), pathText)).toEqual(expected)
    })
  }
}
