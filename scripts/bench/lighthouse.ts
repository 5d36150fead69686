/** Runs Lighthouse once, in a browser of its own. */
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'

import { browserArguments, findBrowser } from '../test/findBrowser.ts'

export const formFactors = ['mobile', 'desktop'] as const
export type FormFactor = (typeof formFactors)[number]

export interface PaintRun {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Bytes transferred. */
  total: number
  script: number
}

export interface Scores {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Titles of the audits that cost a point. */
  faults: string[]
}

type Answer = { ok: true; result: Result } | { ok: false; problem: string }

async function runOnce(
  url: string,
  formFactor: FormFactor,
  categories: string[],
): Promise<Answer> {
  const browser = findBrowser()
  if (!browser.ok) throw new Error(browser.problem)
  const chrome = await launch({
    chromePath: browser.path,
    chromeFlags: ['--headless=new', ...browserArguments],
    logLevel: 'silent',
  })
  try {
    const config = formFactor === 'desktop' ? desktopConfig : undefined
    const answer = await lighthouse(
      url,
      { port: chrome.port, logLevel: 'silent', onlyCategories: categories },
      config,
    )
    const problem = answer ? answer.lhr.runtimeError?.message : 'no result'
    return answer && problem === undefined
      ? { ok: true, result: answer.lhr }
      : { ok: false, problem: problem ?? 'no result' }
  } finally {
    chrome.kill()
  }
}

/** On a busy machine Lighthouse sometimes loses its trace: such a run is repeated. */
async function run(
  url: string,
  formFactor: FormFactor,
  categories: string[],
): Promise<Result> {
  const problems: string[] = []
  while (problems.length < 3) {
    const answer = await runOnce(url, formFactor, categories)
    if (answer.ok) return answer.result
    problems.push(answer.problem)
  }
  throw new Error(`Failed to measure ${url}: ${problems.join('; ')}`)
}

const numberOf = (result: Result, audit: string) =>
  result.audits[audit]?.numericValue ?? Number.NaN

function transferred(result: Result, type: string): number {
  const details = result.audits['resource-summary']?.details
  if (details?.type !== 'table') return Number.NaN
  const row = details.items.find((item) => item['resourceType'] === type)
  return Number(row?.['transferSize'] ?? 0)
}

export async function measurePaint(
  url: string,
  formFactor: FormFactor,
): Promise<PaintRun> {
  const result = await run(url, formFactor, ['performance'])
  return {
    fcp: numberOf(result, 'first-contentful-paint'),
    lcp: numberOf(result, 'largest-contentful-paint'),
    // Traces count microseconds: anything smaller is a rounding error of the subtraction.
    tbt: Math.round(numberOf(result, 'total-blocking-time') * 1000) / 1000,
    cls: numberOf(result, 'cumulative-layout-shift'),
    total: transferred(result, 'total'),
    script: transferred(result, 'script'),
  }
}

export async function measureScores(
  url: string,
  formFactor: FormFactor,
): Promise<Scores> {
  const result = await run(url, formFactor, [
    'performance',
    'accessibility',
    'best-practices',
    'seo',
  ])
  const score = (id: string) => Math.round((result.categories[id]?.score ?? 0) * 100)
  const weighty = Object.values(result.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  const faults = weighty.flatMap((id) => {
    const audit = result.audits[id]
    return audit && audit.score !== null && audit.score < 0.9 ? [audit.title] : []
  })
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    faults,
  }
}
