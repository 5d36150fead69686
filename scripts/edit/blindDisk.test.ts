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
  renameSync: (from: string, to: string) => {
    const [stored, other] = [seen(from), seen(to)]
    if (other !== stored && fs.existsSync(other)) fs.renameSync(stored, other)
    else fs.renameSync(stored, to)
  },
}))
vi.resetModules()
const { revisionOf, FileExistsError, writeSite } = await import('../site/siteFolder.ts')
afterAll(() => {
  vi.doUnmock('node:fs')
  vi.resetModules()
})

const bytes = (text: string) => Buffer.from(text)

/** The logos of a site after a save that puts `acme.svg` into its place, or next to `Acme.svg`. */
function saved(others: Record<string, null>) {
  const folder = temporaryFolder({
    'content/site.json': '{}',
    'public/logos/Acme.svg': 'old',
  })
  const contentFile = join(folder, 'content/site.json')
  const logos = join(folder, 'public/logos')
  const files = Object.entries({ 'acme.svg': bytes('new'), ...others }).map(
    ([name, each]) => [join(logos, name), each] as const,
  )
  const changes = { text: '{"saved": true}', files: new Map(files) }
  const save = () => writeSite(contentFile, changes, revisionOf(contentFile) ?? '')
  const stored = () =>
    fs
      .readdirSync(logos)
      .map((name) => [name, fs.readFileSync(join(logos, name), 'utf8')])
  return { save, stored }
}

test('renaming a picture only in case keeps it', () => {
  const { save, stored } = saved({ 'Acme.svg': null })
  expect(save()).toBe(true)
  expect(stored()).toEqual([['acme.svg', 'new']])
})

test('a picture is not replaced by one whose name differs only in case', () => {
  const { save, stored } = saved({})
  expect(save).toThrow(FileExistsError)
  expect(stored()).toEqual([['Acme.svg', 'old']])
})
