import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import type { FolderSettings } from '../../../src/editor/publishing/protocol.ts'
import { temporaryFolder } from '../../../tests/unit/temporaryFolder.ts'
import { filesBelow } from '../../files/filesBelow.ts'
import type { Work } from '../target.ts'
import { folderTarget } from './folderTarget.ts'

const hostname = 'bakery.example'
const work: Work<FolderSettings> = {
  settings: { kind: 'folder', form: 'folder' },
  secret: undefined,
  address: new URL(`https://${hostname}/`),
  signal: new AbortController().signal,
  ask: () => Promise.reject(new Error('A folder asks nothing.')),
}

function builtSite(text: string): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'logos'))
  writeFileSync(join(folder, 'index.html'), text)
  writeFileSync(join(folder, 'logos', `${text}.svg`), text)
  return folder
}

/** What a process that is killed leaves, step by step. */
const killed: [when: string, leave: (path: string) => void][] = [
  [
    'in the midst of copying',
    (path) => {
      mkdirSync(`${path}.new/logos`, { recursive: true })
      writeFileSync(`${path}.new/logos/half.svg`, '<sv')
    },
  ],
  [
    'with the old folder moved away',
    (path) => {
      cpSync(builtSite('next'), `${path}.new`, { recursive: true })
      renameSync(path, `${path}.old`)
    },
  ],
  [
    'before the old folder is removed',
    (path) => cpSync(path, `${path}.old`, { recursive: true }),
  ],
]

test.each(killed)(
  'killed %s, the next publication is whole and alone',
  async (_, leave) => {
    const outFolder = temporaryFolder()
    const path = join(outFolder, hostname)
    const target = folderTarget(outFolder)
    await target.send(work, { version: '', folder: builtSite('old') }, () => {})
    leave(path)
    const sent = await target.send(
      work,
      { version: '', folder: builtSite('new') },
      () => {},
    )
    expect(sent).toMatchObject({ ok: true, path })
    expect(readdirSync(outFolder)).toEqual([hostname])
    expect(filesBelow(path).toSorted()).toEqual(['index.html', 'logos/new.svg'])
    expect(readFileSync(join(path, 'index.html'), 'utf8')).toBe('new')
  },
)
