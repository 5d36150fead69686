import { expect, test, vi } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import { parseContent } from '../state/parseContent.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { keepDrafts } from './drafts.ts'
import { createSession } from './session.ts'

/** Starts an editor whose drafts `save` writes. `type`: the owner types the company's name. */
function start(save: ContentStorage['drafts']['save']) {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: { request: () => Promise.resolve() } })
  const [site, session] = [loadedSite(content), createSession()]
  const drafts = { save } as Partial<ContentStorage['drafts']> as ContentStorage['drafts']
  const pictures = { draftIdOf: () => undefined }
  keepDrafts(mockEditor({ site, session, pictures, storage: { drafts } }))
  async function type(name: string, pauseMs: number) {
    const path = ['company', 'name']
    site.change(path, (now) => setValue(now, path, name))
    await vi.advanceTimersByTimeAsync(pauseMs)
  }
  return { session, type }
}

const nameIn = (text = '') => parseContent(text)?.company.name

test('a draft is kept every second while the owner types without a pause', async () => {
  const save = vi.fn<ContentStorage['drafts']['save']>(() => Promise.resolve(true))
  const { type } = start(save)
  for (let key = 1; key <= 200; key += 1) await type('a'.repeat(key), 200)
  expect(save.mock.calls.length).toBeGreaterThan(30)
  expect(nameIn(save.mock.lastCall?.[0].text)?.length).toBeGreaterThan(190)
})

test('writing a draft is retried until it succeeds', async () => {
  const save = vi
    .fn<ContentStorage['drafts']['save']>()
    .mockResolvedValueOnce(false)
    .mockResolvedValue(true)
  const { session, type } = start(save)
  await type('Other', 1100)
  expect(session.get().isDraftKept).toBe(false)
  await vi.advanceTimersByTimeAsync(4800)
  expect(save).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(save).toHaveBeenCalledTimes(2)
  expect(session.get().isDraftKept).toBe(true)
})

test('a hidden window keeps a draft at once, and the browser asks before unsaved work is closed', async () => {
  // The window still has the listeners of other tests.
  const tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  const closes = () => tab.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const save = vi.fn<ContentStorage['drafts']['save']>(() => Promise.resolve(true))
  const { type } = start(save)
  expect(closes()).toBe(true)
  await type('Other', 10)
  expect(closes()).toBe(false)
  const visibility = vi.spyOn(document, 'hidden', 'get')
  for (const isHidden of [false, true]) {
    visibility.mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(10)
    expect(save).toHaveBeenCalledTimes(Number(isHidden))
  }
})

test('drafts are written in order, even if one write is slow', async () => {
  const startedSaves: (string | undefined)[] = []
  let finishSaving = () => {}
  const save = vi.fn<ContentStorage['drafts']['save']>(({ text }) => {
    startedSaves.push(nameIn(text))
    return new Promise((resolve) => (finishSaving = () => resolve(true)))
  })
  const { type } = start(save)
  for (const name of ['First', 'Second', 'Third']) await type(name, 4000)
  expect(startedSaves).toEqual(['First'])
  finishSaving()
  await vi.advanceTimersByTimeAsync(0)
  finishSaving()
  await vi.advanceTimersByTimeAsync(0)
  expect(startedSaves).toEqual(['First', 'Third'])
  finishSaving()
  // The writes of later tests must not wait for this one.
  save.mockResolvedValue(true)
})
