import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readPlaywrightReport, readVitestReport, type Tally, tallyOf } from './reports.ts'
import { runBin } from './runBin.ts'
import type { Step } from './steps.ts'

async function runWithReport(step: Step, env: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'))
  const file = join(folder, 'report.json')
  const [packageName, ...args] = step.command
  const reporters =
    step.kind === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      : ['--reporter=list,json']
  const run = await runBin(packageName, [...args, ...reporters], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const report = await readFile(file, 'utf8').catch(() => '')
  await rm(folder, { recursive: true, force: true })
  return { ...run, report }
}

async function runStep(step: Step, env: NodeJS.ProcessEnv) {
  switch (step.kind) {
    case 'check': {
      const [packageName, ...args] = step.command
      const { exitCode, output } = await runBin(packageName, args, env)
      // A check has no tests to count: it adds to the sum when it fails.
      return { output, tally: { passed: 0, failed: exitCode === 0 ? 0 : 1 } }
    }
    case 'vitest': {
      const { exitCode, output, report } = await runWithReport(step, env)
      return { output, tally: tallyOf(readVitestReport(report), exitCode) }
    }
    case 'playwright': {
      const { exitCode, output, report } = await runWithReport(step, env)
      return { output, tally: tallyOf(readPlaywrightReport(report), exitCode) }
    }
  }
}

async function runAndTell(step: Step, env: NodeJS.ProcessEnv): Promise<Tally> {
  console.info(`  … ${step.name}`)
  const start = performance.now()
  const secondsSoFar = () => (performance.now() - start) / 1000
  // A sign of life during long steps.
  const sign = setInterval(
    () => console.info(`  … ${step.name}, ${secondsSoFar().toFixed(0)} s so far`),
    15_000,
  )
  const { output, tally } = await runStep(step, { ...env, ...step.env })
  clearInterval(sign)
  const seconds = secondsSoFar().toFixed(1)
  const counts =
    step.kind === 'check' ? '' : `, ${tally.passed} passed, ${tally.failed} failed`
  if (tally.failed > 0) console.info(`\n${output.trim()}\n`)
  console.info(`  ${tally.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s${counts})`)
  return tally
}

/**
 * Runs every step, two at a time, and adds its counts to `tallies`. A step that depends on a failed one is not run and
 * counts as failed.
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

  const waiting = steps.filter((step) => !step.alone)
  async function lane(): Promise<void> {
    const ready = waiting.find(({ needs }) => needs.every((name) => tallies.has(name)))
    if (ready === undefined) return
    waiting.splice(waiting.indexOf(ready), 1)
    await run(ready)
    await lane()
  }

  await Promise.all([lane(), lane()])
  for (const step of steps) if (step.alone) await run(step)
}
