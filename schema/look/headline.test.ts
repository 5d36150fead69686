import { expect, test } from 'vitest'

import { headlineWidths } from './headline.ts'

const desktop = (title: string) => headlineWidths(title, 'plain').desktop
const phone = (title: string) => headlineWidths(title, 'plain').phone

test('a long one has the fewest lines that are no wider than is large, as even as can be', () => {
  const title = 'Software that stays standing while others sleep'
  expect(desktop(title)).toBeLessThan(14)
  expect(phone('Software that stays standing')).toBeLessThan(9.4)
})

test('in a column a headline has as many lines as make it large, and no more than leave room', () => {
  const inColumn = (title: string) => headlineWidths(title, 'plain', 'split')
  expect(inColumn('Contracts that hold weight').lines).toBe(3)
  expect(inColumn('Oi').lines).toBe(1)
  const long = 'We read the small print for builders and industry so that nobody has to'
  for (const title of [long, 'Contracts that hold weight', 'Bread and butter']) {
    const { desktop, lines = 0, word } = inColumn(title)
    expect(lines / desktop).toBeLessThanOrEqual(0.7)
    expect(desktop).toBeGreaterThanOrEqual(word)
  }
  expect(headlineWidths(long, 'plain').lines).toBeUndefined()
})
