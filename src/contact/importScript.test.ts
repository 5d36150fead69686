import { expect, test, vi } from 'vitest'

import { importScript } from './importScript.ts'

const { signal } = new AbortController()

/** Another one for each test: what has come once is there. */
let files = 0
function newFile() {
  files += 1
  const load = vi.fn<() => Promise<string>>(async () => 'module')
  return { address: `https://example.com/assets/part-${files}.js`, load }
}

function answer(response: () => Promise<Response>) {
  const asked = vi.fn<typeof fetch>(response)
  vi.stubGlobal('fetch', asked)
  return asked
}

test('imports a file once it has come', async () => {
  const asked = answer(async () => new Response('code'))
  const { address, load } = newFile()
  await expect(importScript(address, load, signal)).resolves.toBe('module')
  expect(asked.mock.calls.map(([asking]) => asking)).toEqual([address])
})

test('does not import a file that did not come, and fetches it anew the next time', async () => {
  const asked = answer(async () => new Response(null, { status: 404 }))
  const { address, load } = newFile()
  await expect(importScript(address, load, signal)).rejects.toThrow(
    `Failed to load ${address}: 404.`,
  )
  expect(load).not.toHaveBeenCalled()

  asked.mockResolvedValue(new Response('code'))
  await expect(importScript(address, load, signal)).resolves.toBe('module')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a file that comes after the wait for it has ended is there for the next who asks', async () => {
  let arrive = () => {}
  const asked = answer(
    () => new Promise((resolve) => (arrive = () => resolve(new Response('code')))),
  )
  const { address, load } = newFile()
  const wait = new AbortController()
  const first = importScript(address, load, wait.signal)
  wait.abort(new Error('Too late.'))
  await expect(first).rejects.toThrow('Too late.')
  expect(load).not.toHaveBeenCalled()

  asked.mockImplementation(() => new Promise(() => {}))
  const second = importScript(address, load, signal)
  arrive()
  await expect(second).resolves.toBe('module')
})

test('a failure is reported at once, whatever becomes of an earlier request', async () => {
  const asked = answer(() => new Promise(() => {}))
  const { address, load } = newFile()
  const wait = new AbortController()
  const first = importScript(address, load, wait.signal)
  wait.abort(new Error('Too late.'))
  await expect(first).rejects.toThrow('Too late.')

  asked.mockRejectedValue(new TypeError('Offline.'))
  await expect(importScript(address, load, signal)).rejects.toThrow('Offline.')
})

test('breaks a request off after two minutes', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const asked = answer(async () => new Response('code'))
  const { address, load } = newFile()
  await importScript(address, load, signal)
  expect(timeout).toHaveBeenCalledExactlyOnceWith(120_000)
  expect(asked.mock.lastCall?.[1]?.signal).toBe(timeout.mock.results[0]?.value)
})

test('imports at once where no address is known', async () => {
  const asked = answer(async () => new Response('code'))
  const { load } = newFile()
  await expect(importScript(undefined, load, signal)).resolves.toBe('module')
  expect(asked).not.toHaveBeenCalled()
})
