import { beforeEach, expect, test, vi } from 'vitest'

import { importScript } from './importScript.ts'

const { signal } = new AbortController()
const load = vi.fn<() => Promise<unknown>>(async () => 'module')

/** What the script does at each import. Each test has an address of its own, since an imported script stays. */
const run = vi.fn<(address: string) => unknown>()
beforeEach(() => {
  run.mockReset()
  vi.stubGlobal('run', run)
})
let files = 0
function newFile() {
  files += 1
  const code = `export const name = await run(import.meta.url) //${files}`
  return `data:text/javascript,${encodeURIComponent(code)}`
}

/** A script that arrives when `arrive` is called. */
function slowFile() {
  const address = newFile()
  let arrive = (_name: string) => {}
  run.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  return { address, arrive: (name: string) => arrive(name) }
}

/** Waits for it until the wait is aborted. */
async function waitInVain(address: string) {
  const wait = new AbortController()
  const first = importScript(address, load, wait.signal)
  await vi.waitFor(() => expect(run).toHaveBeenCalled())
  wait.abort(new Error('Too late.'))
  await expect(first).rejects.toThrow('Too late.')
}

test('imports a file, and asks no second time for what has come', async () => {
  const address = newFile()
  run.mockReturnValue('once')
  for (let time = 0; time < 2; time += 1)
    await expect(importScript(address, load, signal)).resolves.toMatchObject({
      name: 'once',
    })
  expect(run).toHaveBeenCalledExactlyOnceWith(address)
})

test('a file that did not come is asked for anew the next time, under an address that no browser remembers', async () => {
  const address = newFile()
  run.mockRejectedValueOnce(new Error('Offline.'))
  await expect(importScript(address, load, signal)).rejects.toThrow('Offline.')
  run.mockReturnValue('again')
  await expect(importScript(address, load, signal)).resolves.toMatchObject({
    name: 'again',
  })
  expect(run).toHaveBeenLastCalledWith(`${address}?1`)
})

test('a file that hangs keeps nobody from having it', async () => {
  const { address } = slowFile()
  await waitInVain(address)
  run.mockReturnValue('again')
  await expect(importScript(address, load, signal)).resolves.toMatchObject({
    name: 'again',
  })
})

test('a file that comes after the wait for it has ended is there for the next who asks', async () => {
  const { address, arrive } = slowFile()
  await waitInVain(address)
  run.mockReturnValue(new Promise(() => {}))
  const second = importScript(address, load, signal)
  arrive('late')
  await expect(second).resolves.toMatchObject({ name: 'late' })
})

test('a failure is reported at once, whatever becomes of an earlier request', async () => {
  const { address } = slowFile()
  await waitInVain(address)
  run.mockRejectedValue(new TypeError('Offline.'))
  await expect(importScript(address, load, signal)).rejects.toThrow('Offline.')
})

test('imports at once where no address is known', async () => {
  await expect(importScript(undefined, load, signal)).resolves.toBe('module')
})
