import { beforeEach, expect, test, vi } from 'vitest'

import { importScript } from './importScript.ts'

/** Runs when a script is imported; each test sets what it returns. */
const runScript = vi.fn<(address: string) => unknown>()
/** Each test has its own script, because an imported script stays loaded. */
const addressOf = (name: string) =>
  `data:text/javascript,${encodeURIComponent(`export const name = await runScript(import.meta.url) //${name}`)}`
const importFrom = (address: string, { signal } = new AbortController()) =>
  importScript<unknown>(address, () => import(address), signal)

beforeEach(() => {
  runScript.mockReset()
  vi.stubGlobal('runScript', runScript)
})

test('a script that failed to load is requested again at a new address', async () => {
  const address = addressOf('refused')
  runScript.mockRejectedValueOnce(new Error('Offline.')).mockReturnValue('again')
  await expect(importFrom(address)).rejects.toThrow('Offline.')
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(importFrom(address)).resolves.toMatchObject({ name: 'again' })
  expect(runScript.mock.calls).toEqual([[address], [`${address}?1`]])
})

test('a script that loads after the timeout is available to the next import', async () => {
  const address = addressOf('slow')
  let finishLoading = (_name: string) => {}
  runScript.mockReturnValueOnce(new Promise((resolve) => (finishLoading = resolve)))
  runScript.mockReturnValue(new Promise(() => {}))
  const controller = new AbortController()
  const firstImport = importFrom(address, controller)
  await vi.waitFor(() => expect(runScript).toHaveBeenCalled())
  controller.abort(new Error('Too late.'))
  await expect(firstImport).rejects.toThrow('Too late.')
  const secondImport = importFrom(address)
  finishLoading('late')
  await expect(secondImport).resolves.toMatchObject({ name: 'late' })
})
