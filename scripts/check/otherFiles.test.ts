import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { otherFiles } from './otherFiles.ts'

test('files that somebody may have changed instead of the content are reported', () => {
  // An accent as macOS stores it.
  const copy = 'site - Cópia.json'.normalize('NFD')
  const names = ['Site.json', 'site (1).json', copy, 'site.json.txt']
  const otherNames = ['site.json', 'site.schema.json', 'sites.json']
  const files = [...names, ...otherNames].map((name) => [name, ''])
  const folder = temporaryFolder(Object.fromEntries(files))
  expect(otherFiles(`${folder}/site.json`).toSorted()).toEqual(names)
})
