import { expect, test } from 'vitest'

import { insertEntry, moveEntry, removeEntry } from '../../../schema/editContent.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { newHistory, redo, undo, withChange, type EditHistory } from './history.ts'
import type { Snapshot } from './history.ts'

const start: Snapshot = { content, files: {} }

function typed(history: EditHistory, name: string, at: number, field = 'company.name') {
  const { now } = history
  const after = {
    ...now,
    content: { ...now.content, company: { ...now.content.company, name } },
  }
  return withChange(history, { after, path: ['company', 'name'], gesture: field, at })
}

const nameIn = ({ now }: EditHistory) => now.content.company.name

test.each([
  ['typing continues the step', 'company.name', 4999, start.content.company.name],
  ['a pause starts a new step', 'company.name', 5001, 'A'],
  ['another field starts a new step', 'company.legalName', 1, 'A'],
])('in the undo history, %s', (_, field, at, before) => {
  const back = undo(typed(typed(newHistory(start), 'A', 0), 'AB', at, field))
  expect(back?.path).toEqual(['company', 'name'])
  expect(back && nameIn(back.history)).toBe(before)
})

test('typing after a redone step is a separate step', () => {
  const back = undo(typed(newHistory(start), 'A', 0))
  const again = back && redo(back.history)
  const more = again && undo(typed(again.history, 'AB', 1))
  expect(more && nameIn(more.history)).toBe('A')
})

test('undo returns the old path of a moved entry, and redo its new path', () => {
  const from = ['clients', 0]
  const pathsAfter = (changed: typeof content) => {
    const after = { ...start, content: changed }
    const change = { after, path: from, gesture: undefined, at: 0 }
    const back = undo(withChange(newHistory(start), change))
    return [back?.path, back && redo(back.history)?.path]
  }
  expect(pathsAfter(moveEntry(content, from, 5))).toEqual([from, ['clients', 5]])
  expect(pathsAfter(removeEntry(content, from))).toEqual([from, from])
  const added = insertEntry(content, ['clients'], 0, { id: 'new' })
  expect(pathsAfter(added)).toEqual([from, from])
})
