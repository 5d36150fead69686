import { expect, test } from 'vitest'

import { withEdits } from './withEdits.ts'

test('of two that overlap the first is made', () => {
  const edits = [
    { offset: 0, length: 2, text: 'one' },
    { offset: 1, length: 2, text: 'two' },
  ]
  expect(withEdits('abcd', edits)).toBe('onecd')
})
