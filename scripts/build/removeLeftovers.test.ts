import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { filesBelow } from '../files/filesBelow.ts'
import { removeLeftovers } from './removeLeftovers.ts'

test('the owner’s files are published, and system files are not', () => {
  const ownFiles = ['.well-known/security.txt', '.htaccess', 'robots.txt', 'logos/a.svg']
  const leftovers = ['.DS_Store', 'logos/._a.svg', '.git/config', 'logos/Thumbs.db']
  const names = [...ownFiles, ...leftovers].map((file) => [file, 'x'])
  const folder = temporaryFolder(Object.fromEntries(names))
  removeLeftovers(folder)
  expect(filesBelow(folder).toSorted()).toEqual(ownFiles.toSorted())
})
