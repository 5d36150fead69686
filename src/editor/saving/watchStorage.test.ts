import { expect, test, vi } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import type { Seen } from '../../editorApi/storage.ts'
import { contentText } from '../check/checks.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { storageWords, type ContentStorage } from '../storage/storage.ts'
import { createSession } from './session.ts'
import { watchStorage } from './watchStorage.ts'

/** A watched site with the given state of its files. */
function watched(stamps: Record<string, string>) {
  const site = loadedSite(sampleContent)
  const { saved } = site.get()
  const loaded = { ...saved.loaded, filesRevision: '1', stamps }
  site.setSaved({ ...saved, loaded })
  const load = vi.fn<ContentStorage['load']>()
  let see = (_seen: Partial<Extract<Seen, { ok: true }>>): void => {}
  const storage: Partial<ContentStorage> = {
    words: storageWords('server'),
    load,
    watch(onSeen) {
      const { revision, filesRevision } = loaded
      see = (seen) => onSeen({ ok: true, revision, filesRevision, ...seen })
      return () => {}
    },
  }
  const pictures = {
    forget: vi.fn<Pictures['forget']>(),
    readAgain: vi.fn<Pictures['readAgain']>(() => Promise.resolve()),
  }
  const session = createSession()
  watchStorage(
    mockEditor({
      site,
      session,
      storage: storage as ContentStorage,
      pictures: pictures as Partial<Pictures> as Pictures,
    }),
  )
  return { site, session, loaded, load, pictures, see }
}

test('of the files of public/ those that are gone are forgotten, and changed ones are read again', async () => {
  const { site, loaded, load, pictures, see } = watched({
    '/gone.svg': '1',
    '/changed.svg': '1',
    '/same.svg': '1',
  })
  const stamps = { '/changed.svg': '2', '/same.svg': '1', '/new.svg': '1' }
  const files = Object.keys(stamps)
  const now = { ...loaded, files, stamps, filesRevision: '2' }
  load.mockResolvedValue({ ok: true, loaded: now })
  see({})
  expect(load).not.toHaveBeenCalled()
  see({ filesRevision: '2' })
  await vi.waitFor(() =>
    expect(site.get().saved.loaded).toMatchObject({ files, filesRevision: '2' }),
  )
  expect(pictures.forget).toHaveBeenCalledWith(['/gone.svg'])
  expect(pictures.readAgain).toHaveBeenCalledWith(['/changed.svg', '/new.svg'])
  see({ filesRevision: '2' })
  expect(load).toHaveBeenCalledTimes(1)
})

test('a save in progress is not taken for a change by another program', async () => {
  const { site, session, loaded, load, see } = watched({})
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
