import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runNode } from './runProgram.ts'
import type { TestStep, TestSteps } from './steps.ts'

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

async function runStep({ kind, command }: TestStep, env: NodeJS.ProcessEnv) {
  if (kind === 'build' || kind === 'check') {
    const { exitCode, output } = await runNode(command, env)
    // There are no tests to count. The step adds to the sum only if it fails.
    return { output, tally: { passed: 0, failed: exitCode === 0 ? 0 : 1 } }
  }
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'))
  const file = join(folder, 'report.json')
  const reporters =
    kind === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      : ['--reporter=list,json']
  const { exitCode, output } = await runNode([...command, ...reporters], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const report = await readFile(file, 'utf8').catch(() => '')
  await rm(folder, { recursive: true, force: true })
  return { output, tally: tallyOf(report, exitCode) }
}

async function runAndReport(step: TestStep, env: NodeJS.ProcessEnv): Promise<Tally> {
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
    step.kind === 'build' || step.kind === 'check'
      ? ''
      : `, ${tally.passed} passed, ${tally.failed} failed`
  if (tally.failed > 0) console.info(`\n${output.trim()}\n`)
  console.info(`  ${tally.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s${counts})`)
  return tally
}

/** Runs all steps and returns their counts. The sequential steps count as failed if they cannot run. */
export async function runSteps(
  { parallel, sequential }: TestSteps,
  hasBrowser: boolean,
  env: NodeJS.ProcessEnv,
): Promise<Tally[]> {
  const tallies: Tally[] = []
  let canContinue = hasBrowser
  const waitingSteps = [...parallel]
  async function runWaiting(): Promise<void> {
    for (let step = waitingSteps.shift(); step; step = waitingSteps.shift()) {
      const tally = await runAndReport(step, env)
      tallies.push(tally)
      if (step.kind === 'build' && tally.failed > 0) canContinue = false
    }
  }
  await Promise.all([runWaiting(), runWaiting()])
  for (const step of sequential)
    if (canContinue) tallies.push(await runAndReport(step, env))
    else {
      console.info(`  ✗ ${step.name} (not run: there is no browser, or a build failed)`)
      tallies.push({ passed: 0, failed: 1 })
    }
  return tallies
}
