import { expect, test } from 'vitest'

import { asBilingual } from '../../../schema/bilingual.ts'
import { setValue } from '../../../schema/editContent.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import type { KeepPictureResult } from '../../editorApi/storage.ts'
import { createSession } from '../saving/session.ts'
import { createStore } from '../state/store.ts'
import { removePictures } from './removePictures.ts'

const [path, bytes] = ['/old.svg', new Uint8Array(1)]
const why = asBilingual('The disk is full.')
const picture = { url: 'blob:', width: 1, height: 1, bytes }

test.each<[storage: string, outcome: string, result: KeepPictureResult]>([
  ['keeps', 'removed', { ok: true, id: 'kept', bytes }],
  ['rejects', 'removed', { ok: false, reason: 'damaged' }],
  ['cannot receive', 'not removed', { ok: false, reason: 'unavailable', why }],
])('an unused picture that the storage %s is %s', async (_, outcome, result) => {
  const isRemoved = outcome === 'removed'
  const site = loadedSite(sampleContent, [path])
  const draftIds = new Map<string, string>()
  const store = createStore<ReadonlyMap<string, typeof picture>>(new Map())
  const pictures = {
    ...store,
    // The picture was not in view before.
    load: async (_paths: unknown, { retriesFailed = false } = {}) =>
      store.set(new Map(retriesFailed ? [[path, picture]] : [])),
    setDraftId: (...entry: [string, string]) => draftIds.set(...entry),
  }
  const session = createSession()
  const storage = { keepPicture: () => Promise.resolve(result) }
  const editor = mockEditor({ site, pictures, storage, session })
  expect(await removePictures(editor, [path])).toEqual(isRemoved ? [path] : undefined)
  expect(site.get().history.now.files).toEqual(isRemoved ? { [path]: null } : {})
  expect(session.get().toast?.message).toEqual(isRemoved ? undefined : why)
  expect(draftIds.get(path)).toBe(result.ok ? result.id : undefined)
})

test('a picture that the content uses again while pictures are loading is not removed', async () => {
  const usedPath = '/logos/new.svg'
  const site = loadedSite(sampleContent, [path, usedPath])
  const load = async () =>
    site.change([], (now) => setValue(now, ['clients', 0, 'logo'], usedPath))
  const editor = mockEditor({ site, pictures: { ...createStore(new Map()), load } })
  expect(await removePictures(editor, [path, usedPath])).toEqual([path])
  expect(site.get().history.now.files).toEqual({ [path]: null })
})
