/** Measures how soon the preview paints a keystroke, and how soon the editor is ready. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import { startEditor } from '../test/startEditor.ts'
import { grownContent } from './grownContent.ts'
import { resultsFolder, sample, writeProject } from './project.ts'
import { median, printProgress, type Measurement } from './report.ts'

/** `factor`: the size of the content in samples; `slowdown`: of the CPU; `limit`: for a keystroke, in ms. */
const cases = [
  { factor: 1, slowdown: 1, limit: 50 },
  { factor: 1, slowdown: 4, limit: 150 },
  { factor: 10, slowdown: 1, limit: 200 },
] as const

/** Keystrokes per run. */
const keystrokes = 20
/** The limit for the time from the command to the page in the preview, with the editor already built. */
const maxStartMs = 3000

const shownHeadline = (page: Page) =>
  page.locator('main iframe').first().contentFrame().locator('h1')

/** The time until the preview has painted each keystroke, in ms. */
async function measureKeystrokes(page: Page): Promise<number[]> {
  const times = await page.evaluateHandle(() => {
    const measured: number[] = []
    const onKeyDown = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        // A message is delivered after the frame.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => measured.push(performance.now() - timeStamp)
        port2.postMessage(undefined)
      })
    addEventListener('keydown', onKeyDown, true)
    return measured
  })
  const headline = shownHeadline(page)
  for (let key = 1; key <= keystrokes; key += 1) {
    await page.keyboard.press('a')
    const expected = [times, key] as const
    await page.waitForFunction(([text, count]) => text.length === count, expected)
    // A frame in which the text has not changed would be timed too early.
    const words = await headline.innerText()
    if (!words.endsWith('a'.repeat(key))) throw new Error(`A key is lost: ${words}`)
  }
  return times.jsonValue()
}

async function measure(browser: Browser, contentFile: string, slowdown: number) {
  const start = performance.now()
  const editor = await startEditor(contentFile)
  try {
    const page = await browser.newPage()
    await page.goto(editor.url)
    const headline = shownHeadline(page)
    await headline.waitFor()
    const started = performance.now() - start
    await headline.click()
    await page.locator('textarea:focus').press('Control+End')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times = await measureKeystrokes(page)
    await page.close()
    return { started, times }
  } finally {
    editor.process.kill()
  }
}

export async function benchEditor(
  browser: Browser,
  runs: number,
): Promise<Measurement[]> {
  const folder = join(resultsFolder, 'edited')
  const newProject = (factor: number) => {
    // Removes the drafts of the previous run too.
    rmSync(folder, { recursive: true, force: true })
    return writeProject(folder, grownContent(sample, factor))
  }
  // The first start builds the editor.
  const first = await startEditor(newProject(1))
  first.process.kill()
  const starts: number[] = []
  const measurements: Measurement[] = []
  for (const { factor, slowdown, limit } of cases) {
    const name = `a key in the editor, ${factor} times the content, 1/${slowdown} of the processor`
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const measured = await measure(browser, newProject(factor), slowdown)
      printProgress(`${name}: ${median(measured.times).toFixed(0)} ms`)
      times.push(...measured.times)
      if (factor === 1) starts.push(measured.started)
    }
    measurements.push({ name, value: median(times), limit, unit: 'ms' })
  }
  const start = { value: median(starts), limit: maxStartMs, unit: 'ms' }
  return [...measurements, { name: 'the start of the editor', ...start }]
}
