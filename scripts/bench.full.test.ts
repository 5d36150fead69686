import type { Browser } from '@playwright/test'
import { expect, test } from 'vitest'

import { benchEditor } from './bench/editor.ts'
import { benchPaint } from './bench/paint.ts'
import { runNode } from './test/runProgram.ts'

// Growth and paint would take minutes.
test('the bench measures bytes, a build, and the editor, and no file is too large', async () => {
  const args = 'scripts/runBundled.js scripts/bench.ts bytes build editor --runs 1'
  const { output } = await runNode(args.split(' '))
  const record = output
    .replaceAll(/(?<=\| )[\d,.]+(?= \| [\d,]+ \|)|\d+(?= s:)|\d+(?= ms\n)/g, '…')
    .replaceAll('ms MISSED', 'ms')
    .replaceAll(/^\d+ x .*|^\d+ of/gm, '…')
  await expect(record).toMatchFileSnapshot('__snapshots__/bench.txt')
})

/** The calls on the mock browser. */
const calls: string[] = []
/** A time that is not in order, so that a wrong pair has a wrong limit. */
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

/** A browser that records the calls of its methods. They return these results, or such an object again. */
const mockBrowser = (name = ''): Browser =>
  new Proxy(Object.assign(() => {}, {}) as never, {
    get: (_, key) =>
      /then|toJSON/.test(String(key)) ? undefined : mockBrowser(String(key)),
    apply(_, __, values: [string]) {
      calls.push(`${name} ${JSON.stringify(values)}`)
      return results[name]?.(values[0]) ?? mockBrowser()
    },
  })

test('the bench slows a page down before it loads and measures it, and compares pairs', async () => {
  const browser = mockBrowser()
  const measured = [...(await benchPaint(browser, 1)), ...(await benchEditor(browser, 1))]
  const lines = measured.map(
    ({ name, value, limit, unit }) => `${name}: ${value} of ${limit} ${unit}`,
  )
  const pages = calls.join('\n').split(/(?=^newPage)/m)
  const record = [...lines, ...new Set(pages)].join('\n')
  await expect(
    record
      .replaceAll(/(press \["a"\]\n.*\n.*\n)+/g, '… $1')
      .replaceAll(/(?<=127.0.0.1:)\d+|(?<=#|version=)\w+|\d+\.\d{5,}/g, '…'),
  ).toMatchFileSnapshot('__snapshots__/benchCalls.txt')
})
