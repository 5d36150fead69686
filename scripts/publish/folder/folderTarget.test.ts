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

const builtSite = (text: string) =>
  temporaryFolder({
    'index.html': text,
    [`logos/${text}.svg`]: text,
    '.htaccess': 'Header set X-A "b"\n',
  })

/** Publishes to a new folder, where the site's folder and ZIP are named after the host of its address. */
function newTarget() {
  const outFolder = temporaryFolder()
  const { ask, questions } = answeringOwner()
  const progress: number[][] = []
  const address = new URL('https://bakery.example/')
  const send = (folder: string, form: FolderSettings['form'] = 'folder') => {
    const onProgress = (...bytes: number[]) => progress.push(bytes)
    const access = accessTo({ kind: 'folder', form }, { address, ask, onProgress })
    return targetOutcome(folderTarget(outFolder).send(access, { version: '', folder }))
  }
  return { path: join(outFolder, address.hostname), send, questions, progress }
}

test('only files of the previous version are removed; others are replaced after confirmation', async () => {
  const { path, send, questions } = newTarget()
  const read = (name: string) => readFileSync(join(path, name), 'utf8')
  const others = { '.git/config': 'theirs', 'blog/index.html': 'theirs' }
  writeFiles(path, { ...others, 'index.html': 'theirs' })
  const old = await send(builtSite('old'))
  expect(questions).toEqual([
    { kind: 'replace-files', files: [{ path: 'index.html', reason: 'foreign' }] },
  ])
  expect(read((old.ok && old.replaced?.[0]?.copy) || '')).toBe('theirs')
  expect(await send(builtSite('new'))).toMatchObject({ content: { path }, replaced: [] })
  expect(questions).toHaveLength(1)
  const expected = [...Object.keys(others), 'index.html', 'logos/new.svg']
  const names = filesBelow(path).filter((name) => !/^(?:\.ht|[0-9a-f]{32}-)/.test(name))
  expect(names.toSorted()).toEqual(expected.toSorted())
  expect(read('index.html')).toBe('new')
  expect(read('.htaccess')).toContain('X-A')
})

test('the ZIP has the same files as the folder', async () => {
  const { path, send, progress } = newTarget()
  const site = builtSite('new')
  expect(await send(site, 'zip')).toMatchObject({ content: { path: `${path}.zip` } })
  const bytes = readFileSync(`${path}.zip`)
  expect(progress).toEqual([[bytes.length, bytes.length]])
  const files = unzipSync(bytes)
  expect(Object.keys(files).toSorted()).toEqual(filesBelow(site).toSorted())
  expect(Buffer.from(files['.htaccess'] ?? []).toString()).toBe('Header set X-A "b"\n')
})
