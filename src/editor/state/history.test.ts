import { expect, test } from 'vitest'

import { insertEntry, moveEntry, removeEntry } from '../../../schema/editContent.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { newHistory, redo, undo, withChange, type EditHistory } from './history.ts'
import type { Snapshot } from './history.ts'

const start: Snapshot = { content, files: {} }

function enter(history: EditHistory, name: string, at: number, gesture = 'company.name') {
  const { now } = history
  const after = {
    ...now,
    content: { ...now.content, company: { ...now.content.company, name } },
  }
  return withChange(history, { after, path: ['company', 'name'], gesture, at })
}

const nameIn = ({ now }: EditHistory) => now.content.company.name

test.each([
  ['typing continues the step', 'company.name', 4999, start.content.company.name],
  ['a pause starts a new step', 'company.name', 5001, 'A'],
  ['another field starts a new step', 'company.legalName', 1, 'A'],
])('in the undo history, %s', (_, gesture, at, nameAfterUndo) => {
  const undone = undo(enter(enter(newHistory(start), 'A', 0), 'AB', at, gesture))
  expect(undone?.path).toEqual(['company', 'name'])
  expect(undone && nameIn(undone.history)).toBe(nameAfterUndo)
})

test('typing after a redone step is a separate step', () => {
  const undone = undo(enter(newHistory(start), 'A', 0))
  const redone = undone && redo(undone.history)
  const undoneAgain = redone && undo(enter(redone.history, 'AB', 1))
  expect(undoneAgain && nameIn(undoneAgain.history)).toBe('A')
})

test('undo returns the old path of a moved entry, and redo its new path', () => {
  const path = ['clients', 0]
  const pathsAfter = (changedContent: typeof content) => {
    const after = { ...start, content: changedContent }
    const change = { after, path, gesture: undefined, at: 0 }
    const undone = undo(withChange(newHistory(start), change))
    return [undone?.path, undone && redo(undone.history)?.path]
  }
  expect(pathsAfter(moveEntry(content, path, 5))).toEqual([path, ['clients', 5]])
  expect(pathsAfter(removeEntry(content, path))).toEqual([path, path])
  const added = insertEntry(content, ['clients'], 0, { id: 'new' })
  expect(pathsAfter(added)).toEqual([path, path])
})
