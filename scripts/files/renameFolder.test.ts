import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { renameFolder } from './renameFolder.ts'

test('a locked folder is renamed once another program releases it', () => {
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
