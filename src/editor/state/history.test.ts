import { expect, test } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { newHistory, redo, undo, withChange, type History } from './history.ts'
import type { Snapshot } from './history.ts'

const start: Snapshot = { content, files: {} }

function typed(history: History, name: string, at: number, field = 'company.name') {
  const { now } = history
  const after = {
    ...now,
    content: { ...now.content, company: { ...now.content.company, name } },
  }
  return withChange(history, { after, path: ['company', 'name'], gesture: field, at })
}

const nameIn = ({ now }: History) => now.content.company.name

test.each([
  ['typing on continues the step', 'company.name', 4999, start.content.company.name],
  ['a pause starts a new step', 'company.name', 5001, 'A'],
  ['another field starts a new step', 'company.legalName', 1, 'A'],
])('%s', (_, field, at, before) => {
  const back = undo(typed(typed(newHistory(start), 'A', 0), 'AB', at, field))
  expect(back?.path).toEqual(['company', 'name'])
  expect(back && nameIn(back.history)).toBe(before)
})

test('typing after a redone step is a separate step', () => {
  const once = typed(newHistory(start), 'A', 0)
  const back = undo(once)
  const again = back && redo(back.history)
  const more = again && undo(typed(again.history, 'AB', 1))
  expect(more && nameIn(more.history)).toBe('A')
})
