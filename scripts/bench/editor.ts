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

const keystrokesPerRun = 20
/** The limit for the time from the command to the page in the preview, with the editor already built. */
const maxStartMs = 3000

const previewHeadline = (page: Page) =>
  page.locator('main iframe').first().contentFrame().locator('h1')

/** The time until the preview has painted each keystroke, in ms. */
async function measureKeystrokes(page: Page): Promise<number[]> {
  const times = await page.evaluateHandle(() => {
    const frameTimes: number[] = []
    const onKeyDown = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        // A message is delivered after the frame.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => frameTimes.push(performance.now() - timeStamp)
        port2.postMessage(undefined)
      })
    addEventListener('keydown', onKeyDown, true)
    return frameTimes
  })
  const headline = previewHeadline(page)
  for (let key = 1; key <= keystrokesPerRun; key += 1) {
    await page.keyboard.press('a')
    const args = [times, key] as const
    await page.waitForFunction(([measured, count]) => measured.length === count, args)
    // A frame in which the text has not changed would be timed too early.
    const text = await headline.innerText()
    if (!text.endsWith('a'.repeat(key))) throw new Error(`A key is lost: ${text}`)
  }
  return times.jsonValue()
}

/** The time until the editor is ready, and the times of keystrokes, in ms. */
async function measureSession(browser: Browser, contentFile: string, slowdown: number) {
  const start = performance.now()
  const editor = await startEditor(contentFile)
  try {
    const page = await browser.newPage()
    await page.goto(editor.url)
    const headline = previewHeadline(page)
    await headline.waitFor()
    const startMs = performance.now() - start
    await headline.click()
    await page.locator('textarea:focus').press('Control+End')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times = await measureKeystrokes(page)
    await page.close()
    return { startMs, times }
  } finally {
    editor.process.kill()
  }
}

export async function benchEditor(
  browser: Browser,
  runs: number,
): Promise<Measurement[]> {
  const folder = join(resultsFolder, 'edited')
  const createProject = (factor: number) => {
    // Removes the drafts of the previous run too.
    rmSync(folder, { recursive: true, force: true })
    return writeProject(folder, grownContent(sample, factor))
  }
  // The first start builds the editor.
  const firstEditor = await startEditor(createProject(1))
  firstEditor.process.kill()
  const starts: number[] = []
  const measurements: Measurement[] = []
  for (const { factor, slowdown, limit } of cases) {
    const name = `a key in the editor, ${factor} times the content, 1/${slowdown} of the processor`
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const result = await measureSession(browser, createProject(factor), slowdown)
      printProgress(`${name}: ${median(result.times).toFixed(0)} ms`)
      times.push(...result.times)
      if (factor === 1) starts.push(result.startMs)
    }
    measurements.push({ name, value: median(times), limit, unit: 'ms' })
  }
  const start = { value: median(starts), limit: maxStartMs, unit: 'ms' }
  return [...measurements, { name: 'the start of the editor', ...start }]
}
