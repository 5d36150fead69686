/**
 * Is a keystroke lost when somebody types while the page wakes, on slow CPUs and on pages that other programs have
 * changed?
 */
import type { Browser, CDPSession, Page } from '@playwright/test'

import { printProgress, type Measurement } from './report.ts'

/** Slowdown of the CPU. */
const throttles = [1, 4, 6, 20]
const keyMs = 40
/**
 * Boot waits for a pause of 300 ms in typing (src/boot/boot.ts). This pause is hardly longer, so that the next keys
 * come while the page wakes.
 */
const pauseMs = 320
/** The page must be awake after this many words. */
const mostWords = 150
/** Words typed after it is awake. */
const wordsAfter = 3

const changes: { name: string; change: (page: Page) => Promise<unknown> }[] = [
  { name: 'an unchanged page', change: () => Promise.resolve() },
  {
    name: 'a page with a banner put into it',
    change: (page) =>
      page.evaluate(() => document.getElementById('root')?.prepend('A banner')),
  },
  {
    name: 'a page whose host has changed it on the way',
    change: (page) =>
      page.route(
        (address) => address.pathname === '/',
        async (route) => {
          const response = await route.fetch()
          const html = await response.text()
          const body = html.replace(/(<div id="root">)/, '$1<div>A banner</div>')
          await route.fulfill({ response, body })
        },
      ),
  },
]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Presses the keys of a word at fixed times, without waiting for the page to answer. */
async function typeWord(keyboard: CDPSession, word: string): Promise<void> {
  const answers: Promise<unknown>[] = []
  for (const text of word) {
    for (const type of ['keyDown', 'keyUp'] as const)
      answers.push(keyboard.send('Input.dispatchKeyEvent', { type, key: text, text }))
    await wait(keyMs)
  }
  await wait(pauseMs)
  await Promise.all(answers)
}

/** Is a part of what was typed missing, or the focus lost? */
async function isShort(
  browser: Browser,
  url: string,
  rate: number,
  change: (page: Page) => Promise<unknown>,
): Promise<boolean> {
  const context = await browser.newContext()
  const page = await context.newPage()
  // Requests for the captcha are never answered.
  await page.route(
    (address) => address.hostname.endsWith('hcaptcha.com'),
    () => undefined,
  )
  // One change applies to the response, the other to the open page.
  await change(page)
  await page.goto(url)
  await change(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const field = page.locator('[name=message]')
  await field.focus()
  let typed = ''
  let after = 0
  for (let word = 0; after < wordsAfter; word += 1) {
    if (word === mostWords) throw new Error('The page did not wake.')
    const text = `word${word} `
    typed += text
    await typeWord(session, text)
    const awake = await page.evaluate(() => 'awake' in document.documentElement.dataset)
    if (awake) after += 1
  }
  const kept = await field.evaluate(
    (area: HTMLTextAreaElement, wanted) =>
      area.value === wanted && area === document.activeElement,
    typed,
  )
  await context.close()
  return !kept
}

export async function benchTyping(
  browser: Browser,
  url: string,
  runs: number,
): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const rate of throttles) {
    for (const { name, change } of changes) {
      let short = 0
      for (let run = 0; run < runs; run += 1)
        if (await isShort(browser, url, rate, change)) short += 1
      printProgress(
        `typing into ${name}, processor slowed ${rate} times: ${short} of ${runs} short`,
      )
      measurements.push({
        name: `typing into ${name} that wakes, 1/${rate} of the processor`,
        value: short,
        limit: 0,
        unit: `of ${runs} short`,
      })
    }
  }
  return measurements
}
