import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { renameFolder } from './renameFolder.ts'

test('a locked folder is renamed as soon as another program releases it, and other errors are not retried', () => {
  const folder = temporaryFolder({ 'from/file': '' })
  const pauses = vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out')
  const renameAfter = (...codes: string[]) =>
    renameFolder(join(folder, 'from'), join(folder, 'to'), (from, to) => {
      const code = codes.pop()
      if (code) throw Object.assign(new Error(code), { code })
      renameSync(from, to)
    })
  expect(() => renameAfter('ENOSPC')).toThrow('ENOSPC')
  expect(() => renameAfter(...Array<string>(7).fill('EBUSY'))).toThrow('EBUSY')
  const waits = pauses.mock.calls.map(([, , , milliseconds]) => milliseconds)
  expect(waits).toEqual([20, 40, 80, 160, 320, 640])
  renameAfter('EPERM', 'EBUSY', 'EACCES')
  expect(readdirSync(folder)).toEqual(['to'])
})
