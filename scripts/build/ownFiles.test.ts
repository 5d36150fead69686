import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { filesBelow } from '../files/filesBelow.ts'
import { recodePage, removeLeftovers } from './ownFiles.ts'

test('the owner’s files are published, and system files are not', () => {
  const own = ['.well-known/security.txt', '.htaccess', 'robots.txt', 'logos/a.svg']
  const leftovers = ['.DS_Store', 'logos/._a.svg', '.git/config', 'logos/Thumbs.db']
  const names = [...own, ...leftovers].map((file) => [file, 'x'])
  const folder = temporaryFolder(Object.fromEntries(names))
  removeLeftovers(folder)
  expect(filesBelow(folder).toSorted()).toEqual(own.toSorted())
})

test.each([
  ['UTF-8', Buffer.from('<p>Política – ação</p>', 'utf8'), ''],
  [
    'Windows’ own',
    Buffer.from('<p>Pol\u00edtica \u0096 a\u00e7\u00e3o</p>', 'latin1'),
    '\ufeff',
  ],
])('a page in %s encoding is published in UTF-8', (_name, bytes, mark) => {
  const file = join(temporaryFolder({ 'privacy.html': bytes }), 'privacy.html')
  recodePage(file)
  expect(readFileSync(file, 'utf8')).toBe(`${mark}<p>Política – ação</p>`)
})
