import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { renameFolder } from './renameFolder.ts'

test('a locked folder is renamed as soon as another program releases it', () => {
  const folder = temporaryFolder({ 'from/file': '' })
  const codes = ['EPERM', 'EBUSY', 'EACCES']
  const rename: typeof renameSync = (from, to) => {
    const code = codes.pop()
    if (code) throw Object.assign(new Error('held'), { code })
    renameSync(from, to)
  }
  renameFolder(join(folder, 'from'), join(folder, 'to'), rename)
  expect(readdirSync(folder)).toEqual(['to'])
})

test('a folder that stays locked is not renamed, and another error is not retried', () => {
  const pauses = vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out')
  const renameWith = (code: string) => () =>
    renameFolder('from', 'to', () => {
      throw Object.assign(new Error(code), { code })
    })
  expect(renameWith('ENOSPC')).toThrow('ENOSPC')
  expect(renameWith('EBUSY')).toThrow('EBUSY')
  const waits = pauses.mock.calls.map(([, , , milliseconds]) => milliseconds)
  expect(waits).toEqual([20, 40, 80, 160, 320, 640])
})
