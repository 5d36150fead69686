import { expect, test } from 'vitest'

import { withEdits } from './problem.ts'

test('adjacent edits are applied, and an edit that overlaps the previous one is not', () => {
  const edits = [
    { offset: 0, length: 1, text: 'A' },
    { offset: 1, length: 2, text: '' },
    { offset: 2, length: 1, text: 'X' },
    { offset: 3, length: 0, text: '-' },
  ]
  expect(withEdits('abcd', edits)).toBe('A-d')
})
