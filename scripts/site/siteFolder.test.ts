/** Tests a case-insensitive disk, as on Windows and macOS. */
import type * as FileSystem from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { afterAll, expect, test, vi } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const fs = await vi.importActual<typeof FileSystem>('node:fs')

/** The path that such a disk opens for a path. */
function existingPath(path: string): string {
  const folder = dirname(path)
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  const isSame = (name: string) => name.toLowerCase() === basename(path).toLowerCase()
  return join(folder, names.find(isSame) ?? basename(path))
}

vi.doMock('node:fs', () => ({
  ...fs,
  existsSync: (path: string) => fs.existsSync(existingPath(path)),
  readFileSync: (path: string, encoding?: 'utf8') =>
    fs.readFileSync(existingPath(path), encoding),
  rmSync: (path: string, options: object) => fs.rmSync(existingPath(path), options),
}))
vi.resetModules()
const { revisionOf, FileExistsError, writeSite } = await import('./siteFolder.ts')
afterAll(() => {
  vi.doUnmock('node:fs')
  vi.resetModules()
})

test('a save succeeds even if unused files cannot be removed', () => {
  // Removing a folder like a file fails, as does a file that another program holds open.
  const files = { 'content/site.json': '{}', 'public/logos/gone.svg/held': '' }
  const contentFile = join(temporaryFolder(files), 'content/site.json')
  const changes = { text: '{"saved": true}', files: new Map([['/logos/gone.svg', null]]) }
  expect(writeSite(contentFile, changes, revisionOf(contentFile) ?? '')).toBe(true)
  expect(fs.readFileSync(contentFile, 'utf8')).toBe(changes.text)
})

test('content that another program has changed is not overwritten, and new pictures are removed', () => {
  const folder = temporaryFolder({ 'content/site.json': '{"theirs": true}' })
  const contentFile = join(folder, 'content/site.json')
  const files = new Map([['/logos/new.svg', Buffer.from('new')]])
  expect(writeSite(contentFile, { text: '{}', files }, 'earlier')).toBe(false)
  expect(fs.readFileSync(contentFile, 'utf8')).toBe('{"theirs": true}')
  expect(fs.readdirSync(join(folder, 'public/logos'))).toEqual([])
})

test('saving acme.svg never overwrites or removes Acme.svg, even if both have the same bytes', () => {
  const original = { 'content/site.json': '{}', 'public/logos/Acme.svg': 'old' }
  const folder = temporaryFolder(original)
  const contentFile = join(folder, 'content/site.json')
  const bytes = Buffer.from('old')
  const files = new Map<string, Buffer | null>([
    ['/logos/acme.svg', bytes],
    ['/logos/Acme.svg', null],
  ])
  const changes = { text: '{"saved": true}', files }
  const save = () => writeSite(contentFile, changes, revisionOf(contentFile) ?? '')
  expect(save).toThrow(FileExistsError)
  expect(fs.readdirSync(join(folder, 'public/logos'))).toEqual(['Acme.svg'])
  expect(fs.readFileSync(join(folder, 'public/logos/Acme.svg'), 'utf8')).toBe('old')
})
