import { expect, test } from 'vitest'

import { rowLengths } from './clientRows.ts'

const counts = Array.from({ length: 24 }, (_, index) => index + 1)

test.each([1, 2, 3, 4])('1 to 24 logos fill all rows of up to %i', (most) => {
  for (const count of counts) {
    const rows = []
    const lengths = rowLengths(count, most)
    for (let at = 0; at < count; at += lengths[at] ?? count)
      rows.push(new Set(lengths.slice(at, at + (lengths[at] ?? 0))))
    const found = rows.flatMap((lengthsInRow) => [...lengthsInRow])
    // Each row has one length, and no row has more than one logo less than another.
    expect(found).toHaveLength(Math.ceil(count / most))
    expect(found.reduce((sum, length) => sum + length, 0)).toBe(count)
    expect(Math.max(...found)).toBeLessThanOrEqual(most)
    expect(Math.max(...found) - Math.min(...found)).toBeLessThanOrEqual(1)
  }
})
