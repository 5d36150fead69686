import { expect, test, vi } from 'vitest'

import type { GithubApi } from './api.ts'
import { branchReader } from './branch.ts'

test('an object is requested once, and again only if the request failed', async () => {
  const bytes = new Uint8Array([1])
  const load = vi
    .fn<GithubApi['blob']>()
    .mockRejectedValueOnce(new Error('Cut off.'))
    .mockResolvedValue(bytes)
  const device = {
    object: () => Promise.resolve(undefined),
    keepObject: () => Promise.resolve(),
  }
  const api = { blob: load } as Partial<GithubApi> as GithubApi
  const { blob } = branchReader(api, undefined, device)
  await expect(blob('id')).rejects.toThrow('Cut off.')
  expect(await Promise.all([blob('id'), blob('id')])).toEqual([bytes, bytes])
  expect(load).toHaveBeenCalledTimes(2)
})
