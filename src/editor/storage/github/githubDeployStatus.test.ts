import { expect, test, vi } from 'vitest'

import { message } from '../../messages/messages.ts'
import { githubDeployStatus } from './githubDeployStatus.ts'
import type { OnlineState } from './liveSite.ts'

const branch = { name: 'main', base: 'main' }
const site = { address: 'https://ana.example/', version: '0123456789abcdef' }

test('a saved site is checked until it is reported as late, and an earlier commit is checked once', async () => {
  vi.useFakeTimers()
  const checkLive = vi.fn<() => Promise<OnlineState>>(() => Promise.resolve('other'))
  const { store, follow } = githubDeployStatus('ana/site', checkLive)
  follow(branch, { commit: '1', site }, true)
  // The content was loaded again in the meantime.
  follow(branch, { commit: '1', site }, false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(store.get().message).toEqual(message('deploy.sent'))
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(store.get()).toMatchObject({
    message: message('deploy.late'),
    address: 'https://github.com/ana/site/commit/1',
    outcome: 'error',
  })
  expect(checkLive.mock.calls.length).toBeLessThan(100)
  // A commit from an earlier session is checked once.
  checkLive.mockClear()
  follow(branch, { commit: '2', site }, false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(checkLive).toHaveBeenCalledTimes(1)
})
