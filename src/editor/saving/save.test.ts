import { expect, test } from 'vitest'

import { inBoth } from '../../../schema/bilingual.ts'
import { setValue } from '../../../schema/editContent.ts'
import { sampleContent as base } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { askToSave, filesToWrite, save } from './save.ts'
import { createSession } from './session.ts'

/** The owner has changed the company's name. */
function editorWith(saveInStorage: ContentStorage['save']) {
  const site = loadedSite(base)
  site.change([], (now) => setValue(now, ['company', 'name'], 'Ours'))
  const session = createSession()
  const pictures = { draftIdOf: () => undefined }
  return mockEditor({ site, session, storage: { save: saveInStorage }, pictures })
}

test('while a save is sent, it cannot be saved again', () => {
  const editor = editorWith(() => new Promise<never>(() => {}))
  const dialog = () => editor.session.get().openDialog.kind
  askToSave(editor)
  expect(dialog()).toBe('save')
  void save(editor)
  askToSave(editor)
  expect(dialog()).toBe('nothing')
})

test('a storage that throws is reported, and the owner can save again', async () => {
  const editor = editorWith((_changes, _revision, onPicture) => {
    onPicture?.(0, 2)
    return Promise.reject(new Error('No module'))
  })
  await save(editor)
  const { isSaving, sent, toast } = editor.session.get()
  expect({ isSaving, sent }).toEqual({ isSaving: false, sent: undefined })
  expect(toast?.message.en).toContain('No module')
})

test('after a failed save, the owner can try again or sign in again', async () => {
  const failed = { ok: false, reason: 'unavailable', why: inBoth('Away') } as const
  const editor = editorWith(() => Promise.resolve(failed))
  await save(editor)
  const again = { openDialog: { kind: 'save', failed }, storageError: undefined }
  expect(editor.session.get()).toMatchObject({ isSaving: false, ...again })
  const signedOut = { ...failed, isSignedOut: true } as const
  editor.storage.save = () => Promise.resolve(signedOut)
  await save(editor)
  const asked = { openDialog: { kind: 'nothing' }, storageError: signedOut }
  expect(editor.session.get()).toMatchObject({ isSaving: false, ...asked })
})

test('undo after a save restores a removed file and removes an added one', () => {
  const now = { content: base, files: {} }
  const files = { '/removed.svg': null, '/added.svg': 'a' }
  const saved = { ...now, files, loaded: { text: '', revision: '1', files: [] } }
  expect(filesToWrite({ now, saved }, (path) => `kept ${path}`)).toEqual({
    '/removed.svg': 'kept /removed.svg',
    '/added.svg': null,
  })
})
