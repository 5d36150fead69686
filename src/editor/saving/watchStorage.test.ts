import { expect, test, vi } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import type { Seen } from '../../editorApi/storage.ts'
import { contentText } from '../check/checks.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { createSession } from './session.ts'
import { watchStorage } from './watchStorage.ts'

/** A site with a mock storage. `see` reports what the storage has now; what is omitted is as loaded. */
function startWatching() {
  const site = loadedSite(sampleContent)
  const { saved } = site.get()
  const loaded = { ...saved.loaded, filesRevision: '1' }
  site.setSaved({ ...saved, loaded })
  const load = vi.fn<ContentStorage['load']>()
  let see = (_seen: Partial<Extract<Seen, { ok: true }>>): void => {}
  const storage: Partial<ContentStorage> = {
    name: 'server',
    load,
    watch(onSeen) {
      const { revision, filesRevision } = loaded
      see = (seen) => onSeen({ ok: true, revision, filesRevision, ...seen })
      return () => {}
    },
  }
  const pictures = {
    readAgain: vi.fn<Pictures['readAgain']>(() => Promise.resolve()),
  }
  const session = createSession()
  watchStorage(mockEditor({ site, session, storage, pictures }))
  return { site, session, loaded, load, pictures, see }
}

test('if another program changes files of public/, the pictures are read again once', async () => {
  const { site, loaded, load, pictures, see } = startWatching()
  const files = ['/changed.svg', '/new.svg']
  load.mockResolvedValue({ ok: true, loaded: { ...loaded, files, filesRevision: '2' } })
  see({})
  expect(load).not.toHaveBeenCalled()
  see({ filesRevision: '2' })
  await vi.waitFor(() =>
    expect(site.get().saved.loaded).toMatchObject({ files, filesRevision: '2' }),
  )
  expect(pictures.readAgain).toHaveBeenCalledWith(files)
  see({ filesRevision: '2' })
  expect(load).toHaveBeenCalledTimes(1)
})

test('a save in progress is not taken for a change by another program', async () => {
  const { site, session, loaded, load, see } = startWatching()
  const text = contentText(setValue(sampleContent, ['company', 'name'], 'Ours'))
  const written = { ...loaded, text, revision: '2', filesRevision: '2' }
  load.mockImplementation(() => {
    // The owner starts to save before the storage answers.
    session.change({ isSaving: true })
    return Promise.resolve({ ok: true, loaded: written })
  })
  see({ revision: '2' })
  see({ revision: '2', filesRevision: '2' })
  await load.mock.results[0]?.value
  expect(load).toHaveBeenCalledTimes(1)
  expect(session.get().toast).toBeUndefined()
  expect(site.get().saved.loaded.revision).toBe('1')
})
