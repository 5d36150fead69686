import { symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { storedSite } from './storedSite.ts'

test('a stored site has the pictures in public/ that its content names, and the time of its file', () => {
  const paths = ['/logos/a.svg', '/../outside.svg', '/logos/%61.svg', '/linked.svg']
  const text = JSON.stringify({ clients: paths.map((logo) => ({ logo })) })
  const files = {
    'public/logos/a.svg': 'A',
    'public/logos/b.svg': 'B',
    'public/logos/%61.svg': 'C',
    'outside.svg': 'D',
  }
  const folder = temporaryFolder({ 'content/site.json': text, ...files })
  symlinkSync('../outside.svg', join(folder, 'public/linked.svg'))
  const contentFile = join(folder, 'content/site.json')
  const at = new Date('2026-01-02T03:04:05Z')
  utimesSync(contentFile, at, at)
  const stored = storedSite(contentFile)
  expect(stored?.at).toBe(at.getTime())
  expect([...(stored?.files.keys() ?? [])]).toEqual(['/logos/a.svg'])
  expect(storedSite(join(folder, 'missing.json'))).toBeUndefined()
})
