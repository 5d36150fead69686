import { expect, test } from 'vitest'

import { tallyOf } from './runSteps.ts'

test('a flaky test counts as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 4 }
  expect(tallyOf(JSON.stringify({ stats }), 1)).toEqual({ passed: 7, failed: 3 })
})

test('a runner without a report, with a failure, or without tests counts as failed', () => {
  expect(tallyOf('{"half', 0)).toEqual({ passed: 0, failed: 1 })
  const tallyFor = (numPassedTests: number, exitCode: number) =>
    tallyOf(JSON.stringify({ numPassedTests, numFailedTests: 0 }), exitCode)
  expect(tallyFor(12, 0)).toEqual({ passed: 12, failed: 0 })
  expect(tallyFor(12, 1)).toEqual({ passed: 12, failed: 1 })
  expect(tallyFor(0, 0)).toEqual({ passed: 0, failed: 1 })
})
