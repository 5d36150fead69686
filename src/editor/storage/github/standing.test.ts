import { expect, onTestFinished, test, vi } from 'vitest'

import { githubStanding } from './standing.ts'
import { standingWords } from './words.ts'

const branch = { name: 'main', base: 'main' }
const address = 'https://github.com/ana/site/actions/runs/1'
const working = { isDone: false, conclusion: null, address }
const done = { isDone: true, conclusion: 'success', address }
const failed = { isDone: true, conclusion: 'failure', address }

/** What is said after a save, each time that GitHub was asked. */
async function said(...answers: (typeof working | typeof done | typeof failed)[][]) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const asked = [...answers]
  const standing = githubStanding(
    { runs: () => Promise.resolve(asked.shift() ?? []) },
    'ana/site',
  )
  standing.follow(branch, '1')
  const words: string[] = []
  for (const _ of answers) {
    await vi.advanceTimersByTimeAsync(words.length === 0 ? 0 : 10_000)
    words.push(standing.store.get().words.en)
  }
  return words
}

test('after a save it is said what GitHub does with it, until all of it is done', async () => {
  expect(await said([], [working], [working, done], [done, done])).toEqual([
    'ana/site: main',
    standingWords.sent.en,
    standingWords.sent.en,
    standingWords.done.en,
  ])
})

test('a fault is said at once, with the way to it', async () => {
  expect(await said([working], [working, failed])).toEqual([
    standingWords.sent.en,
    standingWords.failed.en,
  ])
})

test('a token that may not see the workflows leaves the name of the branch', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const runs = vi.fn(() => Promise.reject(new Error('forbidden')))
  const { store, follow } = githubStanding({ runs }, 'ana/site')
  follow(branch, '1')
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(store.get()).toEqual({
    words: { en: 'ana/site: main', br: 'ana/site: main' },
    address: 'https://github.com/ana/site/tree/main',
  })
  expect(runs.mock.calls.length).toBeLessThan(100)
})
