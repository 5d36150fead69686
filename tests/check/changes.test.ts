/** Changes to the sample, one row of changes.txt each, and the problems that they cause. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import {
  insertEntry,
  removeEntry,
  removeValue,
  setValue,
} from '../../schema/editContent.ts'
import { lookUp, type Path } from '../../schema/read/lookUp.ts'
import { copyOfSample } from '../fixtures/sampleContent.ts'
import { expectPlainMessages } from './expectPlainMessages.ts'
import { pathOf, rowsOf } from './rowsOf.ts'
import { smallFiles } from './smallFiles.ts'

/** The content with this JSON at a path. Adds an entry if the path leads to the end of a list. */
function withChange(content: unknown, path: Path, json: string): unknown {
  const [list, step] = [path.slice(0, -1), path.at(-1)]
  if (json === '(removed)')
    return (typeof step === 'number' ? removeEntry : removeValue)(content, path)
  return typeof step === 'number' && lookUp(content, path) === undefined
    ? insertEntry(content, list, step, JSON.parse(json))
    : setValue(content, path, JSON.parse(json))
}

// To accept an intended difference, run `npx vitest run --project=node tests/check/changes -u`.
test('the problems of each change, with their spans, edits, and messages, match the snapshot', async () => {
  const rows = rowsOf(readFileSync('tests/check/changes.txt', 'utf8'))
  const blocks = rows.map((row) => {
    let content: unknown = copyOfSample()
    for (let cell = 0; cell < row.length; cell += 2)
      content = withChange(content, pathOf(row[cell]), row[cell + 1] ?? '')
    const text = JSON.stringify(content, null, 2)
    const { problems } = checkContent(text, { files: smallFiles })
    const lines = problems.map((problem) => {
      expectPlainMessages(problem, content)
      const { code, path, offset, length, edit, message, fix } = problem
      const markedText = text.slice(offset, offset + length).slice(-20)
      const head = `${code} ${path.join('/')} ‹${markedText}›${edit ? ` → ${edit.text}` : ''}`
      return `  ${head}\n    ${message.en} ${fix.en}`
    })
    return [row.map((cell) => cell.slice(0, 100)).join(' | '), ...lines].join('\n')
  })
  await expect(blocks.join('\n')).toMatchFileSnapshot('changes.problems.txt')
})
