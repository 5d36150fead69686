/** Checking and building must not take longer by more than the content has grown. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { checkContent, type PublicFiles } from '../../schema/checkContent.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { publicFiles } from '../check/contentFile.ts'
import { publicFolder } from '../check/paths.ts'
import { runBin } from '../test/runBin.ts'
import { grownContent } from './grownContent.ts'
import { median, printTable, tell, type Target } from './report.ts'

const factors = [1, 10, 100] as const
const largeFile = 5_000_000
/** Builds of each size; the median counts. */
const builds = 3
/** Tolerance for the noise of the machine: a tenth. */
const tolerance = 1.1
const results = resolve(import.meta.dirname, '../../bench-results')

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

/** The median for each text. They take turns, so that a slow moment of the machine meets all of them alike. */
function checkTimes(texts: readonly string[], files: PublicFiles): number[] {
  // The first rounds teach the engine the code; they would make the small file look slow. A machine that others use
  // too changes its speed by a third from second to second: fewer rounds give another ratio each time.
  const rounds = Array.from({ length: 42 }, () =>
    texts.map((text) => checkMilliseconds(text, files)),
  ).slice(2)
  return texts.map((_, index) => median(rounds.map((round) => round[index] ?? 0)))
}

async function buildMilliseconds(
  text: string,
  factor: number,
  pictures: string,
): Promise<number> {
  const folder = join(results, `growth-${factor}`)
  mkdirSync(join(folder, 'content'), { recursive: true })
  cpSync(pictures, join(folder, 'public'), { recursive: true })
  const file = join(folder, 'content/site.json')
  writeFileSync(file, text)
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

const textOf = (content: SiteContent) => `${JSON.stringify(content, null, 2)}\n`

function largeContent(content: SiteContent): string {
  const perFactor = textOf(grownContent(content, 100)).length / 100
  return textOf(grownContent(content, Math.ceil(largeFile / perFactor)))
}

interface Grown {
  factor: number
  text: string
}

interface Measured {
  factor: number
  bytes: number
  check: number
  build: number
}

function growthTargets(measured: readonly Measured[]): Target[] {
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

/** Each size in turn, so that a slow moment of the machine meets all of them alike. */
async function buildTimes(texts: readonly Grown[], pictures: string): Promise<number[]> {
  const rounds: number[][] = []
  for (let round = 1; round <= builds; round += 1) {
    const times: number[] = []
    for (const { factor, text } of texts) {
      tell(`build of ${factor}x, run ${round} of ${builds}`)
      times.push(await buildMilliseconds(text, factor, pictures))
    }
    rounds.push(times)
  }
  return texts.map((_, index) => median(rounds.map((round) => round[index] ?? 0)))
}

export async function benchGrowth(contentFile: string): Promise<Target[]> {
  const pictures = publicFolder(contentFile)
  const files = publicFiles(pictures)
  const sample = checkContent(readFileSync(contentFile, 'utf8'), { files })
  if (!sample.ok)
    throw new Error(
      'Failed to measure growth: the content has problems. Run "npm run check-content".',
    )
  const texts = factors.map((factor) => ({
    factor,
    text: textOf(grownContent(sample.content, factor)),
  }))
  tell('checks')
  const checks = checkTimes(
    texts.map(({ text }) => text),
    files,
  )
  const buildsOf = await buildTimes(texts, pictures)
  const measured = texts.map(({ factor, text }, index) => ({
    factor,
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
  const large = largeContent(sample.content)
  tell('check of a large file')
  return [
    ...growthTargets(measured),
    {
      name: `check of ${(Buffer.byteLength(large) / 1e6).toFixed(1)} MB`,
      value: Math.round(checkTimes([large], files)[0] ?? 0),
      limit: 2000,
      unit: 'ms',
    },
  ]
}
