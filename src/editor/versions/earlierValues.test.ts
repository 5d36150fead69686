import { expect, test } from 'vitest'

import { moveEntry } from '../../../schema/editContent.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { setText } from '../contentActions/actions.ts'
import { earlierValues } from './earlierValues.ts'

test('earlier values of a text are listed with their start times', () => {
  const title = String(sample.services[0]?.title)
  const path = ['services', 2, 'title']
  const withTitle = (name: string) => setText(sample, 'en', title, name)
  const now = moveEntry(withTitle('Now'), ['services', 0], 2)
  const saved = [now, withTitle('B'), withTitle('B'), withTitle('A'), withTitle('Now')]
  const contents = new Map(saved.map((content, index) => [`v${index}`, content]))
  const entries = saved.map((_, index) => ({
    id: `v${index}`,
    at: 100 - index,
    kind: 'saved' as const,
  }))
  const listed = earlierValues(now, { path, isText: true }, { entries, contents })
  expect(listed.map(({ value, since, version }) => [value, since, version.id])).toEqual([
    ['B', 98, 'v1'],
    ['A', 97, 'v3'],
  ])
})
