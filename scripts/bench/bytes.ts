/** Bytes on the wire against the budgets of the first view. */
import type { Browser } from '@playwright/test'

import { budgets, sizeOf } from '../build/siteSize.ts'
import { printProgress, type Measurement } from './report.ts'
import { addedByHosts } from './variants.ts'

/** What the first TCP window (ten segments) carries in one round trip, in bytes: headers included, and without them. */
const firstWindow = 14_600
const asleepBudget = 40_000

/** Bytes of a visit on a phone without any interaction: lazy logos, icon and headers included. */
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
  { dist, url }: { dist: string; url: string },
): Promise<Measurement[]> {
  printProgress('what a phone is sent that never touches the page')
  const { bytes, firstAnswer, scripts } = await asleep(browser, url)
  return [
    ...budgets(sizeOf(dist)).map(({ name, bytes: value, budget }) => ({
      name,
      value,
      limit: budget,
      unit: 'B',
    })),
    {
      name: 'the document, its headers and 1,000 bytes more: one round trip',
      value: firstAnswer + addedByHosts,
      limit: firstWindow,
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
