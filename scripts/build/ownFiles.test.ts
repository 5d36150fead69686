import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/unit/temporaryFolder.ts'
import { removeLeftovers } from './ownFiles.ts'

test('what systems leave in folders does not go online, what the owner puts there does', () => {
  const folder = temporaryFolder()
  const own = ['.well-known/security.txt', '.htaccess', 'robots.txt', 'logos/a.svg']
  const left = ['.DS_Store', 'logos/._a.svg', '.git/config', 'logos/Thumbs.db']
  for (const file of [...own, ...left]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), 'x')
  }
  removeLeftovers(folder)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  expect(files.toSorted()).toEqual(['.htaccess', 'a.svg', 'robots.txt', 'security.txt'])
})
