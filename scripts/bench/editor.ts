/** The editor: how soon a keystroke is painted in the preview, and how soon the editor is ready. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import { buildPage } from '../edit/buildPage.ts'
import { startEditor } from '../test/startEditor.ts'
import { grownContent } from './grownContent.ts'
import { readContent, writeProject } from './project.ts'
import { median, printProgress, type Measurement } from './report.ts'

/** `factor`: size of the content in samples; `slowdown`: of the CPU; `limit`: for a keystroke, in ms. */
const cases = [
  { factor: 1, slowdown: 1, limit: 50 },
  { factor: 1, slowdown: 4, limit: 150 },
  { factor: 10, slowdown: 1, limit: 200 },
] as const

/** Keystrokes per run. */
const keys = 20

/** Keystrokes in one visit of a text on the page, and how many DOM nodes may leak meanwhile. */
const manyKeys = 3600
const nodesLimit = 10_000

/** Time from the command to the page in the preview, with the editor already built, in ms. */
const startLimit = 3000

/** For each keystroke, the time until the preview has painted it, in ms. */
async function keyTimes(page: Page): Promise<number[]> {
  const times = await page.evaluateHandle(() => {
    const measured: number[] = []
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // A message is delivered after the frame.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => measured.push(performance.now() - timeStamp)
          port2.postMessage(undefined)
        }),
      true,
    )
    return measured
  })
  const headline = page.frameLocator('main iframe').locator('h1')
  for (let key = 1; key <= keys; key += 1) {
    await page.keyboard.press('a')
    await page.waitForFunction(([all, count]) => all.length === count, [
      times,
      key,
    ] as const)
    // A frame in which the text has not changed would be timed too early.
    const shown = await headline.innerText()
    if (!shown.endsWith('a'.repeat(key))) throw new Error(`A key is lost: ${shown}`)
  }
  return times.jsonValue()
}

async function measure(browser: Browser, contentFile: string, slowdown: number) {
  const begin = performance.now()
  const editor = await startEditor(contentFile)
  const page = await browser.newPage()
  try {
    await page.goto(editor.url)
    const headline = page.frameLocator('main iframe').locator('h1')
    await headline.waitFor()
    const started = performance.now() - begin
    await headline.click()
    await page.locator('textarea:focus').press('Control+End')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return { started, times: await keyTimes(page) }
  } finally {
    await page.close()
    editor.process.kill()
  }
}

/** How many DOM nodes typing on the page leaves in memory. */
async function nodesLeft(browser: Browser, contentFile: string): Promise<number> {
  const editor = await startEditor(contentFile)
  const page = await browser.newPage()
  try {
    await page.goto(editor.url)
    await page.frameLocator('main iframe').locator('h1').dblclick()
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const nodes = async () => {
      await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'Nodes')?.value ?? NaN
    }
    const before = await nodes()
    for (let key = 0; key < manyKeys; key += 1)
      await page.keyboard.press(key % 2 === 0 ? 'a' : 'Backspace')
    return (await nodes()) - before
  } finally {
    await page.close()
    editor.process.kill()
  }
}

async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export async function benchEditor(
  browser: Browser,
  content: string,
  runs: number,
): Promise<Measurement[]> {
  const sample = readContent(content)
  // Not measured: the first start builds the editor.
  const first = await startEditor(content)
  first.process.kill()
  const starts: number[] = []
  const measurements: Measurement[] = []
  for (const { factor, slowdown, limit } of cases) {
    const name = `a key in the editor, ${factor} times the content, 1/${slowdown} of the processor`
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const measured = await inTemporaryFolder((folder) =>
        measure(
          browser,
          writeProject(folder, grownContent(sample, factor), content),
          slowdown,
        ),
      )
      printProgress(`${name}: ${median(measured.times).toFixed(0)} ms`)
      times.push(...measured.times)
      if (factor === 1) starts.push(measured.started)
    }
    measurements.push({ name, value: median(times), limit, unit: 'ms' })
  }
  const left = await inTemporaryFolder((folder) =>
    nodesLeft(browser, writeProject(folder, sample, content)),
  )
  printProgress(`${manyKeys} keys on the page leave ${left} nodes in memory`)
  measurements.push({
    name: `nodes that ${manyKeys} keys on the page leave in memory`,
    value: left,
    limit: nodesLimit,
    unit: 'nodes',
  })
  const begin = performance.now()
  await inTemporaryFolder((folder) => buildPage(join(folder, 'page')))
  const seconds = (performance.now() - begin) / 1000
  printProgress(`the first start of the editor takes ${seconds.toFixed(1)} s longer`)
  measurements.push({
    name: 'the start of the editor',
    value: median(starts),
    limit: startLimit,
    unit: 'ms',
  })
  return measurements
}
