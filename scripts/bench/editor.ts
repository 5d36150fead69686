/** The content editor: how soon a key is painted in the preview, and how soon it can be used. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import { checkContent } from '../../schema/checkContent.ts'
import { publicFolder } from '../check/paths.ts'
import { builtPage } from '../edit/buildPage.ts'
import { startEditServer } from '../edit/editServer.ts'
import { grownContent } from './grownContent.ts'
import { median, tell, type Target } from './report.ts'

/** How much larger than the sample a content is, how much slower the processor, and how long a key may take, in milliseconds. */
const cases = [
  { factor: 1, slowdown: 1, limit: 50 },
  { factor: 1, slowdown: 4, limit: 150 },
  { factor: 10, slowdown: 1, limit: 200 },
] as const

const keys = 20
/** From the start of the server to the page in the preview, in milliseconds. */
const startLimit = 3000

/** From a key to the frame that shows it in the preview. */
async function keyMilliseconds(page: Page): Promise<number> {
  const painted = page.evaluate(
    () =>
      new Promise<number>((done) => {
        addEventListener(
          'keydown',
          ({ timeStamp }) =>
            requestAnimationFrame(() => {
              // A message comes after the frame.
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => done(performance.now() - timeStamp)
              port2.postMessage(undefined)
            }),
          { once: true, capture: true },
        )
      }),
  )
  await page.keyboard.press('a')
  return painted
}

async function measure(browser: Browser, contentFile: string, slowdown: number) {
  const start = performance.now()
  const pageFolder = await builtPage()
  const stateFolder = join(dirname(contentFile), 'state')
  const server = await startEditServer({ contentFile, pageFolder, stateFolder, port: 0 })
  const page = await browser.newPage()
  try {
    await page.goto(server.url)
    const headline = page.frameLocator('iframe').locator('h1')
    await headline.waitFor()
    const started = performance.now() - start
    await headline.click()
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times: number[] = []
    for (let key = 0; key < keys; key += 1) times.push(await keyMilliseconds(page))
    return { started, key: median(times) }
  } finally {
    await page.close()
    await server.close()
  }
}

export async function benchEditor(browser: Browser, content: string): Promise<Target[]> {
  const checked = checkContent(readFileSync(content, 'utf8'))
  if (!checked.ok) throw new Error('Failed to measure the editor: mend the content.')
  // The first time it is built.
  await builtPage()
  const targets: Target[] = []
  for (const { factor, slowdown, limit } of cases) {
    tell(`the editor, ${factor} times the content, a processor ${slowdown} times slower`)
    const project = mkdtempSync(join(tmpdir(), 'edited-'))
    const contentFile = join(project, 'content/site.json')
    cpSync(publicFolder(content), join(project, 'public'), { recursive: true })
    cpSync(content, contentFile)
    writeFileSync(contentFile, JSON.stringify(grownContent(checked.content, factor)))
    const { started, key } = await measure(browser, contentFile, slowdown)
    rmSync(project, { recursive: true })
    if (targets.length === 0)
      targets.push({
        name: 'editor: start',
        value: started,
        limit: startLimit,
        unit: 'ms',
      })
    const name = `editor: key to paint, ${factor} times the content, processor / ${slowdown}`
    targets.push({ name, value: key, limit, unit: 'ms' })
  }
  return targets
}
