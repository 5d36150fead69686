/** npm test: every check and test, then one line `N passed, N failed`. `--full` adds the slow tests. */
import { checkProjectPath } from './files/checkProjectPath.ts'
import { message } from './messages/messages.ts'
import { run } from './terminal/commandLine.ts'
import { ensureBrowser, findTestBrowser, noBrowser } from './test/findBrowser.ts'
import { runSteps, type Tally } from './test/runSteps.ts'
import { fullSteps, quickSteps, type TestSteps } from './test/steps.ts'

/** Runs the steps with these environment variables. */
async function test(steps: TestSteps, env: NodeJS.ProcessEnv): Promise<void> {
  checkProjectPath()
  const start = performance.now()
  const browser = (await ensureBrowser()) && findTestBrowser()
  console.info(`  browser: ${browser ?? noBrowser}`)
  const tallies = await runSteps(steps, browser !== undefined, env)
  const sum = (count: keyof Tally) =>
    tallies.reduce((total, tally) => total + tally[count], 0)
  const failed = sum('failed')
  console.info(`  ${((performance.now() - start) / 1000).toFixed(0)} s in total\n`)
  console.info(`${sum('passed')} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

await run(
  { options: { full: { type: 'boolean', default: false } } },
  message('test.usage'),
  ({ values }) =>
    values.full ? test(fullSteps, { WHOLE_MATRIX: 'yes' }) : test(quickSteps, {}),
)
