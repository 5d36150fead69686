import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { similarFiles } from './similarFiles.ts'

test('files that somebody may have changed instead of the content are reported', () => {
  // An accent as macOS stores it.
  const copy = 'site - Cópia.json'.normalize('NFD')
  const similarNames = ['Site.json', 'site (1).json', copy, 'site.json.txt']
  const unrelatedNames = ['site.json', 'site.schema.json', 'sites.json']
  const files = [...similarNames, ...unrelatedNames].map((name) => [name, ''])
  const folder = temporaryFolder(Object.fromEntries(files))
  expect(similarFiles(`${folder}/site.json`).toSorted()).toEqual(similarNames)
})
