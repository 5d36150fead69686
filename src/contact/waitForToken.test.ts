import { expect, test, vi } from 'vitest'

import { waitForToken } from './waitForToken.ts'

test('the token is read every 100 ms for 30 s', async () => {
  vi.useFakeTimers()
  let token: string | undefined
  const lateToken = waitForToken(() => token)
  const timeout = expect(waitForToken(() => undefined)).rejects.toThrow('30000 ms')
  await vi.advanceTimersByTimeAsync(29_850)
  token = 'late'
  await vi.advanceTimersByTimeAsync(50)
  await expect(lateToken).resolves.toBe('late')
  await vi.advanceTimersByTimeAsync(100)
  await timeout
  expect(vi.getTimerCount()).toBe(0)
})
