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
  const gesture = { name: field, pause: 500 }
  return withChange(history, { after, path: ['company', 'name'], gesture, at })
}

const nameIn = ({ now }: History) => now.content.company.name

test('what is typed without a pause is one step, with its place', () => {
  const history = ['B', 'Bu', 'Bur'].reduce(
    (typing, name, index) => typed(typing, name, index * 100),
    newHistory(start),
  )
  const back = undo(history)
  expect(back?.path).toEqual(['company', 'name'])
  expect(back?.history.now).toBe(start)
})

test.each([
  ['a pause', 'company.name', 501],
  ['another field', 'company.legalName', 1],
])('after %s a new step begins', (_, field, at) => {
  const history = typed(typed(newHistory(start), 'A', 0), 'AB', at, field)
  const back = undo(history)
  expect(back && nameIn(back.history)).toBe('A')
})

test('redo brings back what was undone, and a change forgets it', () => {
  const history = typed(newHistory(start), 'A', 0)
  const back = undo(history)?.history ?? history
  const again = redo(back)?.history ?? back
  expect(nameIn(again)).toBe('A')
  expect(redo(typed(back, 'B', 1))).toBeUndefined()
})

test('typing on after redo is a step of its own', () => {
  const back = undo(typed(newHistory(start), 'A', 0))
  const again = redo(back?.history ?? newHistory(start))
  const history = typed(again?.history ?? newHistory(start), 'AB', 1)
  const once = undo(history)
  expect(once && nameIn(once.history)).toBe('A')
})

test('a hundred steps back are the very start', () => {
  let history = newHistory(start)
  for (let at = 0; at < 100; at += 1) history = typed(history, `A${at}`, at * 1000)
  for (let step = 0; step < 100; step += 1) history = undo(history)?.history ?? history
  expect(history.now).toBe(start)
  expect(undo(history)).toBeUndefined()
})
