/**
 * Measures the first paint on a phone's connection and compares it with the same document without scripts, in the
 * same language, which is the fastest possible. The pages are loaded alternately, under the same conditions.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser } from '@playwright/test'

import type { Language } from '../../schema/languages.ts'
import { languagesOf } from '../../schema/read/contentLanguages.ts'
import { precompress } from '../build/precompress.ts'
import { serveDist } from '../hosting/serveDist.ts'
import { build, buildSample, resultsFolder, sample, writeProject } from './project.ts'
import { median, printProgress, type Measurement } from './report.ts'

/** A phone's connection: round trip in ms, bytes per second. */
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
}
/** The factors by which the CPUs of a usual and of a cheap phone are slower. */
const cpuSlowdowns = [4, 6]
/** The maximum ratio of the page's time to that of the page without scripts. */
const maxSlowdown = 1.05

interface Paint {
  fcp: number
  lcp: number
}

/** Builds the sample in a language. The document has the state after the scripts have run, but no scripts. */
async function buildWithoutScripts(language: Language): Promise<string> {
  const folder = join(resultsFolder, `scriptless-${language}`)
  const site = { ...sample.site, defaultLanguage: language }
  const dist = await build(
    writeProject(folder, { ...sample, site }),
    join(folder, 'dist'),
  )
  const file = join(dist, 'index.html')
  const html = readFileSync(file, 'utf8')
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replace('<html', '<html data-form="open"')
  writeFileSync(file, html)
  await precompress(dist)
  return dist
}

/** The time of one load with an empty cache, as the browser reports it, in ms. */
async function measurePaint(
  browser: Browser,
  url: string,
  cpuSlowdown: number,
): Promise<Paint> {
  const viewport = { width: 390, height: 844 }
  const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await session.send('Network.emulateNetworkConditions', connection)
  await page.goto(url, { waitUntil: 'networkidle' })
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        const [entry] = performance.getEntriesByName('first-contentful-paint')
        const fcp = entry?.startTime ?? NaN
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
  const languages = languagesOf(sample)
  const pageServer = await serveDist(0, await buildSample())
  const scriptlessServers = await Promise.all(
    languages.map(async (language) => serveDist(0, await buildWithoutScripts(language))),
  )
  const urls = languages.flatMap((language, index) => [
    `${pageServer.url}?lang=${language}`,
    scriptlessServers[index]?.url ?? '',
  ])
  const measurements: Measurement[] = []
  for (const cpuSlowdown of cpuSlowdowns) {
    const rounds: Paint[][] = []
    for (let run = 0; run <= runs; run += 1) {
      printProgress(`${cpuSlowdown}x slower CPU: run ${run} of ${runs}`)
      const round: Paint[] = []
      for (const url of urls) round.push(await measurePaint(browser, url, cpuSlowdown))
      // The first round warms up the browser and the servers.
      if (run > 0) rounds.push(round)
    }
    for (const metric of ['fcp', 'lcp'] as const) {
      const medians = urls.map((_, index) =>
        median(rounds.map((round) => round[index]?.[metric] ?? NaN)),
      )
      for (const [index, language] of languages.entries()) {
        const [value = NaN, fastest = NaN] = medians.slice(index * 2)
        measurements.push({
          name: `${metric.toUpperCase()}, ${language}, ${cpuSlowdown}x slower CPU; without scripts ${fastest.toFixed(0)} ms`,
          value: Math.round(value),
          limit: Math.round(fastest * maxSlowdown),
          unit: 'ms',
        })
      }
    }
  }
  await Promise.all([pageServer, ...scriptlessServers].map((server) => server.close()))
  return measurements
}
