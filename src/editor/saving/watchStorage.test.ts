import { expect, test, vi } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import type { StorageState } from '../../editorApi/storage.ts'
import { contentText } from '../check/checks.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { createSession } from './session.ts'
import { watchStorage } from './watchStorage.ts'

/** Watches a storage that loads `changed`. The pictures have been read again when `reading` resolves. */
function watch(changed: object, onLoad = () => {}, reading = Promise.resolve()) {
  const [site, session] = [loadedSite(sampleContent), createSession()]
  const { loaded } = site.get().saved
  const load = vi.fn<ContentStorage['load']>(async () => {
    onLoad()
    return { ok: true, loaded: { ...loaded, ...changed } }
  })
  let report = (_state: StorageState) => {}
  const storage = {
    load,
    watch: (onState: typeof report) => ((report = onState), () => {}),
  }
  const reload = vi.fn(() => reading)
  watchStorage(mockEditor({ site, session, storage, pictures: { reload } }))
  return { load, reload, report: (state: StorageState) => report(state), session, site }
}

test('a save in progress is not mistaken for a change by another program', async () => {
  const reportedState = { ok: true, revision: '2', filesRevision: '1' } as const
  const text = contentText(setValue(sampleContent, ['company', 'name'], 'Ours'))
  // The owner starts to save before the storage responds.
  const { load, report, session, site } = watch({ ...reportedState, text }, () =>
    session.change({ isSaving: true }),
  )
  report(reportedState)
  report({ ...reportedState, filesRevision: '2' })
  await vi.waitFor(() => expect(load).toHaveResolvedTimes(1))
  expect(load).toHaveBeenCalledTimes(1)
  expect(session.get().toast).toBeUndefined()
  expect(site.get().saved.loaded.revision).toBe('1')
})

test('if another program changes files of public/, the pictures are read again once', async () => {
  const files = ['/new.svg']
  let finishReading = () => {}
  const reading = new Promise<void>((resolve) => (finishReading = resolve))
  const { load, reload, report, site } = watch(
    { files, filesRevision: '2' },
    undefined,
    reading,
  )
  const reportedState = { ok: true, revision: '1', filesRevision: '2' } as const
  report(reportedState)
  await vi.waitFor(() => expect(reload.mock.calls).toEqual([[files]]))
  expect(site.get().saved.loaded.files).toEqual([])
  finishReading()
  await vi.waitFor(() => expect(site.get().saved.loaded.files).toEqual(files))
  report(reportedState)
  expect(load).toHaveBeenCalledTimes(1)
})
