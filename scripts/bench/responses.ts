/** Interaction latency on a slow phone: Event Timing at a quarter of the CPU's speed. */
import type { Browser, Page } from '@playwright/test'

import { isMet, maxRepeats, median, printProgress, type Measurement } from './report.ts'

declare global {
  interface Window {
    /** Filled by the observer below. */
    interactions: { name: string; duration: number }[]
  }
}

/** Event Timing reports nothing shorter, in ms. */
const shortest = 16

/** Runs in the page: it must not use anything outside itself. */
function observe(durationThreshold: number): void {
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) {
        window.interactions.push({ name: entry.name, duration: entry.duration })
      }
    }
    // `durationThreshold` is newer than the types of `observe`.
  }).observe({
    type: 'event',
    buffered: true,
    durationThreshold,
  } as PerformanceObserverInit)
}

/** Waits until everything that an event caused has been painted and observed. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() =>
      requestAnimationFrame(() => requestIdleCallback(() => resolve())),
    )
  })
}

const flag = (page: Page) => page.locator('[data-language=br]:visible').first()

const awake = (page: Page) =>
  page.locator('html[data-awake]').waitFor({ state: 'attached', timeout: 60_000 })

interface Scenario {
  name: string
  act: (page: Page) => Promise<void>
  counts: (event: string) => boolean
}

const isTap = (event: string) => /^(pointer|mouse|touch|click)/.test(event)
const isKey = (event: string) => event.startsWith('key')

const scenarios: Scenario[] = [
  {
    name: 'first tap on a flag, from cold',
    act: async (page) => {
      await flag(page).tap()
      await awake(page)
    },
    counts: isTap,
  },
  {
    name: 'worst of the first ten keystrokes in the form, from cold',
    act: async (page) => {
      await page.locator('[name=name]:visible').tap()
      await page.keyboard.type('Ana Sample', { delay: 60 })
      await awake(page)
    },
    counts: isKey,
  },
  {
    name: 'switch of language when awake',
    act: async (page) => {
      await page.mouse.move(5, 5)
      await awake(page)
      await page.evaluate(settle)
      await page.evaluate(() => (window.interactions = []))
      await flag(page).tap()
    },
    counts: isTap,
  },
]

/** The worst interaction of a scenario, in milliseconds. */
async function measure(
  browser: Browser,
  url: string,
  { act, counts }: Scenario,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  // Requests for the captcha are never answered.
  await page.route(
    (address) => address.hostname.endsWith('hcaptcha.com'),
    () => undefined,
  )
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(observe, shortest)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  await act(page)
  await page.evaluate(settle)
  if (errors[0]) throw errors[0]
  const interactions = await page.evaluate(() => window.interactions)
  await context.close()
  const durations = interactions
    .filter(({ name }) => counts(name))
    .map(({ duration }) => duration)
  return Math.max(shortest, ...durations)
}

export async function benchResponses(
  browser: Browser,
  url: string,
  runs: number,
): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const scenario of scenarios) {
    const values: number[] = []
    const measurement = () => ({
      name: scenario.name,
      value: median(values),
      limit: 100,
      unit: 'ms',
    })
    for (let run = 1; run <= runs * maxRepeats; run += 1) {
      values.push(await measure(browser, url, scenario))
      printProgress(`${scenario.name}, run ${run}: ${values.at(-1)} ms`)
      if (run % runs === 0 && isMet(measurement())) break
    }
    measurements.push(measurement())
  }
  return measurements
}
