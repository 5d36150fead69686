/** Saving on a case-insensitive disk, as on Windows and macOS. */
import type * as FileSystem from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { afterAll, expect, test, vi } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const fs = await vi.importActual<typeof FileSystem>('node:fs')

/** The path that such a disk opens for a path. */
function seen(path: unknown): string {
  const file = String(path)
  const folder = dirname(file)
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  const name = names.find((each) => each.toLowerCase() === basename(file).toLowerCase())
  return name === undefined ? file : join(folder, name)
}

vi.doMock('node:fs', () => ({
  ...fs,
  existsSync: (path: string) => fs.existsSync(seen(path)),
  readFileSync: (path: string, options?: 'utf8') => fs.readFileSync(seen(path), options),
  realpathSync: (path: string) => fs.realpathSync(seen(path)),
  statSync: (path: string, options: FileSystem.StatSyncOptions) =>
    fs.statSync(seen(path), options),
  rmSync: (path: string, options: FileSystem.RmOptions) => fs.rmSync(seen(path), options),
}))
vi.resetModules()
const { revisionOf, FileExistsError, writeSite } = await import('./siteFolder.ts')
afterAll(() => {
  vi.doUnmock('node:fs')
  vi.resetModules()
})

test.each<[string, Record<string, null>, string]>([
  ['Acme.svg stays', {}, 'new'],
  ['Acme.svg is removed in the same save', { 'Acme.svg': null }, 'new'],
  [
    'Acme.svg is removed in the same save and has the same bytes',
    { 'Acme.svg': null },
    'old',
  ],
])(
  'on a disk that ignores case, saving acme.svg never overwrites Acme.svg: %s',
  (_, others, text) => {
    const folder = temporaryFolder({
      'content/site.json': '{}',
      'public/logos/Acme.svg': 'old',
    })
    const contentFile = join(folder, 'content/site.json')
    const logos = join(folder, 'public/logos')
    const files = Object.entries({ 'acme.svg': Buffer.from(text), ...others }).map(
      ([name, bytes]) => [`/logos/${name}`, bytes] as const,
    )
    const changes = { text: '{"saved": true}', files: new Map(files) }
    const save = () => writeSite(contentFile, changes, revisionOf(contentFile) ?? '')
    expect(save).toThrow(FileExistsError)
    expect(fs.readdirSync(logos)).toEqual(['Acme.svg'])
    expect(fs.readFileSync(join(logos, 'Acme.svg'), 'utf8')).toBe('old')
  },
)
