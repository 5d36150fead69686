import { expect, test, vi } from 'vitest'

import { failureOf } from './responseData.ts'

test.each([
  [{ 'retry-after': '30' }, 30_000],
  [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1120' }, 120_000],
  [{ 'x-ratelimit-remaining': '0' }, 60_000],
])('a rate limit with the headers %j ends after %i ms', async (headers, waitMs) => {
  const now = 1_000_000
  vi.useFakeTimers({ now })
  const response = new Response('{}', { status: 429, headers })
  const until = now + waitMs
  expect(await failureOf(response)).toEqual({ code: 'rate-limited', until })
})
