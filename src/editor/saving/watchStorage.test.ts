import { expect, test, vi } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import type { StorageState } from '../../editorApi/storage.ts'
import { contentText } from '../check/checks.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { createSession } from './session.ts'
import { watchStorage } from './watchStorage.ts'

test('a save in progress is not mistaken for a change by another program', async () => {
  const site = loadedSite(sampleContent)
  const session = createSession()
  const seen = { ok: true, revision: '2', filesRevision: '1' } as const
  const text = contentText(setValue(sampleContent, ['company', 'name'], 'Ours'))
  const { saved } = site.get()
  site.setSaved({ ...saved, loaded: { ...saved.loaded, filesRevision: '1' } })
  const load = vi.fn<ContentStorage['load']>(() => {
    // The owner starts to save before the storage responds.
    session.change({ isSaving: true })
    return Promise.resolve({ ok: true, loaded: { ...saved.loaded, text, ...seen } })
  })
  const watch = (onSeen: (seen: StorageState) => void) => {
    onSeen(seen)
    onSeen({ ...seen, filesRevision: '2' })
    return () => {}
  }
  watchStorage(mockEditor({ site, session, storage: { load, watch } }))
  await load.mock.results[0]?.value
  expect(load).toHaveBeenCalledTimes(1)
  expect(session.get().toast).toBeUndefined()
  expect(site.get().saved.loaded.revision).toBe('1')
})

test('if another program changes files of public/, the pictures are read again once', async () => {
  const site = loadedSite(sampleContent)
  const { loaded } = site.get().saved
  const files = ['/new.svg']
  const seen = { ok: true, revision: loaded.revision, filesRevision: '2' } as const
  const load = vi.fn(async () => ({
    ok: true as const,
    loaded: { ...loaded, files, filesRevision: '2' },
  }))
  let report = (_seen: StorageState) => {}
  const watch = (onSeen: typeof report) => {
    report = onSeen
    return () => {}
  }
  const reload = vi.fn(async () => {})
  const storage = { load, watch }
  watchStorage(
    mockEditor({ site, session: createSession(), storage, pictures: { reload: reload } }),
  )
  report(seen)
  await vi.waitFor(() => expect(site.get().saved.loaded.files).toEqual(files))
  report(seen)
  expect(reload.mock.calls).toEqual([[files]])
  expect(load).toHaveBeenCalledTimes(1)
})
