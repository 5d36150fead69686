import { expect, test, vi } from 'vitest'

import { cachedFile } from './pictureCache.ts'

test('a file is created once for the same inputs', async () => {
  const make = vi.fn(() => Buffer.from(crypto.randomUUID()))
  const id = crypto.randomUUID()
  const first = await cachedFile([`${id}a`, 'b'], make)
  expect(await cachedFile([id, 'ab'], make)).not.toEqual(first)
  expect(await cachedFile([`${id}a`, 'b'], make)).toEqual(first)
  expect(make).toHaveBeenCalledTimes(2)
})
