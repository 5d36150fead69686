import { expect, test, vi } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { storageWords, type ContentStorage } from '../storage/storage.ts'
import { createSession } from './session.ts'
import { watchStorage } from './watchStorage.ts'

test('of the files of public/ those that are gone are forgotten, and changed ones are read again', async () => {
  const site = loadedSite(sampleContent)
  const { saved } = site.get()
  const before = { '/gone.svg': '1', '/changed.svg': '1', '/same.svg': '1' }
  const after = { '/changed.svg': '2', '/same.svg': '1', '/new.svg': '1' }
  const loaded = { ...saved.loaded, filesRevision: '1', stamps: before }
  site.setSaved({ ...saved, loaded })
  const files = Object.keys(after)
  const now = { ...loaded, files, stamps: after, filesRevision: '2' }
  const load = vi.fn<ContentStorage['load']>(() =>
    Promise.resolve({ ok: true, loaded: now }),
  )
  let see = (_filesRevision: string): void => {}
  const storage: Partial<ContentStorage> = {
    words: storageWords('server'),
    load,
    watch(onSeen) {
      const { revision } = loaded
      see = (filesRevision) => onSeen({ ok: true, revision, filesRevision })
      return () => {}
    },
  }
  const pictures = {
    forget: vi.fn<Pictures['forget']>(),
    readAgain: vi.fn<Pictures['readAgain']>(() => Promise.resolve()),
  }
  watchStorage(
    mockEditor({
      site,
      session: createSession(),
      storage: storage as ContentStorage,
      pictures: pictures as Partial<Pictures> as Pictures,
    }),
  )
  see('1')
  expect(load).not.toHaveBeenCalled()
  see('2')
  await vi.waitFor(() =>
    expect(site.get().saved.loaded).toMatchObject({ files, filesRevision: '2' }),
  )
  expect(pictures.forget).toHaveBeenCalledWith(['/gone.svg'])
  expect(pictures.readAgain).toHaveBeenCalledWith(['/changed.svg', '/new.svg'])
  see('2')
  expect(load).toHaveBeenCalledTimes(1)
})
