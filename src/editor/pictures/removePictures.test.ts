import { expect, test } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import type { KeepPictureResult } from '../../editorApi/storage.ts'
import { createStore } from '../state/store.ts'
import { removePictures } from './removePictures.ts'

const [path, bytes] = ['/old.svg', new Uint8Array(1)]
const picture = { url: 'blob:', width: 1, height: 1, bytes }

test.each<{ kept: KeepPictureResult; files: object }>([
  { kept: { ok: true, id: 'kept', bytes }, files: { [path]: null } },
  { kept: { ok: false, reason: 'too big' }, files: {} },
])(
  'a picture is removed only if undo can restore it: $kept.ok',
  async ({ kept, files }) => {
    const site = loadedSite(sampleContent, [path])
    const keptIds = new Map<string, string>()
    const store = createStore<ReadonlyMap<string, typeof picture>>(new Map())
    const pictures = {
      ...store,
      // Until now, the picture was not in view.
      load: () => Promise.resolve(store.set(new Map([[path, picture]]))),
      noteKept: (...one: [string, string]) => keptIds.set(...one),
    }
    const storage = { keepPicture: () => Promise.resolve(kept) }
    const editor = mockEditor({ site, pictures, storage })
    expect(await removePictures(editor, [path])).toBe(kept.ok)
    expect(site.get().history.now.files).toEqual(files)
    expect(keptIds.get(path)).toBe(kept.ok ? kept.id : undefined)
  },
)
