import { expect, test } from 'vitest'

import { readPlaywrightReport, readVitestReport, tallyOf } from './reports.ts'

test('counts a flaky test as failed', () => {
  const report = readPlaywrightReport(
    JSON.stringify({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 4 } }),
  )
  expect(tallyOf(report, 1)).toEqual({ passed: 7, failed: 3 })
})

test('counts a runner without a report, one that ends badly and one without tests as a failure', () => {
  for (const read of [readPlaywrightReport, readVitestReport])
    expect(tallyOf(read('{"half'), 0)).toEqual({ passed: 0, failed: 1 })
  const vitest = (numPassedTests: number) =>
    readVitestReport(JSON.stringify({ numPassedTests, numFailedTests: 0 }))
  expect(tallyOf(vitest(12), 1)).toEqual({ passed: 12, failed: 1 })
  expect(tallyOf(vitest(0), 0)).toEqual({ passed: 0, failed: 1 })
})
