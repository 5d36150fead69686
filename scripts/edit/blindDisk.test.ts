/** Saving on a disk that takes small and capital letters for the same, as those of Windows and macOS do. */
import type * as FileSystem from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { afterAll, expect, test, vi } from 'vitest'

import { temporaryFolder } from '../../tests/unit/temporaryFolder.ts'

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
const { revisionOf, FileExistsError, writeSite } = await import('../check/siteFolder.ts')
afterAll(() => {
  vi.doUnmock('node:fs')
  vi.resetModules()
})

const bytes = (text: string) => Buffer.from(text)

/** A site with one logo, and the files of its folder after a save. */
function siteWith(logo: string) {
  const folder = temporaryFolder()
  const contentFile = join(folder, 'content/site.json')
  const logos = join(folder, 'public/logos')
  fs.mkdirSync(dirname(contentFile))
  fs.mkdirSync(logos, { recursive: true })
  fs.writeFileSync(contentFile, '{}')
  fs.writeFileSync(join(logos, logo), 'old')
  const save = (files: Record<string, Uint8Array | null>) => {
    const named = Object.entries(files).map(
      ([name, each]) => [join(logos, name), each] as const,
    )
    return writeSite(
      contentFile,
      { text: '{"saved": true}', files: new Map(named) },
      revisionOf(contentFile) ?? '',
    )
  }
  const stored = () =>
    Object.fromEntries(
      fs
        .readdirSync(logos)
        .map((name) => [name, fs.readFileSync(join(logos, name), 'utf8')]),
    )
  return { save, stored }
}

test.each([
  ['the same', { 'acme.svg': bytes('old'), 'Acme.svg': null }, 'old'],
  ['another', { 'acme.svg': bytes('new'), 'Acme.svg': null }, 'new'],
])(
  'a picture that only changes its capitals is there afterwards: %s',
  (_, files, text) => {
    const { save, stored } = siteWith('Acme.svg')
    expect(save(files)).toBe(true)
    expect(stored()).toEqual({ 'acme.svg': text })
  },
)

test('a picture that stays is not replaced by one whose name differs in capitals alone', () => {
  const { save, stored } = siteWith('Acme.svg')
  expect(() => save({ 'acme.svg': bytes('new') })).toThrow(FileExistsError)
  expect(stored()).toEqual({ 'Acme.svg': 'old' })
})
