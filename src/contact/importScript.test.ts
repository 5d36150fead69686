// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'

import { importScript } from './importScript.ts'

const address = 'https://example.com/assets/part-abc.js'
const load = vi.fn<() => Promise<string>>(async () => 'module')
const { signal } = new AbortController()

beforeEach(() => load.mockClear())

function answer(response: () => Promise<Response>) {
  const asked = vi.fn<typeof fetch>(response)
  vi.stubGlobal('fetch', asked)
  return asked
}

test('imports a file once it has come', async () => {
  const asked = answer(async () => new Response('code'))
  await expect(importScript(address, load, signal)).resolves.toBe('module')
  expect(asked).toHaveBeenCalledExactlyOnceWith(address, { signal })
})

test('does not import a file that did not come, and fetches it anew the next time', async () => {
  const asked = answer(async () => new Response(null, { status: 404 }))
  await expect(importScript(address, load, signal)).rejects.toThrow(
    'Failed to load https://example.com/assets/part-abc.js: 404.',
  )
  expect(load).not.toHaveBeenCalled()

  asked.mockResolvedValue(new Response('code'))
  await expect(importScript(address, load, signal)).resolves.toBe('module')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('imports at once where no address is known', async () => {
  const asked = answer(async () => new Response('code'))
  await expect(importScript(undefined, load, signal)).resolves.toBe('module')
  expect(asked).not.toHaveBeenCalled()
})
