/** The content editor: how soon a key is painted in the preview, and how soon it can be used. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import { buildPage } from '../edit/buildPage.ts'
import { startEditor } from '../test/startEditor.ts'
import { grownContent } from './grownContent.ts'
import { readContent, writeProject } from './project.ts'
import { median, tell, type Target } from './report.ts'

/** How much larger than the sample a content is, by how much the processor is slowed down, and how long a key may take, in milliseconds. */
const cases = [
  { factor: 1, slowdown: 1, limit: 50 },
  { factor: 1, slowdown: 4, limit: 150 },
  { factor: 10, slowdown: 1, limit: 200 },
] as const

/** That are pressed in each run. */
const keys = 20

/** From the command to the page in the preview, once the editor was built, in milliseconds. */
const startLimit = 3000

/** Of each key the time to the frame that shows it in the preview, in milliseconds. */
async function keyTimes(page: Page): Promise<number[]> {
  const times = await page.evaluateHandle(() => {
    const measured: number[] = []
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // A message comes after the frame.
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
    // Else it would be the time of a frame without the key.
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
): Promise<Target[]> {
  const sample = readContent(content)
  // The first time it is built.
  const first = await startEditor(content)
  first.process.kill()
  const starts: number[] = []
  const targets: Target[] = []
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
      tell(`${name}: ${median(measured.times).toFixed(0)} ms`)
      times.push(...measured.times)
      if (factor === 1) starts.push(measured.started)
    }
    targets.push({ name, value: median(times), limit, unit: 'ms' })
  }
  const begin = performance.now()
  await inTemporaryFolder((folder) => buildPage(join(folder, 'page')))
  const seconds = (performance.now() - begin) / 1000
  tell(`the first start of the editor takes ${seconds.toFixed(1)} s longer`)
  targets.push({
    name: 'the start of the editor',
    value: median(starts),
    limit: startLimit,
    unit: 'ms',
  })
  return targets
}
