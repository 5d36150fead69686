import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'

import type { FolderSettings } from '../../../src/editorApi/publishing.ts'
import {
  accessTo,
  answeringOwner,
  targetOutcome,
} from '../../../tests/support/targetAccess.ts'
import { temporaryFolder, writeFiles } from '../../../tests/support/temporaryFolder.ts'
import { filesBelow } from '../../files/filesBelow.ts'
import { folderTarget } from './folderTarget.ts'

const hostname = 'bakery.example'
const { ask, asked } = answeringOwner()
const address = new URL(`https://${hostname}/`)
const access = (form: FolderSettings['form']) =>
  accessTo({ kind: 'folder', form }, { address, ask })

const builtSite = (text: string) =>
  temporaryFolder({
    'index.html': text,
    [`logos/${text}.svg`]: text,
    [`${text}/team/ana.svg`]: text,
    _headers: '/*',
    '.htaccess': 'Header set X-A "b"\n',
  })

/** A folder on this computer with these files. Publishes into it. */
function folderWith(files: Record<string, string>) {
  const outFolder = temporaryFolder()
  const path = join(outFolder, hostname)
  writeFiles(path, files)
  const send = (folder: string) =>
    targetOutcome(folderTarget(outFolder).send(access('folder'), { version: '', folder }))
  const namesThere = () =>
    filesBelow(path)
      .filter((name) => !/^(?:\.ht|[0-9a-f]{32}-)/.test(name))
      .toSorted()
  const read = (name: string) => readFileSync(join(path, name), 'utf8')
  return { path, send, namesThere, read }
}

test('in an existing folder, only files of the previous version are removed, and others need confirmation', async () => {
  const others = { '.git/config': 'theirs', 'blog/index.html': 'theirs' }
  const { path, send, namesThere, read } = folderWith({
    ...others,
    'index.html': 'theirs',
  })
  const old = await send(builtSite('old'))
  expect(asked).toEqual([
    { kind: 'replace-files', files: [{ path: 'index.html', reason: 'foreign' }] },
  ])
  expect(read((old.ok && old.replaced?.[0]?.copy) || '')).toBe('theirs')
  expect(await send(builtSite('new'))).toMatchObject({
    ok: true,
    content: { path },
    replaced: [],
  })
  expect(asked).toHaveLength(1)
  const ours = ['_headers', 'index.html', 'logos/new.svg', 'new/team/ana.svg']
  const files = [...Object.keys(others), ...ours]
  expect(namesThere()).toEqual(files.toSorted())
  expect(read('index.html')).toBe('new')
  expect(read('.htaccess')).toContain('X-A')
})

test('after an interruption between two files, the next publication completes it', async () => {
  const { path, send, namesThere, read } = folderWith({})
  await send(builtSite('old'))
  // A folder has the path of a file, so the file cannot be written.
  const cut = builtSite('cut')
  writeFiles(path, { 'about/a': '' })
  writeFiles(cut, { about: '' })
  expect(await send(cut)).toMatchObject({ ok: false })
  expect(read('index.html')).toBe('old')
  await send(builtSite('new'))
  expect(namesThere()).toEqual([
    '_headers',
    'about/a',
    'index.html',
    'logos/new.svg',
    'new/team/ana.svg',
  ])
})

test('a ZIP has the same files', async () => {
  const version = { version: '', folder: builtSite('new') }
  const target = folderTarget(temporaryFolder())
  const sent = await target.send(access('zip'), version)
  const { path = '' } = sent.content ?? {}
  expect(path).toMatch(/bakery\.example\.zip$/)
  const files = unzipSync(readFileSync(path))
  expect(String(Buffer.from(files['.htaccess'] ?? []))).toBe('Header set X-A "b"\n')
  expect(Object.keys(files).toSorted()).toEqual([
    '.htaccess',
    '_headers',
    'index.html',
    'logos/new.svg',
    'new/team/ana.svg',
  ])
})
