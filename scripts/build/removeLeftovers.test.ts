import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { filesBelow } from '../files/filesBelow.ts'
import { removeLeftovers } from './removeLeftovers.ts'

test('system files are removed, and the owner’s files remain', () => {
  const siteFiles = ['.well-known/security.txt', '.htaccess', 'robots.txt', 'logos/a.svg']
  const leftovers = ['.DS_Store', 'logos/._a.svg', '.git/config', 'logos/Thumbs.db']
  const names = [...siteFiles, ...leftovers].map((file) => [file, 'x'])
  const folder = temporaryFolder(Object.fromEntries(names))
  removeLeftovers(folder)
  expect(filesBelow(folder).toSorted()).toEqual(siteFiles.toSorted())
})
