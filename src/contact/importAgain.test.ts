// @vitest-environment node
// @vitest-environment node
import { expect, test, vi } from 'vitest'

import { importAgain } from './importAgain.ts'

const file = 'https://example.com/assets/part-abc.js'
const failure = new TypeError(`Failed to fetch dynamically imported module: ${file}`)

test('gives the module at once where it comes', async () => {
  const from = vi.fn<(address: string) => Promise<unknown>>()
  await expect(importAgain(async () => 'module', from)).resolves.toBe('module')
  expect(from).not.toHaveBeenCalled()
})

test('tries a failed file under another address, which no browser remembers', async () => {
  const from = vi.fn<(address: string) => Promise<unknown>>(async () => 'module')
  await expect(importAgain(() => Promise.reject(failure), from)).resolves.toBe('module')
  expect(from.mock.calls[0]?.[0]).toMatch(
    /^https:\/\/example\.com\/assets\/part-abc\.js\?again=\d+$/,
  )
})

test('fails when the other address fails too', async () => {
  const gone = new Error('gone')
  await expect(
    importAgain(
      () => Promise.reject(failure),
      () => Promise.reject(gone),
    ),
  ).rejects.toBe(gone)
})

test('passes on a failure that names no file', async () => {
  const broken = new Error('The module threw.')
  await expect(importAgain(() => Promise.reject(broken))).rejects.toBe(broken)
})
