import { cpSync } from 'node:fs'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { checkContentFile } from './contentFile.ts'

test('files that somebody may have changed instead of the content are reported', () => {
  const names = [
    'site.json.txt',
    'site (1).json',
    'Site.json',
    // An accent as macOS stores it.
    'site - Cópia.json'.normalize('NFD'),
  ]
  const others = ['site.schema.json', 'sites.json']
  const files = [...names, ...others].map((name) => [`content/${name}`, '{}'])
  const folder = temporaryFolder(Object.fromEntries(files))
  cpSync('tests/fixtures/sample', folder, { recursive: true })
  const { result } = checkContentFile(`${folder}/content/site.json`)
  expect(result.ok).toBe(true)
  const reported = result.problems.map(({ message }) => message.en)
  expect(reported).toHaveLength(names.length)
  for (const name of names) expect(reported.join()).toContain(name)
})
