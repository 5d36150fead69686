import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder.ts'
import { stateFolder, copyState } from './stateFolder.ts'

/** Two folders for projects, and one for the state of the editor. */
function computer() {
  const top = temporaryFolder({ 'a/content/site.json': '{}' })
  const [a, b] = [join(top, 'a'), join(top, 'b')] as const
  const all = join(top, 'state')
  const open = (project: string) => stateFolder(join(project, 'content/site.json'), all)
  const noteIn = (folder: string, text: string) => writeFiles(folder, { drafts: text })
  const noted = (folder: string) => readFileSync(join(folder, 'drafts'), 'utf8')
  return { a, b, all, open, noteIn, noted }
}

test('a copied project has a copy of the state, and a moved project keeps its state', () => {
  const { a, b, open, noteIn, noted } = computer()
  noteIn(open(a), 'common')
  cpSync(a, b, { recursive: true })
  const ofB = open(b)
  expect(noted(ofB)).toBe('common')
  noteIn(ofB, 'of b')
  expect(noted(open(a))).toBe('common')
  expect(noted(open(b))).toBe('of b')
  rmSync(b, { recursive: true })
  renameSync(a, b)
  expect(noted(open(b))).toBe('common')
})

test('an import finds the state of a site', () => {
  const { a, b, all, open, noteIn, noted } = computer()
  noteIn(open(a), 'settings')
  const before = readdirSync(join(a, 'content'))
  writeFiles(b, { 'content/site.json': '{}' })
  copyState(join(a, 'content/site.json'), open(b), all)
  expect(noted(open(b))).toBe('settings')
  expect(readdirSync(join(a, 'content'))).toEqual(before)
  expect(open(a)).not.toBe(open(b))
})

test('only its owner can read the state in the system’s folder; a damaged id is replaced', () => {
  const { a } = computer()
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
