import { cpSync } from 'node:fs'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { checkContentFile } from './contentFile.ts'

test.each([
  ['site.json.txt', true],
  ['site (1).json', true],
  ['Site.json', true],
  // As macOS stores an accent.
  ['site - Cópia.json'.normalize('NFD'), true],
  ['site.schema.json', false],
  ['sites.json', false],
])('%s next to the file is reported as possibly changed: %s', (name, isReported) => {
  const folder = temporaryFolder({ [`content/${name}`]: '{}' })
  cpSync('tests/fixtures/sample', folder, { recursive: true })
  const { result } = checkContentFile(`${folder}/content/site.json`)
  expect(result.ok).toBe(true)
  expect(result.problems.map(({ code }) => code)).toEqual(
    isReported ? ['other-file'] : [],
  )
})
