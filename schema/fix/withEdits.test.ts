import { expect, test } from 'vitest'

import { withEdits } from './withEdits.ts'

test('edits are made one after the other', () => {
  const edits = [
    { offset: 0, length: 1, text: '' },
    { offset: 2, length: 1, text: 'two' },
    { offset: 3, length: 0, text: '!' },
    { offset: 3, length: 0, text: '?' },
  ]
  expect(withEdits('abcd', edits)).toBe('btwo!?d')
})

test('of two that overlap the first is made', () => {
  const edits = [
    { offset: 0, length: 2, text: 'one' },
    { offset: 1, length: 2, text: 'two' },
  ]
  expect(withEdits('abcd', edits)).toBe('onecd')
})
