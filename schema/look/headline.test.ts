import { expect, test } from 'vitest'

import { headlineWidths } from './headline.ts'

test('in a column, a headline has enough lines to be large, within the available height', () => {
  const inColumn = (title: string) => headlineWidths(title, 'plain', 'split')
  expect(inColumn('Contracts that hold weight').lines).toBe(3)
  const long = 'We read the small print for builders and industry so that nobody has to'
  for (const title of [long, 'Contracts that hold weight', 'Bread and butter']) {
    const { desktop, lines = 0, word } = inColumn(title)
    expect(lines / desktop).toBeLessThanOrEqual(0.7)
    expect(desktop).toBeGreaterThanOrEqual(word)
  }
  expect(headlineWidths(long, 'plain').lines).toBeUndefined()
})
