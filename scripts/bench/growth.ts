/** Checking and building must not take longer by more than the content has grown. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { checkContent } from '../../schema/checkContent.ts'
import type { SiteContent } from '../../schema/siteContent.ts'
import { publicFiles } from '../content/contentFile.ts'
import { defaultContentFile } from '../content/paths.ts'
import { runBin } from '../testing/runBin.ts'
import { grownContent } from './grownContent.ts'
import { median, printTable, type Target } from './report.ts'

const factors = [1, 10, 100] as const
const largeFile = 5_000_000
const publicFolder = resolve(import.meta.dirname, '../../public')
const results = resolve(import.meta.dirname, '../../bench-results')

function checkMilliseconds(text: string): number {
  const files = publicFiles(publicFolder)
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
function checkTimes(texts: readonly string[]): number[] {
  // The first rounds teach the engine the code; they would make the small file look slow. A machine that others use
  // too changes its speed by a third from second to second: fewer rounds give another ratio each time.
  const rounds = Array.from({ length: 42 }, () => texts.map(checkMilliseconds)).slice(2)
  return texts.map((_, index) => median(rounds.map((round) => round[index] ?? 0)))
}

async function buildMilliseconds(text: string, factor: number): Promise<number> {
  const folder = join(results, `growth-${factor}`)
  mkdirSync(join(folder, 'content'), { recursive: true })
  cpSync(publicFolder, join(folder, 'public'), { recursive: true })
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

interface Measured {
  factor: number
  bytes: number
  check: number
  build: number
}

function growthTargets(measured: readonly Measured[]): Target[] {
  return measured.slice(1).flatMap((after, index) => {
    const before = measured[index] ?? after
    const limit = after.bytes / before.bytes
    const name = (what: string) => `${what}, ${after.factor}x over ${before.factor}x`
    return [
      { name: name('check time'), value: after.check / before.check, limit, unit: '' },
      { name: name('build time'), value: after.build / before.build, limit, unit: '' },
    ]
  })
}

export async function benchGrowth(): Promise<Target[]> {
  const sample = checkContent(readFileSync(defaultContentFile, 'utf8'), {
    files: publicFiles(publicFolder),
  })
  if (!sample.ok)
    throw new Error(
      'Failed to measure growth: the content has problems. Run "npm run check-content".',
    )
  const texts = factors.map((factor) => ({
    factor,
    text: textOf(grownContent(sample.content, factor)),
  }))
  const checks = checkTimes(texts.map(({ text }) => text))
  const measured: Measured[] = []
  for (const [index, { factor, text }] of texts.entries()) {
    measured.push({
      factor,
      bytes: Buffer.byteLength(text),
      check: checks[index] ?? 0,
      build: await buildMilliseconds(text, factor),
    })
  }
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
  return [
    ...growthTargets(measured),
    {
      name: `check of ${(Buffer.byteLength(large) / 1e6).toFixed(1)} MB`,
      value: Math.round(checkTimes([large])[0] ?? 0),
      limit: 2000,
      unit: 'ms',
    },
  ]
}
