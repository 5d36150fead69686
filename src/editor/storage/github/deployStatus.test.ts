import { expect, test, vi } from 'vitest'

import { message } from '../../messages/messages.ts'
import { githubDeployStatus } from './deployStatus.ts'
import type { OnlineState } from './liveSite.ts'

const branch = { name: 'main', base: 'main' }
const home = 'https://github.com/ana/site'
const site = { address: 'https://ana.example/', version: '0123456789abcdef' }

/** The status of a repository whose live site is checked. */
function startFollowing() {
  vi.useFakeTimers()
  const look = vi.fn<() => Promise<OnlineState>>()
  const { store, follow } = githubDeployStatus('ana/site', look)
  const waitForStatus = async (
    name: 'sent' | 'online' | 'late' | 'unknown',
    news: 'success' | 'error',
    address: string,
  ) => {
    await vi.advanceTimersByTimeAsync(10_000)
    const words = message(`deploy.${name}`)
    expect(store.get()).toMatchObject({ words, address, news })
  }
  return { look, follow, waitForStatus }
}

test('after a save, the status is “online” only once the site shows it', async () => {
  const { look, follow, waitForStatus } = startFollowing()
  follow(branch, { commit: '1', site }, true)
  look.mockResolvedValue('other')
  await waitForStatus('sent', 'success', `${home}/commit/1`)
  // The content was loaded again meanwhile.
  follow(branch, { commit: '1', site }, false)
  // Where this page cannot look at the site.
  look.mockResolvedValue('unknown')
  await waitForStatus('unknown', 'success', site.address)
  look.mockResolvedValue('online')
  await waitForStatus('online', 'success', site.address)
})

test('a site that is not online in time is reported, and no longer checked', async () => {
  const { look, follow, waitForStatus } = startFollowing()
  look.mockResolvedValue('other')
  follow(branch, { commit: '1', site }, true)
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  await waitForStatus('late', 'error', `${home}/commit/1`)
  expect(look.mock.calls.length).toBeLessThan(100)
  // A commit from an earlier session is checked once.
  look.mockClear()
  follow(branch, { commit: '2', site }, false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(look).toHaveBeenCalledTimes(1)
})
