import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runBin } from './runBin.ts'
import type { Step } from './steps.ts'

export interface Tally {
  passed: number
  failed: number
}

/** The used part of the JSON report of Vitest, or of Playwright, which has `stats`. */
interface Report {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number; flaky: number }
}

function countsIn(report: string): Tally {
  try {
    // https://vitest.dev/guide/reporters#json-reporter, https://playwright.dev/docs/test-reporters#json-reporter
    const { stats, numPassedTests, numFailedTests } = JSON.parse(report) as Report
    return stats
      ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
      : { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

/**
 * The tests of a report. A flaky test counts as failed. A runner that exits with an error but without failed tests (a
 * crash, a file that does not load, no tests) counts as one failure.
 */
export function tallyOf(report: string, exitCode: number): Tally {
  const { passed, failed } = countsIn(report)
  const hasFailed = exitCode !== 0 || passed + failed === 0
  return { passed, failed: failed === 0 && hasFailed ? 1 : failed }
}

async function runStep({ kind, command }: Step, env: NodeJS.ProcessEnv) {
  const [packageName, ...args] = command
  if (kind === 'check') {
    const { exitCode, output } = await runBin(packageName, args, env)
    // A check has no tests to count. It adds to the sum only if it fails.
    return { output, tally: { passed: 0, failed: exitCode === 0 ? 0 : 1 } }
  }
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'))
  const file = join(folder, 'report.json')
  const reporters =
    kind === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      : ['--reporter=list,json']
  const { exitCode, output } = await runBin(packageName, [...args, ...reporters], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const report = await readFile(file, 'utf8').catch(() => '')
  await rm(folder, { recursive: true, force: true })
  return { output, tally: tallyOf(report, exitCode) }
}

async function runAndTell(step: Step, env: NodeJS.ProcessEnv): Promise<Tally> {
  console.info(`  … ${step.name}`)
  const start = performance.now()
  const secondsSoFar = () => (performance.now() - start) / 1000
  // During long steps, this shows that the command is still running.
  const progress = setInterval(
    () => console.info(`  … ${step.name}, ${secondsSoFar().toFixed(0)} s so far`),
    15_000,
  )
  const { output, tally } = await runStep(step, { ...env, ...step.env })
  clearInterval(progress)
  const seconds = secondsSoFar().toFixed(1)
  const counts =
    step.kind === 'check' ? '' : `, ${tally.passed} passed, ${tally.failed} failed`
  if (tally.failed > 0) console.info(`\n${output.trim()}\n`)
  console.info(`  ${tally.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s${counts})`)
  return tally
}

/**
 * Runs all steps, two at a time, and adds their counts to `tallies`. A step that depends on a failed one does not run
 * and counts as failed.
 */
export async function runSteps(
  steps: readonly Step[],
  tallies: Map<string, Tally>,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  async function run(step: Step): Promise<void> {
    const missing = step.needs.find((name) => tallies.get(name)?.failed !== 0)
    if (missing !== undefined)
      console.info(`  ✗ ${step.name} (not run: it needs the ${missing})`)
    tallies.set(
      step.name,
      missing === undefined ? await runAndTell(step, env) : { passed: 0, failed: 1 },
    )
  }

  const waiting = steps.filter((step) => !step.isAlone)
  async function runWaiting(): Promise<void> {
    const ready = waiting.find(({ needs }) => needs.every((name) => tallies.has(name)))
    if (ready === undefined) return
    waiting.splice(waiting.indexOf(ready), 1)
    await run(ready)
    await runWaiting()
  }

  await Promise.all([runWaiting(), runWaiting()])
  for (const step of steps) if (step.isAlone) await run(step)
}
