import { expect, test, vi } from 'vitest'

import { waitForToken } from './waitForToken.ts'

test('the token is read every 100 ms for 30 s', async () => {
  vi.useFakeTimers()
  let token: string | undefined
  const waiting = waitForToken(() => token)
  const refused = expect(waitForToken(() => undefined)).rejects.toThrow('30000 ms')
  await vi.advanceTimersByTimeAsync(29_850)
  token = 'late'
  await vi.advanceTimersByTimeAsync(50)
  await expect(waiting).resolves.toBe('late')
  await vi.advanceTimersByTimeAsync(100)
  await refused
  expect(vi.getTimerCount()).toBe(0)
})
