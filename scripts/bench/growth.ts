/** Checking and building must scale at most linearly with the size of the content. */
import { join } from 'node:path'

import { checkContent } from '../../schema/checkContent.ts'
import { canonicalText } from '../../schema/fix/canonicalText.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import type { PublicFiles } from '../../schema/read/publicFiles.ts'
import { publicFiles } from '../check/contentFile.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { publicFolder } from '../files/paths.ts'
import { runBin } from '../test/runBin.ts'
import { grownContent } from './grownContent.ts'
import { readContent, writeProject } from './project.ts'
import { median, printProgress, printTable, type Measurement } from './report.ts'

const factors = [1, 10, 100] as const
const largeFile = 5_000_000
/** Builds per size; the median counts. */
const builds = 3
/** Tolerance for noise. */
const tolerance = 1.1
const results = fromRoot('bench-results')

function checkMilliseconds(text: string, files: PublicFiles): number {
  const start = performance.now()
  const result = checkContent(text, { files })
  const time = performance.now() - start
  if (!result.ok) {
    const [first] = result.problems
    throw new Error(
      `Failed to measure growth: the grown content has problems: ${first?.message.en ?? ''}`,
    )
  }
  return time
}

/** The median time for each text. The texts take turns, so that a slow moment affects all of them alike. */
function checkTimes(texts: readonly string[], files: PublicFiles): number[] {
  // The first rounds warm up the JIT and are dropped; else the small file would look slow. Many rounds, because the
  // speed of a shared machine varies by a third from second to second.
  const rounds = Array.from({ length: 42 }, () =>
    texts.map((text) => checkMilliseconds(text, files)),
  ).slice(2)
  return texts.map((_, index) => median(rounds.map((round) => round[index] ?? 0)))
}

async function buildMilliseconds({ factor, content }: Grown, original: string) {
  const folder = join(results, `growth-${factor}`)
  const file = writeProject(folder, content, original)
  const start = performance.now()
  const { exitCode, output } = await runBin('tsx', [
    'scripts/build.ts',
    '--content',
    file,
    '--out',
    join(folder, 'dist'),
  ])
  if (exitCode !== 0)
    throw new Error(
      `Failed to measure growth: the build of ${factor}x failed.\n${output}`,
    )
  return performance.now() - start
}

function largeContent(content: SiteContent): string {
  const perFactor = canonicalText(grownContent(content, 100)).length / 100
  return canonicalText(grownContent(content, Math.ceil(largeFile / perFactor)))
}

interface Grown {
  factor: number
  content: SiteContent
}

interface Measured {
  factor: number
  bytes: number
  check: number
  build: number
}

function growthMeasurements(measured: readonly Measured[]): Measurement[] {
  return measured.slice(1).flatMap((after, index) => {
    const before = measured[index] ?? after
    const limit = (after.bytes / before.bytes) * tolerance
    const name = (what: string) => `${what}, ${after.factor}x over ${before.factor}x`
    return [
      { name: name('check time'), value: after.check / before.check, limit, unit: '' },
      { name: name('build time'), value: after.build / before.build, limit, unit: '' },
    ]
  })
}

/** Builds the sizes in turn, so that a slow moment affects all of them alike. */
async function buildTimes(all: readonly Grown[], original: string): Promise<number[]> {
  const rounds: number[][] = []
  for (let round = 1; round <= builds; round += 1) {
    const times: number[] = []
    for (const grown of all) {
      printProgress(`build of ${grown.factor}x, run ${round} of ${builds}`)
      times.push(await buildMilliseconds(grown, original))
    }
    rounds.push(times)
  }
  return all.map((_, index) => median(rounds.map((round) => round[index] ?? 0)))
}

export async function benchGrowth(contentFile: string): Promise<Measurement[]> {
  const files = publicFiles(publicFolder(contentFile))
  const sample = readContent(contentFile)
  const all = factors.map((factor) => ({
    factor,
    content: grownContent(sample, factor),
  }))
  const texts = all.map(({ content }) => canonicalText(content))
  printProgress('checks')
  const checks = checkTimes(texts, files)
  const buildsOf = await buildTimes(all, contentFile)
  const measured = texts.map((text, index) => ({
    factor: factors[index] ?? 1,
    bytes: Buffer.byteLength(text),
    check: checks[index] ?? 0,
    build: buildsOf[index] ?? 0,
  }))
  console.info('\nGrowth\n')
  printTable(
    ['content', 'kB', 'check ms', 'check ms/kB', 'build ms'],
    measured.map(({ factor, bytes, check, build }) => [
      `${factor}x`,
      (bytes / 1000).toFixed(0),
      check.toFixed(1),
      ((check / bytes) * 1000).toFixed(3),
      build.toFixed(0),
    ]),
  )
  const large = largeContent(sample)
  printProgress('check of a large file')
  return [
    ...growthMeasurements(measured),
    {
      name: `check of ${(Buffer.byteLength(large) / 1e6).toFixed(1)} MB`,
      value: Math.round(checkTimes([large], files)[0] ?? 0),
      limit: 2000,
      unit: 'ms',
    },
  ]
}
