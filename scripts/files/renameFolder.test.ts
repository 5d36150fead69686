import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { renameFolder } from './renameFolder.ts'

/** Renames only after so many tries, as where another program holds a file. */
function heldFor(tries: number, code: string) {
  let failuresLeft = tries
  return vi.fn<typeof renameSync>((from, to) => {
    if (failuresLeft === 0) return renameSync(from, to)
    failuresLeft -= 1
    throw Object.assign(new Error(`${code}: held`), { code })
  })
}

test.each(['EPERM', 'EBUSY', 'EACCES'])('a locked folder is renamed (%s)', (code) => {
  const folder = temporaryFolder({ 'from/file': '' })
  const [from, to] = [join(folder, 'from'), join(folder, 'to')] as const
  expect(() => renameFolder(from, to, heldFor(Infinity, code))).toThrow(code)
  renameFolder(from, to, heldFor(3, code))
  expect(readdirSync(folder)).toEqual(['to'])
})
