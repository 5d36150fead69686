/** First paint of the scriptless page and ours, measured in turn so that both meet the same conditions. */
import type { Language } from '../../schema/languages.ts'
import {
  formFactors,
  measurePaint,
  type FormFactor,
  type PaintRun,
} from './lighthouse.ts'
import {
  isMet,
  maxRepeats,
  median,
  printProgress,
  printTable,
  type Measurement,
} from './report.ts'
import { variantNames, type VariantName, type Variants } from './variants.ts'

type Runs = Record<VariantName, PaintRun[]>
type Medians = Record<VariantName, PaintRun>

function medianRun(runs: readonly PaintRun[]): PaintRun {
  const of = (key: keyof PaintRun) => median(runs.map((run) => run[key]))
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    total: of('total'),
    script: of('script'),
  }
}

const mediansOf = (runs: Runs): Medians => ({
  scriptless: medianRun(runs.scriptless),
  ours: medianRun(runs.ours),
})

function measurementsOf({ scriptless, ours }: Medians, at: string): Measurement[] {
  const ratio = (name: 'FCP' | 'LCP', value: number): Measurement => ({
    name: `${name} over the scriptless page's, ${at}`,
    value,
    limit: 1.05,
    unit: '',
  })
  return [
    ratio('FCP', ours.fcp / scriptless.fcp),
    ratio('LCP', ours.lcp / scriptless.lcp),
    // The scriptless page has no script: its blocking time is the machine's own.
    { name: `TBT, ${at}`, value: ours.tbt, limit: scriptless.tbt + 15, unit: 'ms' },
    { name: `CLS, ${at}`, value: ours.cls, limit: 0.000999, unit: '' },
  ]
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

function row(name: string, run: PaintRun, scriptless: PaintRun): string[] {
  return [
    name,
    run.fcp.toFixed(0),
    (run.fcp / scriptless.fcp).toFixed(3),
    run.lcp.toFixed(0),
    (run.lcp / scriptless.lcp).toFixed(3),
    run.tbt.toFixed(0),
    run.cls.toFixed(4),
    kilobytes(run.total),
    kilobytes(run.script),
  ]
}

const head = 'page|FCP ms|ratio|LCP ms|ratio|TBT ms|CLS|total kB|script kB'.split('|')

async function measureColumn(
  variants: Variants,
  language: Language,
  formFactor: FormFactor,
  runs: number,
): Promise<Measurement[]> {
  const at = `${language} ${formFactor}`
  const all: Runs = { scriptless: [], ours: [] }
  let measurements: Measurement[] = []
  for (let run = 1; run <= runs * maxRepeats; run += 1) {
    for (const name of variantNames) {
      printProgress(`${at}, run ${run}, ${name}`)
      all[name].push(await measurePaint(variants.url(name, language), formFactor))
    }
    measurements = measurementsOf(mediansOf(all), at)
    if (run % runs === 0 && measurements.every(isMet)) break
  }
  const { scriptless, ours } = mediansOf(all)
  console.info(
    `\n${formFactor}, ${language} (medians of ${all.ours.length} interleaved runs)\n`,
  )
  printTable(head, [
    row('scriptless', scriptless, scriptless),
    row('ours', ours, scriptless),
  ])
  return measurements
}

/** Prints the table of each language and form factor. */
export async function benchPaint(
  variants: Variants,
  runs: number,
): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const language of variants.languages)
    for (const formFactor of formFactors)
      measurements.push(...(await measureColumn(variants, language, formFactor, runs)))
  return measurements
}
