export interface Tally {
  passed: number
  failed: number
}

type Reading = { ok: true; tally: Tally } | { ok: false }

function numbersAt(report: unknown, names: readonly string[]): number[] {
  if (typeof report !== 'object' || report === null) return []
  const values = new Map<string, unknown>(Object.entries(report))
  return names
    .map((name) => values.get(name))
    .filter((value) => typeof value === 'number')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads Vitest's JSON report: https://vitest.dev/guide/reporters#json-reporter */
export function readVitestReport(text: string): Reading {
  const [passed, failed] = numbersAt(parse(text), ['numPassedTests', 'numFailedTests'])
  if (passed === undefined || failed === undefined) return { ok: false }
  return { ok: true, tally: { passed, failed } }
}

/** Reads Playwright's JSON report. A flaky test counts as failed. */
export function readPlaywrightReport(text: string): Reading {
  const report = parse(text)
  const stats =
    typeof report === 'object' && report !== null && 'stats' in report
      ? report.stats
      : undefined
  const [passed, unexpected, flaky] = numbersAt(stats, [
    'expected',
    'unexpected',
    'flaky',
  ])
  if (passed === undefined || unexpected === undefined || flaky === undefined) {
    return { ok: false }
  }
  return { ok: true, tally: { passed, failed: unexpected + flaky } }
}

/**
 * A runner that exits with an error but without failed tests (a crash, a file that does not load, no tests) is one
 * failure.
 */
export function tallyOf(reading: Reading, exitCode: number): Tally {
  if (!reading.ok) return { passed: 0, failed: 1 }
  const { passed, failed } = reading.tally
  const endedBadly = exitCode !== 0 || passed + failed === 0
  return { passed, failed: failed === 0 && endedBadly ? 1 : failed }
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, next) => ({
      passed: sum.passed + next.passed,
      failed: sum.failed + next.failed,
    }),
    { passed: 0, failed: 0 },
  )
}
