import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import {
  sample,
  withHeadline,
  withName,
  stateOf,
  openEditor,
  say,
  press,
  dialog,
  inDialog,
  key,
  labels,
  headline,
  typeHeadline,
} from '../../../tests/support/editorPage.tsx'
import { contentText } from '../check/checks.ts'
import { setText } from '../contentActions/actions.ts'
import { message } from '../messages/messages.ts'

test('typed text is kept as a draft, shown before saving, and saved unchanged', async () => {
  const { storage, saved } = await openEditor()
  expect(screen.getByText(say('common.saved')).ariaDisabled).toBe('true')
  await press('common.saved')
  await screen.findByText(say('saving.nothingToSave'))
  typeHeadline('Bread')
  await waitFor(() => expect(storage.drafts.save).toHaveBeenCalled())
  const [draft] = storage.drafts.save.mock.lastCall ?? []
  expect(draft).toMatchObject({
    text: contentText(withHeadline('Bread')),
    base: contentText(sample),
  })
  key('s', { ctrlKey: true })
  const question = await dialog()
  // The page behind the question does not change.
  key('z', { ctrlKey: true })
  expect(question.getByText('Bread')).toBeTruthy()
  expect(question.getByText(sample.catalogs.en['hero.title'] ?? '')).toBeTruthy()
  expect(storage.save).not.toHaveBeenCalled()
  await inDialog('common.save')
  await screen.findByText(say('saving.savedNow'))
  expect(saved()).toEqual(withHeadline('Bread'))
  expect(screen.getByText(say('common.saved'))).toBeTruthy()
  await waitFor(() => expect(storage.drafts.discard).toHaveBeenCalledWith(draft?.id))
})

test('changes by another program are merged; on a conflict, the owner’s choice is saved', async () => {
  const { write, storage, saved } = await openEditor()
  typeHeadline('Bread')
  write(contentText(withName('Theirs')))
  await press('common.save')
  await inDialog('common.save')
  await screen.findByText('Theirs', { selector: 'h1' })
  expect(saved()).toEqual(withName('Theirs'))
  // The dialog asks again, now with their changes.
  write(contentText(setText(withName('Theirs'), 'en', 'hero.title', 'Cake')))
  await inDialog('common.save')
  await screen.findByText(say('common.conflicts'))
  fireEvent.click((await dialog()).getByText('Cake'))
  await inDialog('common.settle')
  expect(headline().value).toBe('Cake')
  expect(storage.save).toHaveBeenCalledTimes(2)
  expect(screen.getByText(say('common.saved'))).toBeTruthy()
})

test('if the file already has the owner’s changes, as after a lost response, they are saved', async () => {
  const { write, storage } = await openEditor()
  typeHeadline('Bread')
  write(contentText(withHeadline('Bread')))
  await press('common.save')
  await inDialog('common.save')
  await screen.findByText(say('saving.savedNow'))
  expect(screen.queryByText(say('saving.nothingToSave'))).toBeNull()
  expect(storage.save).toHaveBeenCalledTimes(1)
})

test('earlier drafts are offered one after the other, can be restored or discarded, and ask about conflicts', async () => {
  const draft = (id: string, at: number, text: string, base = contentText(sample)) => ({
    id,
    at,
    text,
    base,
    files: {},
  })
  const earlier = contentText(withHeadline('Earlier'))
  const { storage } = await openEditor([
    draft('saved since', 5, contentText(sample), contentText(withName('Earlier'))),
    draft('old', 1, contentText(withName('Old'))),
    draft('broken', 4, '{'),
    draft('new', 3, contentText(withHeadline('Bread'))),
    draft('clash', 2, contentText(withHeadline('Cake')), earlier),
  ])
  await press('saving.showDraft')
  expect(screen.getByText('Bread')).toBeTruthy()
  expect(screen.getByText(say('common.saved'))).toBeTruthy()
  await press('common.restoreDraft')
  await waitFor(() => expect(storage.drafts.discard).toHaveBeenCalledWith('new'))
  expect(labels()[0]).toBe('Bread')
  expect(storage.drafts.save).toHaveBeenCalled()
  expect(screen.getByText(say('common.save'))).toBeTruthy()
  await press('common.restoreDraft')
  const question = await dialog()
  expect(question.getByText('Bread')).toBeTruthy()
  await inDialog('common.settle')
  expect(labels()[0]).toBe('Cake')
  expect(screen.getByText(say('saving.notYet'))).toBeTruthy()
  const confirm = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true)
  vi.stubGlobal('confirm', confirm)
  await press('saving.discardDraft')
  expect(storage.drafts.discard).not.toHaveBeenCalledWith('old')
  await press('saving.discardDraft')
  await waitFor(() => expect(storage.drafts.discard).toHaveBeenCalledWith('old'))
  expect(screen.queryByText(say('common.restoreDraft'))).toBeNull()
})

test('changes by other programs are merged while typing; a broken file and an unreachable storage are reported until fixed', async () => {
  const { see, writtenByOthers } = await openEditor()
  typeHeadline('Bread')
  await writtenByOthers(contentText(withName('Theirs')))
  await screen.findByText(say('saving.theirsTaken'))
  expect(screen.getByText('Theirs', { selector: 'h1' })).toBeTruthy()
  expect(headline().value).toBe('Bread')
  await writtenByOthers('{')
  await screen.findByText(say('saving.theirsBroken'))
  await see(stateOf('2'))
  expect(screen.queryByText(say('saving.theirsBroken'))).toBeNull()
  await writtenByOthers('[')
  await screen.findByText(say('saving.theirsBroken'))
  await press('common.close')
  // The failure is reported once.
  await see()
  expect(screen.queryByText(say('saving.theirsBroken'))).toBeNull()
  await see(stateOf('2'))
  const unavailable = message('server.unavailable')
  await see({ ok: false, reason: 'unavailable', why: unavailable })
  await screen.findByText(unavailable.en)
  await see(stateOf('2'))
  expect(screen.queryByText(unavailable.en)).toBeNull()
  await see(stateOf(null))
  await screen.findByText(say('server.gone'))
})
