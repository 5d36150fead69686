import { beforeEach, expect, test, vi } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { mockEditor } from '../../../tests/support/mockEditor.ts'
import type { Draft } from '../../editorApi/storage.ts'
import { parseContent } from '../state/parseContent.ts'
import { createSiteStore, type SiteStore } from '../state/siteStore.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { draftOf, keepDrafts } from './keepDraft.ts'
import { createSession } from './session.ts'

const path = ['company', 'name']
const loaded = { text: '', revision: '1', files: [] }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: { request: () => Promise.resolve() } })
})

function editorWith(site: SiteStore, drafts: Partial<ContentStorage['drafts']> = {}) {
  return mockEditor({
    site,
    session: createSession(),
    storage: {
      drafts: { discard: () => Promise.resolve(), ...drafts } as ContentStorage['drafts'],
    },
    pictures: { keptId: () => undefined },
  })
}

test('while typing without a pause, a draft is kept every second', async () => {
  const site = createSiteStore({ content, files: {}, loaded })
  const save = vi.fn<ContentStorage['drafts']['save']>(() => Promise.resolve(true))
  keepDrafts(editorWith(site, { save }))
  for (let key = 1; key <= 200; key += 1) {
    site.change(path, (now) => setValue(now, path, 'a'.repeat(key)))
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(save.mock.calls.length).toBeGreaterThan(30)
  const last = parseContent(save.mock.lastCall?.[0].text ?? '')
  expect(last?.company.name.length).toBeGreaterThan(190)
})

test('a draft contains only the unsaved pictures that it shows', () => {
  const site = createSiteStore({ content, files: { '/logos/old.svg': 'saved' }, loaded })
  site.changeAll([], ({ files }) => ({
    content: setValue(content, ['clients', 0, 'logo'], '/logos/new.svg'),
    files: { ...files, '/logos/first.svg': 'replaced', '/logos/new.svg': 'kept' },
  }))
  const { files } = draftOf(editorWith(site))
  expect(files).toEqual({ '/logos/new.svg': 'kept' })
})

test('writing a draft is retried until it succeeds', async () => {
  const site = createSiteStore({ content, files: {}, loaded })
  const save = vi
    .fn<(draft: Draft) => Promise<boolean>>()
    .mockResolvedValueOnce(false)
    .mockResolvedValue(true)
  const editor = editorWith(site, { save })
  keepDrafts(editor)
  site.change(path, (now) => setValue(now, path, 'Other'))
  await vi.advanceTimersByTimeAsync(1100)
  expect(editor.session.get().isDraftKept).toBe(false)
  await vi.advanceTimersByTimeAsync(6000)
  expect(save).toHaveBeenCalledTimes(2)
  expect(editor.session.get().isDraftKept).toBe(true)
})

test('a slow write of a draft is not overtaken: the last one written is the latest', async () => {
  const site = createSiteStore({ content, files: {}, loaded })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const drafts = {
    save(draft: Draft) {
      begun.push(parseContent(draft.text)?.company.name ?? '')
      return new Promise<boolean>((done) => ends.push(() => done(true)))
    },
  }
  keepDrafts(editorWith(site, drafts))
  for (const name of ['First', 'Second', 'Third']) {
    site.change(path, (now) => setValue(now, path, name))
    await vi.advanceTimersByTimeAsync(4000)
  }
  expect(begun).toEqual(['First'])
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['First', 'Third'])
  ends[1]?.()
})
