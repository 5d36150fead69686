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

test('after a save it is said what GitHub does with it, and online only what was seen there', async () => {
  expect(
    await said(
      {},
      { runs: [working], live: 'other' },
      { runs: [done], deployment: { state: 'in_progress' }, live: 'other' },
      { runs: [done], deployment: { state: 'success', site: pages }, live: 'other' },
      { runs: [done], deployment: { state: 'success', site: pages }, live: 'online' },
    ),
  ).toEqual([
    main,
    says('sent', address),
    says('sent', address),
    says('other', site.address),
    says('online', site.address),
  ])
})

test('where this page cannot look at the site, it leads to where GitHub has put it', async () => {
  expect(
    await said({ runs: [done], deployment: { state: 'success', site: pages } }),
  ).toEqual([says('done', pages)])
  expect(await said({ runs: [done] })).toEqual([says('done', address)])
})

test('another host than GitHub’s is seen online without a workflow', async () => {
  expect(await said({ live: 'other' }, { live: 'online' })).toEqual([
    main,
    says('online', site.address),
  ])
})

test('a fault is said at once, with the way to it; online all the same is online', async () => {
  expect(await said({ runs: [working] }, { runs: [working, failed] })).toEqual([
    says('sent', address),
    says('failed', address),
  ])
  expect(await said({ deployment: { state: 'failure' } })).toEqual([
    says('failed', `${home}/commit/1`),
  ])
  expect(await said({ runs: [failed], live: 'online' })).toEqual([
    says('online', site.address),
  ])
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

test('what is there already is looked at once', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const look = vi.fn(() => Promise.resolve<Live>('other'))
  const none = {
    runs: () => Promise.resolve([]),
    deployment: () => Promise.resolve(undefined),
  }
  const { show } = githubDeployStatus(none, 'ana/site', look)
  show(branch, { commit: '1', site })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(look).toHaveBeenCalledOnce()
})
