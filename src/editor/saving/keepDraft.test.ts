// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { asContent } from '../edits/ownNames.ts'
import { parseContent } from '../state/parseContent.ts'
import { createSite } from '../state/site.ts'
import type { Draft, DraftResult } from '../storage/storage.ts'
import { draftOf, keepDrafts } from './keepDraft.ts'
import { createSession } from './session.ts'

const path = ['company', 'name']
const loaded = { text: '', revision: '1', files: [] }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: { request: () => Promise.resolve() } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts keeping drafts; `canKeep` says whether the storage can write them. */
function start(canKeep: () => boolean) {
  const kept: Draft[] = []
  const site = createSite({ content, files: {}, loaded })
  const session = createSession()
  const drafts = {
    save(draft: Draft) {
      if (canKeep()) kept.push(draft)
      return Promise.resolve<DraftResult>(
        canKeep() ? { ok: true } : { ok: false, because: 'not written' },
      )
    },
    discard: () => Promise.resolve(),
  }
  const pictures = { keptId: () => undefined }
  keepDrafts({ site, session, storage: { drafts }, pictures })
  const type = (name: string) => site.change(path, (now) => setValue(now, path, name))
  return { kept, session, type }
}

test('whoever types for 40 seconds without a pause loses no more than the last three', async () => {
  const { kept, type } = start(() => true)
  for (let key = 1; key <= 200; key += 1) {
    type('a'.repeat(key))
    await vi.advanceTimersByTimeAsync(200)
  }
  const names = kept.map(({ text }) => parseContent(text)?.company.name.length ?? 0)
  expect(names.length).toBeGreaterThan(10)
  const gaps = names.map((length, index) => length - (names[index - 1] ?? 0))
  expect(Math.max(...gaps)).toBeLessThanOrEqual(16)
  expect(names.at(-1)).toBeGreaterThan(184)
})

test('where a draft cannot be kept it is reported, until one is', async () => {
  let canKeep = false
  const { kept, session, type } = start(() => canKeep)
  type('Other')
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.get().isDraftKept).toBe(false)
  canKeep = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(session.get().isDraftKept).toBe(true)
  expect(kept).toHaveLength(1)
})

test('a draft holds the pictures that it shows and that are not saved, and no others', () => {
  const site = createSite({ content, files: { '/logos/old.svg': 'saved' }, loaded })
  site.changeAll([], ({ files }) => ({
    content: asContent(setValue(content, ['clients', 0, 'logo'], '/logos/new.svg')),
    files: { ...files, '/logos/first.svg': 'replaced', '/logos/new.svg': 'kept' },
  }))
  const { files } = draftOf({ site, pictures: { keptId: () => undefined } })
  expect(files).toEqual({ '/logos/new.svg': 'kept' })
})
