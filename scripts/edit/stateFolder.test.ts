import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder.ts'
import { stateFolder, copyState } from './stateFolder.ts'

/** Creates two folders for projects, and one for the state of the editor. */
function createFolders() {
  const root = temporaryFolder({ 'a/content/site.json': '{}' })
  const [a, b] = [join(root, 'a'), join(root, 'b')] as const
  const state = join(root, 'state')
  const open = (project: string) => stateFolder(join(project, 'content/site.json'), state)
  const writeNote = (folder: string, text: string) => writeFiles(folder, { drafts: text })
  const readNote = (folder: string) => readFileSync(join(folder, 'drafts'), 'utf8')
  return { a, b, state, open, writeNote, readNote }
}

test('a copied project gets a copy of the state; a moved one keeps its state', () => {
  const { a, b, open, writeNote, readNote } = createFolders()
  const c = `${b}-copy`
  writeNote(open(a), 'common')
  cpSync(a, b, { recursive: true })
  const ofB = open(b)
  cpSync(b, c, { recursive: true })
  expect([ofB, open(c)].map(readNote)).toEqual(['common', 'common'])
  writeNote(ofB, 'of b')
  writeNote(open(c), 'of c')
  expect(readNote(open(a))).toBe('common')
  expect(readNote(open(b))).toBe('of b')
  rmSync(b, { recursive: true })
  renameSync(a, b)
  expect(readNote(open(b))).toBe('common')
})

test('the state of a site can be copied to another site without changing the first', () => {
  const { a, b, state, open, writeNote, readNote } = createFolders()
  writeNote(open(a), 'settings')
  const before = readdirSync(join(a, 'content'))
  writeFiles(b, { 'content/site.json': '{}' })
  const ofB = open(b)
  copyState(join(a, 'content/site.json'), ofB, state)
  expect(readFileSync(join(ofB, 'place'), 'utf8')).toBe(join(b, 'content/site.json'))
  expect(readNote(open(b))).toBe('settings')
  expect(readdirSync(join(a, 'content'))).toEqual(before)
  expect(open(a)).not.toBe(open(b))
})

test.each([
  ['linux', 'XDG_STATE_HOME', '.local/state'],
  ['darwin', 'NO_VARIABLE', 'Library/Application Support'],
  ['win32', 'LOCALAPPDATA', 'AppData/Local'],
])(
  'on %s, the state is in the system’s folder for it, readable only by its owner',
  (platform, variable, path) => {
    const { a, b } = createFolders()
    const file = join(a, 'content/site.json')
    writeFiles(a, { 'content/.site-id': 'damaged' })
    vi.stubGlobal('process', Object.create(process, { platform: { value: platform } }))
    vi.stubEnv('HOME', a)
    vi.stubEnv(variable, undefined)
    const folder = stateFolder(file)
    expect(dirname(folder)).toBe(join(a, path, 'site-editor'))
    expect(statSync(folder).mode & 0o077).toBe(0)
    expect(stateFolder(file)).toBe(folder)
    // A damaged id is replaced.
    expect(readFileSync(join(a, 'content/.site-id'), 'utf8')).toMatch(/^[\da-f]{32}\n$/)
    vi.stubEnv(variable, b)
    expect(dirname(stateFolder(file))).toBe(
      join(variable === 'NO_VARIABLE' ? join(a, path) : b, 'site-editor'),
    )
    // No id can be written.
    const folderOf = (name: string) => stateFolder(join(a, name, 'site.json'))
    expect(folderOf('none')).not.toBe(folderOf('other'))
  },
)
