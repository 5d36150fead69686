import { expect, onTestFinished, test, vi } from 'vitest'

import { message } from '../../messages/messages.ts'
import { githubDeployStatus } from './deployStatus.ts'
import { GithubRefused } from './githubFailure.ts'
import type { Live } from './liveSite.ts'

const branch = { name: 'main', base: 'main' }
const home = 'https://github.com/ana/site'
const address = `${home}/actions/runs/1`
const working = { isDone: false, conclusion: null, address }
const done = { isDone: true, conclusion: 'success', address }
const failed = { isDone: true, conclusion: 'failure', address }
const site = { address: 'https://ana.example/', version: '0123456789abcdef' }

test('after a save, GitHub’s progress is shown, and online only once the site shows it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let runs: (typeof working | typeof done | typeof failed)[] = []
  let live: Live = 'other'
  const sources = { runs: () => Promise.resolve(runs) }
  const look = () => Promise.resolve(live)
  const { store, follow } = githubDeployStatus(sources, 'ana/site', look)
  const says = async (
    name: 'sent' | 'online' | 'other' | 'done' | 'failed' | 'proposed',
    link: string,
  ) => {
    await vi.advanceTimersByTimeAsync(10_000)
    expect(store.get()).toMatchObject({
      words: message(`deploy.${name}`),
      address: link,
    })
  }
  follow(branch, { commit: '1', site }, true)
  runs = [working]
  await says('sent', address)
  runs = [failed, working]
  await says('failed', address)
  expect(store.get().news).toBe('error')
  runs = [done]
  follow(branch, { commit: '2', site }, true)
  await says('other', site.address)
  // Where this page cannot look at the site.
  live = 'unknown'
  await says('done', address)
  live = 'online'
  await says('online', site.address)
  expect(store.get().news).toBe('success')
})

test('following a deployment stops if the token lacks permission or GitHub does not respond', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const runs = () => Promise.reject(new GithubRefused({ code: 'forbidden' }))
  const look = vi.fn(() => Promise.resolve<Live>('other'))
  const { store, follow } = githubDeployStatus({ runs }, 'ana/site', look)
  follow(branch, { commit: '1', site }, true)
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(store.get().address).toBe(`${home}/tree/main`)
  expect(look.mock.calls.length).toBeLessThan(100)
})
