/** First view: the limit, our page and the client-rendered one, measured in turn so that all meet the same machine. */
import type { Language } from '../../src/i18n/languages.ts'
import {
  measurePaint,
  measureScores,
  type FormFactor,
  type PaintRun,
} from './lighthouse.ts'
import { median, printTable, type Target } from './report.ts'
import { variantNames, type VariantName, type Variants } from './variants.ts'

const languageKeys: readonly Language[] = ['en', 'br']
const formFactors: readonly FormFactor[] = ['mobile', 'desktop']

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

async function measureInTurn(
  variants: Variants,
  language: Language,
  formFactor: FormFactor,
  runs: number,
) {
  const all: Record<VariantName, PaintRun[]> = {
    limit: [],
    ours: [],
    'client-rendered': [],
  }
  for (let run = 0; run < runs; run += 1) {
    for (const name of variantNames) {
      all[name].push(await measurePaint(variants.url(name, language), formFactor))
    }
  }
  return {
    limit: medianRun(all.limit),
    ours: medianRun(all.ours),
    'client-rendered': medianRun(all['client-rendered']),
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

function row(name: string, run: PaintRun, limit: PaintRun): string[] {
  return [
    name,
    run.fcp.toFixed(0),
    (run.fcp / limit.fcp).toFixed(3),
    run.lcp.toFixed(0),
    (run.lcp / limit.lcp).toFixed(3),
    run.tbt.toFixed(0),
    run.cls.toFixed(4),
    kilobytes(run.total),
    kilobytes(run.script),
  ]
}

async function scoreTargets(
  variants: Variants,
  language: Language,
  formFactor: FormFactor,
): Promise<Target[]> {
  const scores = await measureScores(variants.url('ours', language), formFactor)
  if (scores.faults.length > 0)
    console.info(`Lighthouse, ${language} ${formFactor}: ${scores.faults.join('; ')}`)
  const { performance, accessibility, bestPractices, seo } = scores
  return Object.entries({ performance, accessibility, bestPractices, seo }).map(
    ([name, value]) => ({
      name: `Lighthouse ${name}, ${language} ${formFactor}: points short of 100`,
      value: 100 - value,
      limit: 0,
      unit: '',
    }),
  )
}

/** Prints the table of each language and form factor. */
export async function benchPaint(variants: Variants, runs: number): Promise<Target[]> {
  const targets: Target[] = []
  for (const language of languageKeys) {
    for (const formFactor of formFactors) {
      const { limit, ours, ...others } = await measureInTurn(
        variants,
        language,
        formFactor,
        runs,
      )
      console.info(`\n${formFactor}, ${language} (medians of ${runs} interleaved runs)\n`)
      printTable(
        [
          'page',
          'FCP ms',
          'ratio',
          'LCP ms',
          'ratio',
          'TBT ms',
          'CLS',
          'total kB',
          'script kB',
        ],
        [
          row('the limit', limit, limit),
          row('ours', ours, limit),
          row('client-rendered', others['client-rendered'], limit),
        ],
      )
      const at = `${language} ${formFactor}`
      targets.push(
        {
          name: `FCP over the limit's, ${at}`,
          value: ours.fcp / limit.fcp,
          limit: 1.05,
          unit: '',
        },
        {
          name: `LCP over the limit's, ${at}`,
          value: ours.lcp / limit.lcp,
          limit: 1.05,
          unit: '',
        },
        { name: `TBT, ${at}`, value: ours.tbt, limit: 0, unit: 'ms' },
        { name: `CLS, ${at}`, value: ours.cls, limit: 0.000999, unit: '' },
        ...(await scoreTargets(variants, language, formFactor)),
      )
    }
  }
  return targets
}
