import type { Browser } from '@playwright/test'
import { expect, test, vi } from 'vitest'

import { benchGrowth } from './bench/build.ts'
import { benchEditor } from './bench/editor.ts'
import { benchPaint } from './bench/paint.ts'
import { runNode } from './test/runProgram.ts'

// Leaves out growth and paint, which would take minutes.
test('the bench measures bytes, a build, and the editor, and no file is too large', async () => {
  const args = 'scripts/runBundled.js scripts/bench.ts bytes build editor --runs 1'
  const { exitCode, output } = await runNode(args.split(' '))
  expect(exitCode).toBe(output.includes('MISSED') ? 1 : 0)
  const stableOutput = output
    .replaceAll(/(?<=\| )[\d,.]+(?= \| [\d,]+ \|)|\d+(?= s:)|\d+(?= ms\n)/g, '…')
    .replaceAll('ms MISSED', 'ms')
    .replaceAll(/^\d+ x .*|^\d+ of/gm, '…')
  await expect(stableOutput).toMatchFileSnapshot('__snapshots__/bench.txt')
  const rows = [...output.matchAll(/([\d,]+) \| [\d,]+ \| B/g)]
  const sizes = rows.map(([, size = '']) => Number(size.replace(',', '')))
  const [page = 0, , , withHeaders = 0, visit = 0, editor = 0] = sizes
  expect(withHeaders - page).toBeGreaterThan(1400)
  expect(visit).toBeGreaterThan(2 * withHeaders)
  expect(editor).toBeGreaterThan(visit)
})

test('the bench uses no other browser than that in BROWSER_PATH', async () => {
  const args = ['scripts/runBundled.js', 'scripts/bench.ts', 'paint']
  const { exitCode, output } = await runNode(args, { BROWSER_PATH: '/none' })
  // The first line names the processor.
  const reason = 'The variable BROWSER_PATH names /none, which does not start.\n'
  expect(output.replace(/.*\n/, '')).toBe(reason)
  expect(exitCode).toBe(1)
})

/** The calls on the mock browser. */
const calls: string[] = []
/** Times are not in order, so that a page that is compared with the wrong page has a wrong limit. */
const nextTime = () => (calls.length * 37) % 101

const results: Record<string, (address: string) => unknown> = {
  evaluate: () => ({ fcp: nextTime(), lcp: nextTime() + 100 }),
  innerText: () => 'a'.repeat(99),
  jsonValue: () => [nextTime(), nextTime() + 7],
  async goto(address) {
    const html = await (await fetch(address)).text()
    calls.push(...new Set(html.match(/<html.*?>|<script/g)))
  },
}

/** A browser that records the calls of its methods. They return the results above, or another such mock. */
const mockBrowser = (name = ''): Browser =>
  new Proxy(Object.assign(() => {}, {}) as never, {
    get: (_, key) =>
      /then|toJSON/.test(String(key)) ? undefined : mockBrowser(String(key)),
    apply(_, __, args: [string]) {
      calls.push(`${name} ${JSON.stringify(args)}`)
      return results[name]?.(args[0]) ?? mockBrowser()
    },
  })

test('the calls and the results of the paint, editor, and growth benchmarks match the snapshot', async () => {
  const browser = mockBrowser()
  const values = [...(await benchPaint(browser, 1)), ...(await benchEditor(browser, 1))]
  // Builds end at once, and every measured time is a little longer than the last.
  vi.stubEnv('NODE_OPTIONS', '--import=data:text/javascript,process.exit()')
  let ticks = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (ticks += 1) ** 6)
  for (const { name, unit, value, limit } of await benchGrowth())
    values.push({ name, value: Math.round(value), limit: Math.round(limit), unit })
  const lines = values.map((measurement) => Object.values(measurement).join(' '))
  const pages = calls.join('\n').split(/(?=^newPage)/m)
  const text = [...lines, ...new Set(pages)].join('\n')
  await expect(
    text
      .replaceAll(/(press \["a"\]\n.*\n.*\n)+/g, '… $1')
      .replaceAll(/(?<=127.0.0.1:)\d+|(?<=#|version=)\w+|\d+\.\d{5,}/g, '…'),
  ).toMatchFileSnapshot('__snapshots__/benchCalls.txt')
})
