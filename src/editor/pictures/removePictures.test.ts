import { expect, test } from 'vitest'

import { inBoth } from '../../../schema/bilingual.ts'
import { setValue } from '../../../schema/editContent.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import type { KeepPictureResult } from '../../editorApi/storage.ts'
import { createSession } from '../saving/session.ts'
import { createStore } from '../state/store.ts'
import { removePictures } from './removePictures.ts'

const [path, bytes] = ['/old.svg', new Uint8Array(1)]
const why = inBoth('The disk is full.')
const picture = { url: 'blob:', width: 1, height: 1, bytes }

test.each<{ kept: KeepPictureResult; isRemoved: boolean }>([
  { kept: { ok: true, id: 'kept', bytes }, isRemoved: true },
  { kept: { ok: false, reason: 'damaged' }, isRemoved: true },
  { kept: { ok: false, reason: 'unavailable', why }, isRemoved: false },
])(
  'a picture is removed unless the storage does not respond (kept: $kept.ok, reason: $kept.reason)',
  async ({ kept, isRemoved }) => {
    const site = loadedSite(sampleContent, [path])
    const keptIds = new Map<string, string>()
    const store = createStore<ReadonlyMap<string, typeof picture>>(new Map())
    const pictures = {
      ...store,
      // The picture was not in view before.
      load: () => Promise.resolve().then(() => store.set(new Map([[path, picture]]))),
      setDraftId: (...one: [string, string]) => keptIds.set(...one),
    }
    const session = createSession()
    const storage = { keepPicture: () => Promise.resolve(kept) }
    const editor = mockEditor({ site, pictures, storage, session })
    expect(await removePictures(editor, [path])).toEqual(isRemoved ? [path] : undefined)
    expect(site.get().history.now.files).toEqual(isRemoved ? { [path]: null } : {})
    expect(session.get().toast?.message).toEqual(isRemoved ? undefined : why)
    expect(keptIds.get(path)).toBe(kept.ok ? kept.id : undefined)
  },
)

test('a picture that the content uses again while pictures are loading is not removed', async () => {
  const used = '/logos/new.svg'
  const site = loadedSite(sampleContent, [path, used])
  const load = async () =>
    site.change([], (now) => setValue(now, ['clients', 0, 'logo'], used))
  const editor = mockEditor({ site, pictures: { ...createStore(new Map()), load } })
  expect(await removePictures(editor, [path, used])).toEqual([path])
  expect(site.get().history.now.files).toEqual({ [path]: null })
})
