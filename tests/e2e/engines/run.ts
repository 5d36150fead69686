/** `npm run test:engines`: one journey through the built sample in three engines, then one line `N passed, N failed`. */
import { checkFolderName } from '../../../scripts/files/folderName.ts'
import { run } from '../../../scripts/terminal/commandLine.ts'
import { runBin } from '../../../scripts/test/runBin.ts'
import { sampleContent, sampleDist } from '../support/sampleBuild.ts'
import { engines, type Engine } from './engines.ts'
import { journey } from './journey.ts'
import { startProxy } from './proxy.ts'
import { playSite } from './site.ts'

const tally = { passed: 0, failed: 0 }

/** Takes the steps. A failed one ends the journey, since later ones start where it should have ended. */
async function travel(engine: Engine, path: string): Promise<void> {
  const site = await playSite(sampleDist)
  const proxy = await startProxy(site.answer)
  let taken = 0
  try {
    const browser = await engine.start(path, proxy.address)
    console.info(`\n  ${engine.name} (${path})`)
    try {
      for (const step of journey) {
        await step.take({ site, tab: browser.tab })
        taken += 1
        console.info(`  ✓ ${step.name}`)
      }
    } finally {
      await browser.close()
    }
  } catch (error) {
    console.info(`  ✗ ${journey[taken]?.name ?? 'the browser closes'}`, error)
  }
  proxy.close()
  await site.close()
  tally.passed += taken
  tally.failed += journey.length - taken
}

async function travelAll(): Promise<void> {
  checkFolderName()
  const args = ['scripts/build.ts', '--content', sampleContent, '--out', sampleDist]
  const build = await runBin('tsx', args)
  if (build.exitCode !== 0) throw new Error(`Failed to build: ${build.output}`)
  for (const engine of engines) {
    const path = engine.find()
    if (path !== undefined) await travel(engine, path)
    else console.info(`\n  – ${engine.name} is not here: ${engine.advice}.`)
  }
}

await run(travelAll)
// Without any engine nothing was tested, which counts as a failure.
if (tally.passed === 0) tally.failed = Math.max(tally.failed, 1)
console.info(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1
