/** npm run bench: measures first paint, bytes, growth, the build, and the editor. Exits with 1 if a limit is missed. */
import { cpus } from 'node:os'

import { benchBuild, benchGrowth } from './bench/build.ts'
import { benchBytes } from './bench/bytes.ts'
import { benchEditor } from './bench/editor.ts'
import { benchPaint } from './bench/paint.ts'
import { isMet, printMeasurements, type Measurement } from './bench/report.ts'
import { checkProjectPath } from './files/checkProjectPath.ts'
import { message } from './messages/messages.ts'
import { run, UsageError } from './terminal/commandLine.ts'
import { withBrowser } from './test/findBrowser.ts'

const benchmarks: Readonly<Record<string, (runs: number) => Promise<Measurement[]>>> = {
  paint: (runs) => withBrowser((browser) => benchPaint(browser, runs)),
  bytes: () => withBrowser(benchBytes),
  growth: benchGrowth,
  build: benchBuild,
  editor: (runs) => withBrowser((browser) => benchEditor(browser, runs)),
}

const benchmarkNames = Object.keys(benchmarks)
const command = `npm run bench -- [${benchmarkNames.join('|')}] [--runs 5]`
async function bench(selectedNames: readonly string[], runs: number) {
  checkProjectPath()
  console.info(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`)
  const measurements: Measurement[] = []
  for (const name of selectedNames) {
    const newMeasurements = (await benchmarks[name]?.(runs)) ?? []
    printMeasurements(name, newMeasurements)
    measurements.push(...newMeasurements)
  }
  const missedCount = measurements.filter((measurement) => !isMet(measurement)).length
  console.info(`\n${missedCount} of ${measurements.length} limits missed.`)
  process.exitCode = missedCount === 0 ? 0 : 1
}

await run(
  { allowPositionals: true, options: { runs: { type: 'string', default: '5' } } },
  message('bench.usage', { command }),
  ({ positionals, values }) => {
    const runs = Number(values.runs)
    const unknownName = positionals.find((name) => !benchmarkNames.includes(name))
    if (unknownName !== undefined)
      throw new UsageError(message('bench.unknownPart', { part: unknownName }))
    if (!Number.isInteger(runs) || runs < 1)
      throw new UsageError(message('bench.badRuns', { runs: values.runs }))
    return bench(positionals.length > 0 ? positionals : benchmarkNames, runs)
  },
)
