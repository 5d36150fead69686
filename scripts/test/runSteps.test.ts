import { readdirSync } from 'node:fs'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { runSteps, tallyOf } from './runSteps.ts'
import { fullSteps, quickSteps, type TestStep } from './steps.ts'

test.each<[report: object | string, exitCode: number, passed: number, failed: number]>([
  // A flaky test counts as failed.
  [{ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 4 } }, 1, 7, 3],
  [{ numPassedTests: 12, numFailedTests: 0 }, 0, 12, 0],
  [{ numPassedTests: 12, numFailedTests: 0 }, 1, 12, 1],
  [{ numPassedTests: 0, numFailedTests: 0 }, 0, 0, 1],
  ['no report', 0, 0, 1],
])('the report %j with exit code %i counts as %i passed and %i failed', (...row) => {
  const [report, exitCode, passed, failed] = row
  expect(tallyOf(JSON.stringify(report), exitCode)).toEqual({ passed, failed })
})

const makeStep = (kind: TestStep['kind'], code: string): TestStep => ({
  name: `a ${kind}`,
  kind,
  command: ['-e', `const fs = require('fs'); ${code}`, '--'],
})

test('browser tests run only if a browser is installed and the build succeeds', async () => {
  const printedLines: string[] = []
  const folder = temporaryFolder()
  vi.stubEnv('TMPDIR', folder)
  vi.spyOn(console, 'info').mockImplementation((line: string) => {
    printedLines.push(line.replace(/\d+\.\d/, '1.0'))
  })
  const writeReport = (file: string) =>
    `fs.writeFileSync(${file}, '{"numPassedTests":2}')`
  const reportFile = 'process.env.PLAYWRIGHT_JSON_OUTPUT_FILE'
  const browserSteps = [makeStep('playwright', writeReport(reportFile))]
  const run = async (kind: TestStep['kind'], code: string, hasBrowser = true) => {
    const steps = { parallel: [makeStep(kind, code)], sequential: browserSteps }
    const tallies = await runSteps(steps, hasBrowser, { FAILURE: 'Failed to build.' })
    return tallies.map(({ passed, failed }) => `${passed} ${failed}`).join(', ')
  }
  const option = `process.argv.find((each) => each.startsWith('--outputFile.json='))`
  expect(await run('vitest', writeReport(`${option}.split('=')[1]`))).toBe('2 0, 2 0')
  expect(printedLines).toContain('  ✓ a vitest (1.0 s, 2 passed, 0 failed)')
  const failing = 'console.error(process.env.FAILURE); process.exitCode = 1'
  expect(await run('check', failing)).toBe('0 1, 2 0')
  expect(await run('build', '', false)).toBe('0 0, 0 1')
  expect(readdirSync(folder)).toEqual([])
  printedLines.length = 0
  expect(await run('build', failing)).toBe('0 1, 0 1')
  expect(printedLines).toEqual([
    '  … a build',
    '\nFailed to build.\n',
    '  ✗ a build (1.0 s)',
    '  ✗ a playwright (not run: there is no browser, or a build failed)',
  ])
})

test('npm test and npm run test:full run the steps of the snapshot in its order', async () => {
  const text = JSON.stringify({ quickSteps, fullSteps }, null, 1)
  const steps = text.replaceAll(/(seed.)\d+/g, '$1…')
  await expect(steps).toMatchFileSnapshot('__snapshots__/steps.txt')
})
