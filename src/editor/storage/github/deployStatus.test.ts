import { expect, onTestFinished, test, vi } from 'vitest'

import { githubDeployStatus } from './deployStatus.ts'
import { Refused } from './failure.ts'
import { deployWords } from './githubWords.ts'
import type { Live } from './liveSite.ts'

const branch = { name: 'main', base: 'main' }
const home = 'https://github.com/ana/site'
const address = `${home}/actions/runs/1`
const working = { isDone: false, conclusion: null, address }
const done = { isDone: true, conclusion: 'success', address }
const failed = { isDone: true, conclusion: 'failure', address }
const site = { address: 'https://ana.example/', version: '0123456789abcdef' }
const pages = 'https://ana.github.io/site/'

/** What is found each time that it is looked. */
interface Found {
  runs?: (typeof working | typeof done | typeof failed)[]
  deployment?: { state: string; site?: string }
  live?: Live
}

/** What is said after a save, each time that it was looked. */
async function said(...found: Found[]) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let at = 0
  const now = () => found[at] ?? {}
  const deployStatus = githubDeployStatus(
    {
      runs: () => Promise.resolve(now().runs ?? []),
      deployment: () => Promise.resolve(now().deployment),
    },
    'ana/site',
    () => Promise.resolve(now().live ?? 'unknown'),
  )
  deployStatus.follow(branch, { commit: '1', site })
  const seen = []
  for (; at < found.length; at += 1) {
    await vi.advanceTimersByTimeAsync(at === 0 ? 0 : 10_000)
    const { words, address: link } = deployStatus.store.get()
    seen.push([words.en, link])
  }
  return seen
}
const main = ['ana/site: main', `${home}/tree/main`]
const says = (name: keyof typeof deployWords, link: string) => [
  deployWords[name].en,
  link,
]

const put = { state: 'success', site: pages }
const status = [
  [
    'after a save it is said what GitHub does with it, and online only what was seen there',
    [
      {},
      { runs: [working], live: 'other' },
      { runs: [done], deployment: put, live: 'other' },
      { runs: [done], deployment: put, live: 'online' },
    ],
    [
      main,
      says('sent', address),
      says('other', site.address),
      says('online', site.address),
    ],
  ],
  [
    'where this page cannot look at the site, it leads to where GitHub has put it',
    [{ runs: [done], deployment: put }],
    [says('done', pages)],
  ],
  [
    'a fault is said at once, with the way to it',
    [{ runs: [working] }, { runs: [working, failed] }],
    [says('sent', address), says('failed', address)],
  ],
  [
    'so is one of GitHub Pages',
    [{ deployment: { state: 'failure' } }],
    [says('failed', `${home}/commit/1`)],
  ],
  [
    'online all the same is online',
    [{ runs: [failed], live: 'online' }],
    [says('online', site.address)],
  ],
] satisfies [string, Found[], string[][]][]

test.each(status)('%s', async (_, found, seen) => {
  expect(await said(...found)).toEqual(seen)
})

test('what a token may not see is not asked for again; while GitHub is silent it ends', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const refusal = () => Promise.reject(new Refused({ code: 'forbidden' }))
  const [runs, deployment] = [vi.fn(refusal), vi.fn(refusal)]
  const look = vi.fn(() => Promise.resolve<Live>('other'))
  const { store, follow } = githubDeployStatus({ runs, deployment }, 'ana/site', look)
  follow(branch, { commit: '1', site })
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(store.get()).toEqual({ words: { en: main[0], br: main[0] }, address: main[1] })
  expect([runs.mock.calls.length, deployment.mock.calls.length]).toEqual([1, 1])
  expect(look.mock.calls.length).toBeLessThan(100)
})
