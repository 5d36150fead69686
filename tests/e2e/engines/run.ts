/**
 * `npm run test:engines`: one end-to-end test of the built sample in three engines, then one line `N passed, N failed`.
 * `npm run test:engines -- Firefox` runs only that engine.
 */
import { checkProjectPath } from '../../../scripts/files/checkProjectPath.ts'
import { message } from '../../../scripts/messages/messages.ts'
import { run } from '../../../scripts/terminal/commandLine.ts'
import { runNode } from '../../../scripts/test/runProgram.ts'
import { sampleContent, sampleDist } from '../support/sampleBuild.ts'
import { engines, type Engine } from './engines.ts'
import { journey } from './journey.ts'
import { startProxy } from './proxy.ts'
import { startMockSite } from './site.ts'
import { DriverTimeout } from './webKitBrowser.ts'

const tally = { passed: 0, failed: 0 }

/** Whether the driver failed, not the page or the browser. */
const isDriverTimeout = (error: unknown) =>
  error instanceof Error &&
  [error, error.cause].some((cause) => cause instanceof DriverTimeout)

/** Runs the steps. A failed one ends the journey, because later ones continue from it. */
async function runJourney(engine: Engine, path: string, isLast = false): Promise<void> {
  const site = await startMockSite(sampleDist)
  const proxy = await startProxy(site.respond)
  let passedSteps = 0
  let error: unknown
  try {
    const tab = await engine.start(path, proxy.address)
    console.info(`\n  ${engine.name} (${path})`)
    try {
      for (const step of journey) {
        await step.run({ site, tab })
        passedSteps += 1
        console.info(`  ✓ ${step.name}`)
      }
    } finally {
      await tab.close()
    }
  } catch (thrown) {
    error = thrown
    console.info(`  ✗ ${journey[passedSteps]?.name ?? 'the browser closes'}`, error)
  }
  proxy.close()
  await site.close()
  if (isDriverTimeout(error) && !isLast) {
    console.info(
      '  ! The browser driver stopped responding, which is not caused by the page. Trying again.',
    )
    return runJourney(engine, path, true)
  }
  tally.passed += passedSteps
  tally.failed += journey.length - passedSteps
}

async function runEngines(chosenEngines: readonly Engine[]): Promise<void> {
  checkProjectPath()
  const args = ['scripts/build.ts', '--content', sampleContent, '--out', sampleDist]
  const build = await runNode(['scripts/runBundled.js', ...args])
  if (build.exitCode !== 0) {
    console.info(build.output)
    return
  }
  for (const engine of chosenEngines) {
    const path = engine.find()
    if (path !== undefined) {
      await runJourney(engine, path)
      continue
    }
    const isNeeded = process.env['CI'] === 'true'
    if (isNeeded) tally.failed += 1
    console.info(
      `\n  ${isNeeded ? '✗' : '–'} ${engine.name} was not found: ${engine.advice}.`,
    )
  }
}

const names = engines.map(({ name }) => name)
await run(
  { allowPositionals: true },
  message('engines.usage', { names: names.join(' | ') }),
  async ({ positionals }) => {
    const chosenEngines = engines.filter(
      ({ name }) => positionals.length === 0 || positionals.includes(name),
    )
    await runEngines(chosenEngines)
    // Without any engine, nothing was tested, which counts as a failure.
    if (tally.passed === 0) tally.failed = Math.max(tally.failed, 1)
    console.info(`\n${tally.passed} passed, ${tally.failed} failed`)
    process.exitCode = tally.failed === 0 ? 0 : 1
  },
)
