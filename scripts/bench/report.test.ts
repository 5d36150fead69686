import { expect, test, vi } from 'vitest'

import { median, printMeasurements } from './report.ts'

test('a table lists measured values with their limits, and marks missed limits', () => {
  const print = vi.spyOn(console, 'info').mockReturnValue()
  const values = [12_000, 12_001, 99.994, 99.996, 100.4]
  const rows = values.map((value) => ({ name: 'text', value, limit: 12_000, unit: 'B' }))
  printMeasurements('bytes', rows)
  expect(print.mock.calls.join('\n')).toBe(`
| bytes | measured | at most | |
| --- | ---: | ---: | --- |
| text | 12,000 | 12,000 | B |
| text | 12,001 | 12,000 | B MISSED |
| text | 99.99 | 12,000 | B |
| text | 100.00 | 12,000 | B |
| text | 100 | 12,000 | B |`)
})

test('the median is the middle value, or the mean of the two middle values', () => {
  expect([[10, 9, 100], [4, 1, 3, 2], []].map(median)).toEqual([10, 2.5, NaN])
})
