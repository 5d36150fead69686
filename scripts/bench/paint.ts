/**
 * Measures the first paint on a phone's connection and compares it with the same document without scripts, which is the
 * fastest possible. The pages are loaded in turn, under the same conditions.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser } from '@playwright/test'

import { languagesOf } from '../../schema/read/contentLanguages.ts'
import { precompress } from '../build/precompress.ts'
import { serveDist } from '../hosting/serveDist.ts'
import { buildSample, resultsFolder, sample } from './project.ts'
import { median, printProgress, type Measurement } from './report.ts'

/** A phone's connection: round trip in ms, bytes per second. */
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
}
/** How many times slower the CPU of a phone is. */
const cpuSlowdown = 4
/** The maximum ratio of the page's time to that of the scriptless one. */
const maxSlowdown = 1.05

interface Paint {
  fcp: number
  lcp: number
}

/** A copy of the built site. Its document has the state after the scripts have run, but no scripts. */
async function withoutScripts(dist: string): Promise<string> {
  const folder = join(resultsFolder, 'scriptless')
  cpSync(dist, folder, { recursive: true })
  const file = join(folder, 'index.html')
  const html = readFileSync(file, 'utf8')
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replace('<html', '<html data-form="open"')
  writeFileSync(file, html)
  await precompress(folder)
  return folder
}

/** The time of one load with an empty cache, as the browser reports it, in ms. */
async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const viewport = { width: 390, height: 844 }
  const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await session.send('Network.emulateNetworkConditions', connection)
  await page.goto(url, { waitUntil: 'networkidle' })
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        const [first] = performance.getEntriesByName('first-contentful-paint')
        const fcp = first?.startTime ?? NaN
        // Called once with all candidates so far.
        new PerformanceObserver((list) =>
          resolve({ fcp, lcp: list.getEntries().at(-1)?.startTime ?? NaN }),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await page.close()
  return paint
}

export async function benchPaint(browser: Browser, runs: number): Promise<Measurement[]> {
  const dist = await buildSample()
  const ours = await serveDist(0, dist)
  const scriptless = await serveDist(0, await withoutScripts(dist))
  const languages = languagesOf(sample)
  const urls = languages.map((language) => `${ours.url}?lang=${language}`)
  const rounds: Paint[][] = []
  for (let run = 0; run <= runs; run += 1) {
    printProgress(`run ${run} of ${runs}`)
    const round: Paint[] = []
    for (const url of [scriptless.url, ...urls])
      round.push(await measurePaint(browser, url))
    // The first round warms up the browser and the servers.
    if (run > 0) rounds.push(round)
  }
  await Promise.all([scriptless.close(), ours.close()])
  return (['fcp', 'lcp'] as const).flatMap((key) => {
    const medianOf = (index: number) =>
      median(rounds.map((round) => round[index]?.[key] ?? NaN))
    printProgress(
      `${key.toUpperCase()} of the scriptless page: ${medianOf(0).toFixed(0)} ms`,
    )
    return languages.map((language, index) => ({
      name: `${key.toUpperCase()}, ${language}`,
      value: Math.round(medianOf(index + 1)),
      limit: Math.round(medianOf(0) * maxSlowdown),
      unit: 'ms',
    }))
  })
}
