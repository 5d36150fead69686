/** Measures how long check and build take. Both must scale at most linearly, and a changed text must be built soon. */
import { join } from 'node:path'

import { checkContent } from '../../schema/checkContent.ts'
import { canonicalText } from '../../schema/fix/canonicalText.ts'
import { catalogOf, defaultLanguageOf } from '../../schema/read/contentLanguages.ts'
import { publicFiles } from '../check/contentFile.ts'
import { publicFolder, sampleFile } from '../files/paths.ts'
import { runNode } from '../test/runProgram.ts'
import { grownContent } from './grownContent.ts'
import { resultsFolder, sample, writeProject } from './project.ts'
import { median, printProgress, type Measurement } from './report.ts'

const factors = [1, 10, 100] as const
/** The number of builds and of checks per size, after two checks that warm up the JIT. Medians count. */
const rounds = { build: 3, check: 40 }
/** The factor by which noise may exceed a limit. */
const tolerance = 1.1
/** The limit for a build after a text change, on two otherwise idle cores. */
const maxBuildMs = 2500

/** Medians of `count` measurements, taken alternately, so that a slow moment affects all subjects equally. */
async function medianTimes<T>(
  subjects: readonly T[],
  count: number,
  measure: (subject: T, round: number) => number | Promise<number>,
): Promise<number[]> {
  const times: number[][] = subjects.map(() => [])
  for (let round = 0; round < count; round += 1)
    for (const [index, subject] of subjects.entries())
      times[index]?.push(await measure(subject, round))
  return times.map(median)
}

export async function benchGrowth(): Promise<Measurement[]> {
  const files = publicFiles(publicFolder(sampleFile))
  const sites = factors.map((factor) => {
    const content = grownContent(sample, factor)
    return { factor, content, text: canonicalText(content) }
  })
  const measureCheck = ({ text }: (typeof sites)[number]) => {
    const start = performance.now()
    const result = checkContent(text, { files })
    const time = performance.now() - start
    if (result.ok) return time
    const problem = result.problems[0]?.message.en ?? ''
    throw new Error(`Failed to measure growth: the content has problems: ${problem}`)
  }
  printProgress('checks')
  await medianTimes(sites, 2, measureCheck)
  const checks = await medianTimes(sites, rounds.check, measureCheck)
  const builds = await medianTimes(sites, rounds.build, ({ factor, content }, round) => {
    printProgress(`build of ${factor}x, run ${round + 1} of ${rounds.build}`)
    const folder = join(resultsFolder, `growth-${factor}`)
    const file = writeProject(folder, content)
    return measureBuild(file, join(folder, 'dist'))
  })
  const growth = sites.map(({ factor, text }, index) => ({
    factor,
    bytes: Buffer.byteLength(text),
    check: checks[index] ?? NaN,
    build: builds[index] ?? NaN,
  }))
  for (const { factor, bytes, ...ms } of growth)
    printProgress(
      `${factor}x, ${bytes} B: check ${ms.check.toFixed(1)} ms, build ${ms.build.toFixed(0)} ms`,
    )
  return growth.slice(1).flatMap((larger, index) => {
    const smaller = growth[index] ?? larger
    const limit = (larger.bytes / smaller.bytes) * tolerance
    return (['check', 'build'] as const).map((operation) => ({
      name: `${operation} time, ${larger.factor}x over ${smaller.factor}x`,
      value: larger[operation] / smaller[operation],
      limit,
      unit: '',
    }))
  })
}

/** The duration of the complete command, in ms. */
async function measureBuild(contentFile: string, outDir: string): Promise<number> {
  const args = ['scripts/build.ts', '--content', contentFile, '--out', outDir]
  const start = performance.now()
  const { exitCode, output } = await runNode(['scripts/runBundled.js', ...args])
  if (exitCode !== 0) throw new Error(`Failed to measure: the build failed.\n${output}`)
  return performance.now() - start
}

export async function benchBuild(runs: number): Promise<Measurement[]> {
  const folder = join(resultsFolder, 'build')
  const language = defaultLanguageOf(sample)
  const catalog = catalogOf(sample, language)
  const times: number[] = []
  for (let run = 0; run <= runs; run += 1) {
    // A different text in every run, so that the build has something to do.
    const changedCatalog = {
      ...catalog,
      'form.success.text': `${catalog['form.success.text']} ${run}`,
    }
    const catalogs = { ...sample.catalogs, [language]: changedCatalog }
    const file = writeProject(folder, { ...sample, catalogs })
    const time = await measureBuild(file, join(folder, 'dist'))
    printProgress(`build ${run} of ${runs}: ${time.toFixed(0)} ms`)
    // The first build prepares files that the others reuse.
    if (run > 0) times.push(time)
  }
  const measurement = { value: median(times), limit: maxBuildMs, unit: 'ms' }
  return [{ name: 'build after a text change', ...measurement }]
}
