import { expect, test } from 'vitest'

import { readPlaywrightReport, readVitestReport, tallyOf } from './reports.ts'

const vitest = (passed: number, failed: number) =>
  readVitestReport(JSON.stringify({ numPassedTests: passed, numFailedTests: failed }))

test('counts what Vitest and Playwright counted, a flaky test as failed', () => {
  expect(tallyOf(vitest(12, 3), 1)).toEqual({ passed: 12, failed: 3 })
  const report = readPlaywrightReport(
    JSON.stringify({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 4 } }),
  )
  expect(tallyOf(report, 1)).toEqual({ passed: 7, failed: 3 })
})

test('counts a runner without a report as one failure', () => {
  for (const text of ['', '{"half', 'null', '[]', '{"stats":null}']) {
    expect(tallyOf(readPlaywrightReport(text), 0)).toEqual({ passed: 0, failed: 1 })
    expect(tallyOf(readVitestReport(text), 0)).toEqual({ passed: 0, failed: 1 })
  }
})

test('counts a runner that ends badly although no test failed, or ran none, as one failure', () => {
  expect(tallyOf(vitest(12, 0), 1)).toEqual({ passed: 12, failed: 1 })
  expect(tallyOf(vitest(0, 0), 0)).toEqual({ passed: 0, failed: 1 })
})
