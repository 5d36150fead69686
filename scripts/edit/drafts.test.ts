import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { draftsIn } from './drafts.ts'

test('old pictures are removed only when there is no draft, and damaged drafts are not loaded', () => {
  const folder = temporaryFolder()
  const sessionId = crypto.randomUUID()
  const [old, fresh] = ['a'.repeat(64), 'b'.repeat(64)] as const
  const drafts = draftsIn(folder)
  drafts.save({ id: sessionId })
  for (const picture of [old, fresh]) drafts.keepPicture(picture, Buffer.from('words'))
  utimesSync(join(folder, 'pictures', old), 1, 1)
  const damagedId = crypto.randomUUID()
  for (const name of ['notes.json', `${damagedId}.json`])
    writeFileSync(join(folder, 'drafts', name), '"damaged')
  expect(drafts.load()).toEqual([{ id: sessionId }])
  for (const name of ['drafts', 'pictures'])
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
  const partial = join(folder, 'drafts', `.${sessionId}.json.${damagedId}.tmp`)
  writeFileSync(partial, 'an interrupted save')
  utimesSync(partial, 1, 1)
  expect(draftsIn(folder).picture(old)).toBeDefined()
  expect(existsSync(partial)).toBe(false)
  for (const id of [sessionId, damagedId]) drafts.discard(id)
  const later = draftsIn(folder)
  expect([later.picture(old), later.picture(fresh)?.length]).toEqual([undefined, 5])
})
