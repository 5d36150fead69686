import { cpSync, readdirSync, readFileSync, renameSync } from 'node:fs'
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

/** What a process that is killed leaves, step by step. */
const killed: Record<string, (path: string) => void> = {
  'in the midst of copying': (path) =>
    writeFiles(`${path}.new`, { 'logos/half.svg': '<sv' }),
  'with the old folder moved away': (path) => {
    cpSync(builtSite('next'), `${path}.new`, { recursive: true })
    renameSync(path, `${path}.old`)
  },
  'before the old folder is removed': (path) =>
    cpSync(path, `${path}.old`, { recursive: true }),
}

test.each(Object.entries(killed))(
  'killed %s, the next publication is whole and alone',
  async (_, leave) => {
    const outFolder = temporaryFolder()
    const path = join(outFolder, hostname)
    const target = folderTarget(outFolder)
    const send = (text: string) =>
      target.send(access, { version: '', folder: builtSite(text) }, () => {})
    await send('old')
    leave(path)
    expect(await send('new')).toMatchObject({ ok: true, path })
    expect(readdirSync(outFolder)).toEqual([hostname])
    expect(filesBelow(path).toSorted()).toEqual(['index.html', 'logos/new.svg'])
    expect(readFileSync(join(path, 'index.html'), 'utf8')).toBe('new')
  },
)

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
