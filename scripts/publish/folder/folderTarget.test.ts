import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'

import type { FolderSettings } from '../../../src/editorApi/publishing.ts'
import { temporaryFolder, writeFiles } from '../../../tests/support/temporaryFolder.ts'
import { filesBelow } from '../../files/filesBelow.ts'
import type { TargetAccess } from '../target.ts'
import { folderTarget } from './folderTarget.ts'

const hostname = 'bakery.example'
const access: TargetAccess<FolderSettings> = {
  settings: { kind: 'folder', form: 'folder' },
  secret: undefined,
  address: new URL(`https://${hostname}/`),
  signal: new AbortController().signal,
  ask: () => Promise.reject(new Error('A folder asks nothing.')),
}

const builtSite = (text: string) =>
  temporaryFolder({ 'index.html': text, [`logos/${text}.svg`]: text })

test('of a folder that is there only files of the version before are removed', async () => {
  const outFolder = temporaryFolder()
  const path = join(outFolder, hostname)
  const others = { '.git/config': 'theirs', 'blog/index.html': 'theirs' }
  writeFiles(path, others)
  const target = folderTarget(outFolder)
  const send = (text: string) =>
    target.send(access, { version: '', folder: builtSite(text) }, () => {})
  await send('old')
  expect(await send('new')).toMatchObject({ ok: true, path })
  const files = [...Object.keys(others), 'index.html', 'logos/new.svg']
  expect(filesBelow(path).toSorted()).toEqual(files)
  expect(readFileSync(join(path, 'index.html'), 'utf8')).toBe('new')
  // A list that somebody else has written leads to no other folder.
  writeFiles(outFolder, { [`${hostname}.files.json`]: '["../precious"]', precious: '' })
  await send('new')
  expect(existsSync(join(outFolder, 'precious'))).toBe(true)
})

test('cut between two files, the next publication ends it', async () => {
  const outFolder = temporaryFolder()
  const path = join(outFolder, hostname)
  const target = folderTarget(outFolder)
  const send = (folder: string) => target.send(access, { version: '', folder }, () => {})
  await send(builtSite('old'))
  // A folder is in the place of a file: it cannot be written.
  const cut = builtSite('cut')
  writeFiles(path, { 'z.txt/a': '' })
  writeFiles(cut, { 'z.txt': '' })
  expect(await send(cut)).toMatchObject({ ok: false })
  expect(readFileSync(join(path, 'index.html'), 'utf8')).toBe('old')
  await send(builtSite('new'))
  const files = ['index.html', 'logos/new.svg', 'z.txt/a']
  expect(filesBelow(path).toSorted()).toEqual(files)
})

test('as a ZIP it holds the same', async () => {
  const settings = { kind: 'folder', form: 'zip' } as const
  const version = { version: '', folder: builtSite('new') }
  const target = folderTarget(temporaryFolder())
  const sent = await target.send({ ...access, settings }, version, () => {})
  const { path = '' } = sent.ok ? sent : {}
  expect(path).toMatch(/bakery\.example\.zip$/)
  const files = unzipSync(readFileSync(path))
  expect(Object.keys(files).toSorted()).toEqual(['index.html', 'logos/new.svg'])
})
