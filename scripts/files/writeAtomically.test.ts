import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { filesBelow } from './filesBelow.ts'
import { removeTemporaryFiles, writeAtomically } from './writeAtomically.ts'

test('temporary files of interrupted writes are removed, and those of current writes are kept', () => {
  const id = randomUUID()
  const [oldName, newName] = [`logos/.old.svg.${id}.tmp`, `.new.svg.${id}.tmp`]
  const otherNames = ['.htaccess', 'a.tmp']
  const names = [oldName, newName, ...otherNames].map((name) => [name, ''])
  const folder = temporaryFolder(Object.fromEntries(names))
  for (const name of [oldName, ...otherNames]) utimesSync(join(folder, name), 1, 1)
  const recently = new Date(Date.now() - 50_000)
  utimesSync(join(folder, newName), recently, recently)
  removeTemporaryFiles(folder)
  expect(filesBelow(folder).toSorted()).toEqual([...otherNames, newName].toSorted())
})

test('a file in a published folder is first written to a folder next to it', () => {
  const folder = temporaryFolder()
  const site = join(folder, 'public')
  mkdirSync(site)
  const write = (parent: string) => writeAtomically(join(site, 'a.svg'), 'a', parent)
  expect(() => write(join(folder, 'gone'))).toThrow(join(folder, 'gone'))
  expect(readdirSync(site)).toEqual([])
  write(folder)
  expect(readdirSync(site)).toEqual(['a.svg'])
})

test('readers see the old file until the new one is complete', () => {
  const folder = temporaryFolder({ 'site.json': 'old', 'folder/file': '' })
  const file = join(folder, 'site.json')
  chmodSync(file, 0o664)
  const reader = openSync(file, 'r')
  writeAtomically(file, 'new')
  expect(readFileSync(reader, 'utf8')).toBe('old')
  closeSync(reader)
  expect(readFileSync(file, 'utf8')).toBe('new')
  expect(statSync(file).mode & 0o777).toBe(0o664)
  expect(() => writeAtomically(join(folder, 'folder'), '')).toThrow('folder')
  expect(readdirSync(folder).toSorted()).toEqual(['folder', 'site.json'])
})
