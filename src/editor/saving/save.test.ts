import { expect, test } from 'vitest'

import { inBoth } from '../../../schema/bilingual.ts'
import { setValue } from '../../../schema/editContent.ts'
import { sampleContent as base } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { askToSave, filesToWrite, save } from './save.ts'
import { createSession } from './session.ts'

/** The owner changes the company's name and saves. */
async function savedIn(saveInStorage: ContentStorage['save']) {
  const site = loadedSite(base)
  site.change([], (now) => setValue(now, ['company', 'name'], 'Ours'))
  const session = createSession()
  const pictures = { keptId: () => undefined }
  await save(mockEditor({ site, session, storage: { save: saveInStorage }, pictures }))
  return session.get()
}

test('while a save is sent, it cannot be saved again', () => {
  const site = loadedSite(base)
  site.change([], (now) => setValue(now, ['company', 'name'], 'Ours'))
  const session = createSession()
  const storage = { save: () => new Promise<never>(() => {}) }
  const pictures = { keptId: () => undefined }
  const editor = mockEditor({ site, session, storage, pictures })
  const dialog = () => session.get().openDialog.kind
  askToSave(editor)
  expect(dialog()).toBe('save')
  void save(editor)
  askToSave(editor)
  expect(dialog()).toBe('nothing')
})

test('a storage that throws is reported, and the owner can save again', async () => {
  const { isSaving, sent, toast } = await savedIn((_changes, _revision, onPicture) => {
    onPicture?.(0, 2)
    return Promise.reject(new Error('No module'))
  })
  expect({ isSaving, sent }).toEqual({ isSaving: false, sent: undefined })
  expect(toast?.words.en).toContain('No module')
})

test.each([{}, { isSignedOut: true as const }])(
  'after a save to an unavailable storage, the owner can try again or sign in again: %j',
  async (signedOut) => {
    const why = inBoth('Away')
    const unavailable = { ok: false, reason: 'unavailable', why, ...signedOut } as const
    const { openDialog, isSaving, storageError } = await savedIn(() =>
      Promise.resolve(unavailable),
    )
    expect(isSaving).toBe(false)
    expect(storageError).toEqual('isSignedOut' in signedOut ? unavailable : undefined)
    expect(openDialog).toEqual(
      'isSignedOut' in signedOut
        ? { kind: 'nothing' }
        : { kind: 'save', failed: unavailable },
    )
  },
)

test('undo after a save brings a removed file back, and removes an added one', () => {
  const now = { content: base, files: {} }
  const files = { '/removed.svg': null, '/added.svg': 'a' }
  const saved = { ...now, files, loaded: { text: '', revision: '1', files: [] } }
  expect(filesToWrite({ now, saved }, (path) => `kept ${path}`)).toEqual({
    '/removed.svg': 'kept /removed.svg',
    '/added.svg': null,
  })
})
