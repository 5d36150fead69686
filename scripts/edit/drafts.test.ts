import { utimesSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { draftsIn } from './drafts.ts'

test('an old picture is kept while there is a draft', () => {
  const folder = temporaryFolder()
  const [draft, old, fresh] = [
    crypto.randomUUID(),
    'a'.repeat(64),
    'b'.repeat(64),
  ] as const
  const drafts = draftsIn(folder)
  drafts.save({ id: draft })
  for (const picture of [old, fresh]) drafts.keepPicture(picture, Buffer.from('words'))
  utimesSync(join(folder, 'pictures', old), 1, 1)
  expect(draftsIn(folder).picture(old)).toBeDefined()
  drafts.discard(draft)
  const later = draftsIn(folder)
  expect([later.picture(old), later.picture(fresh)?.length]).toEqual([undefined, 5])
})
