import { beforeEach, expect, test, vi } from 'vitest'

import { importScript } from './importScript.ts'

/** The behavior of the script at each import. */
const run = vi.fn<(address: string) => unknown>()
/** Each test has its own script, because an imported script stays loaded. */
const addressOf = (name: string) =>
  `data:text/javascript,${encodeURIComponent(`export const name = await run(import.meta.url) //${name}`)}`
const ask = (address: string, { signal } = new AbortController()) =>
  importScript<unknown>(address, () => import(address), signal)

beforeEach(() => {
  run.mockReset()
  vi.stubGlobal('run', run)
})

test('a file that failed to load is requested again under a new address', async () => {
  const address = addressOf('refused')
  run.mockRejectedValueOnce(new Error('Offline.')).mockReturnValue('again')
  await expect(ask(address)).rejects.toThrow('Offline.')
  for (let time = 0; time < 2; time += 1)
    await expect(ask(address)).resolves.toMatchObject({ name: 'again' })
  expect(run.mock.calls).toEqual([[address], [`${address}?1`]])
})

test('a file that loads after the timeout is available to the next request', async () => {
  const address = addressOf('slow')
  let finishLoading = (_name: string) => {}
  run.mockReturnValueOnce(new Promise((resolve) => (finishLoading = resolve)))
  run.mockReturnValue(new Promise(() => {}))
  const wait = new AbortController()
  const first = ask(address, wait)
  await vi.waitFor(() => expect(run).toHaveBeenCalled())
  wait.abort(new Error('Too late.'))
  await expect(first).rejects.toThrow('Too late.')
  const second = ask(address)
  finishLoading('late')
  await expect(second).resolves.toMatchObject({ name: 'late' })
})
