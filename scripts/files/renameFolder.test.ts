import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '../../tests/unit/temporaryFolder.ts'
import { renameFolder } from './renameFolder.ts'

function folders() {
  const folder = temporaryFolder()
  const [from, to] = [join(folder, 'from'), join(folder, 'to')] as const
  mkdirSync(from)
  return { from, to }
}

/** Renames only after so many tries, as where another program holds a file. */
function heldFor(tries: number, code: string) {
  let left = tries
  return vi.fn<typeof renameSync>((from, to) => {
    if (left === 0) return renameSync(from, to)
    left -= 1
    throw Object.assign(new Error(`${code}: held`), { code })
  })
}

test.each(['EPERM', 'EBUSY', 'EACCES'])(
  'a folder that is held for a moment (%s) is renamed all the same',
  (code) => {
    const { from, to } = folders()
    renameFolder(from, to, heldFor(3, code))
    expect([existsSync(from), existsSync(to)]).toEqual([false, true])
  },
)

test('one that stays held is reported after some tries, another fault at once', () => {
  const { from, to } = folders()
  const held = heldFor(Infinity, 'EBUSY')
  expect(() => renameFolder(from, to, held)).toThrow('EBUSY')
  expect(held).toHaveBeenCalledTimes(7)
  const full = heldFor(Infinity, 'ENOSPC')
  expect(() => renameFolder(from, to, full)).toThrow('ENOSPC')
  expect(full).toHaveBeenCalledTimes(1)
})
