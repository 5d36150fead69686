import { expect, onTestFinished, test, vi } from 'vitest'

import { inBoth } from '../../../schema/bilingual.ts'
import { setValue } from '../../../schema/editContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sampleContent as base } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import type { SaveResult } from '../../editorApi/storage.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { save } from './save.ts'
import { createSession } from './session.ts'

const withName = (content: SiteContent, name: string, value: string) =>
  setValue(content, ['company', name], value)

/** The owner changes the company's name and saves. */
async function savedIn(saveInStorage: () => Promise<SaveResult>) {
  const site = loadedSite(base)
  site.change([], (now) => withName(now as SiteContent, 'name', 'Ours'))
  const session = createSession()
  const storage = { save: saveInStorage } as unknown as ContentStorage // `save` asks nothing else of it.
  const pictures = { keptId: () => undefined } as never // Nothing else is used here.
  await save(mockEditor({ site, session, storage, pictures }))
  const { openDialog: dialog, isSaving, toast } = session.get()
  return { dialog, isSaving, toast, now: site.get().history.now.content }
}

/** The same, while another program has written `theirs`. */
const savedOver = (theirs: SiteContent) =>
  savedIn(() => {
    const loaded = { text: JSON.stringify(theirs), revision: '2', files: [] }
    return Promise.resolve({ ok: false, reason: 'changed', loaded })
  })

test('a storage that throws is reported, and the owner can save again', async () => {
  const { isSaving, toast } = await savedIn(() => Promise.reject(new Error('No module')))
  expect(isSaving).toBe(false)
  expect(toast?.words.en).toContain('No module')
})

test('another program’s change is merged, and the owner confirms the save again', async () => {
  const { dialog, now } = await savedOver(withName(base, 'email', 'hello@example.com'))
  expect(dialog).toEqual({ kind: 'save' })
  expect(now.company).toMatchObject({ name: 'Ours', email: 'hello@example.com' })
})

test('on a conflict, the owner chooses which change to keep', async () => {
  const { dialog, now } = await savedOver(withName(base, 'name', 'Theirs'))
  expect(dialog).toMatchObject({
    kind: 'conflicts',
    merged: { conflicts: [{ ours: 'Ours', theirs: 'Theirs' }] },
  })
  expect(now.company.name).toBe('Ours')
})

test('a save that nobody answers ends after a minute, and the owner can try again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const noAnswer = { ok: false, reason: 'unavailable', why: inBoth('Away') } as const
  const saved = savedIn(() => Promise.resolve(noAnswer))
  const isEnded = vi.fn()
  void saved.then(isEnded)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(isEnded).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  const { dialog, isSaving } = await saved
  expect(isSaving).toBe(false)
  expect(dialog).toEqual({ kind: 'save', failed: noAnswer })
})
