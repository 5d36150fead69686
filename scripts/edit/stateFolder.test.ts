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

test('a copied project has a copy of the state, and a moved project keeps its state', () => {
  const { a, b, open, writeNote, readNote } = createFolders()
  writeNote(open(a), 'common')
  cpSync(a, b, { recursive: true })
  const ofB = open(b)
  expect(readNote(ofB)).toBe('common')
  writeNote(ofB, 'of b')
  expect(readNote(open(a))).toBe('common')
  expect(readNote(open(b))).toBe('of b')
  rmSync(b, { recursive: true })
  renameSync(a, b)
  expect(readNote(open(b))).toBe('common')
})

test('an import finds the state of a site', () => {
  const { a, b, state, open, writeNote, readNote } = createFolders()
  writeNote(open(a), 'settings')
  const before = readdirSync(join(a, 'content'))
  writeFiles(b, { 'content/site.json': '{}' })
  copyState(join(a, 'content/site.json'), open(b), state)
  expect(readNote(open(b))).toBe('settings')
  expect(readdirSync(join(a, 'content'))).toEqual(before)
  expect(open(a)).not.toBe(open(b))
})

test('only the owner can read the state in the system’s folder, and a damaged id is replaced', () => {
  const { a } = createFolders()
  const file = join(a, 'content/site.json')
  writeFiles(a, { 'content/.site-id': 'damaged' })
  vi.stubEnv('XDG_STATE_HOME', undefined)
  vi.stubEnv('HOME', a)
  const folder = stateFolder(file)
  expect(dirname(folder)).toBe(join(a, '.local/state/site-editor'))
  expect(statSync(folder).mode & 0o077).toBe(0)
  expect(stateFolder(file)).toBe(folder)
  expect(readFileSync(join(a, 'content/.site-id'), 'utf8')).toMatch(/^[\da-f]{32}\n$/)
})
