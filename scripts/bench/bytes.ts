/** Bytes on the wire against the budgets of the first view. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser } from '@playwright/test'

import { compressBest } from '../build/precompress.ts'
import type { Target } from './report.ts'

/** One round trip: what fits the first window of TCP, ten segments, with the headers and without. */
const firstWindow = 14_600
const documentBudget = 14_000
const scriptBudget = 128_000
const asleepBudget = 40_000

async function brotliSize(file: string): Promise<number> {
  return (await compressBest(readFileSync(file))).length
}

async function allScripts(dist: string): Promise<number> {
  const folder = join(dist, 'assets')
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const sizes = await Promise.all(files.map((file) => brotliSize(join(folder, file))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** What a phone gets that never touches the page, lazy logos and the icon included, headers too. */
async function asleep(
  browser: Browser,
  url: string,
): Promise<{ bytes: number; firstAnswer: number; scripts: number }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  let firstAnswer = 0
  let documentRequest = ''
  let scripts = 0
  session.on('Network.responseReceived', ({ type, requestId }) => {
    if (type === 'Script') scripts += 1
    if (type === 'Document') documentRequest = requestId
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    if (requestId === documentRequest) firstAnswer = encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
    for (const image of images) image.loading = 'eager'
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon][type]')
    await Promise.all([
      ...images.map((image) => image.decode()),
      icon && fetch(icon.href),
    ])
  })
  await page.waitForLoadState('networkidle')
  await context.close()
  return { bytes, firstAnswer, scripts }
}

export async function benchBytes(
  browser: Browser,
  dist: string,
  url: string,
): Promise<Target[]> {
  const { bytes, firstAnswer, scripts } = await asleep(browser, url)
  return [
    {
      name: 'the document, both languages, brotli',
      value: await brotliSize(join(dist, 'index.html')),
      limit: documentBudget,
      unit: 'B',
    },
    {
      name: 'the document with its headers: one round trip',
      value: firstAnswer,
      limit: firstWindow,
      unit: 'B',
    },
    {
      name: 'all scripts, brotli',
      value: await allScripts(dist),
      limit: scriptBudget,
      unit: 'B',
    },
    {
      name: 'the sleeping page at 390x844, logos and icon included',
      value: bytes,
      limit: asleepBudget,
      unit: 'B',
    },
    {
      name: 'script files that the sleeping page loads',
      value: scripts,
      limit: 0,
      unit: '',
    },
  ]
}
