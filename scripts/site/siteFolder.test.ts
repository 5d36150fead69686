import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { revisionOf, writeSite } from './siteFolder.ts'

test('a save succeeds even if unused files cannot be removed', () => {
  // Removing a folder like a file fails, as does a file that another program holds open.
  const files = { 'content/site.json': '{}', 'public/logos/gone.svg/held': '' }
  const contentFile = join(temporaryFolder(files), 'content/site.json')
  const changes = { text: '{"saved": true}', files: new Map([['/logos/gone.svg', null]]) }
  expect(writeSite(contentFile, changes, revisionOf(contentFile) ?? '')).toBe(true)
  expect(readFileSync(contentFile, 'utf8')).toBe(changes.text)
})
