import { beforeEach, expect, test, vi } from 'vitest'

import { waitForToken } from './waitForToken.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

test('the token is checked every 100 ms until there is one', async () => {
  let token: string | undefined
  const read = vi.fn(() => token)
  const waiting = waitForToken(read)
  await vi.advanceTimersByTimeAsync(350)
  expect(read).toHaveBeenCalledTimes(4)

  token = 'late'
  await vi.advanceTimersByTimeAsync(50)
  await expect(waiting).resolves.toBe('late')
  expect(vi.getTimerCount()).toBe(0)
})

test('waiting for a token ends after 30 seconds, not before', async () => {
  const ended = vi.fn()
  waitForToken(() => undefined).catch(ended)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ended).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledTimes(1)
})
