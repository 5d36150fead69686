import { expect, test } from 'vitest'

import { excerpt } from './describeValue.ts'

test('a long text is quoted by its beginning, without half a letter at the end', () => {
  const words = 'x'.repeat(60)
  expect(excerpt(words)).toBe(words)
  expect(excerpt(`${words}x`)).toBe(`${'x'.repeat(57)}…`)
  expect(excerpt(`${'x'.repeat(56)}😀 and more`)).toBe(`${'x'.repeat(56)}…`)
  expect(excerpt(`${'x'.repeat(55)}😀 and more`)).toBe(`${'x'.repeat(55)}😀…`)
  expect(excerpt(`${'x'.repeat(54)}   and much more`)).toBe(`${'x'.repeat(54)}…`)
  expect(excerpt(7)).toBe('')
})
