import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import {
  sample,
  sampleTitled,
  sampleNamed,
  storageStateOf,
  openEditor,
  say,
  clickButton,
  findDialog,
  clickInDialog,
  pressKey,
  rowLabels,
  headline,
  typeHeadline,
} from '../../../tests/support/editorPage.tsx'
import { contentText } from '../check/checks.ts'
import { setText } from '../contentActions/actions.ts'
import { message } from '../messages/messages.ts'

test('typed text is kept as a draft, shown before saving, and saved unchanged', async () => {
  const { storage, savedContent } = await openEditor()
  expect(screen.getByText(say('common.saved')).ariaDisabled).toBe('true')
  await clickButton('common.saved')
  await screen.findByText(say('saving.nothingToSave'))
  typeHeadline('Bread')
  await waitFor(() => expect(storage.drafts.save).toHaveBeenCalled())
  const [draft] = storage.drafts.save.mock.lastCall ?? []
  expect(draft).toMatchObject({
    text: contentText(sampleTitled('Bread')),
    base: contentText(sample),
  })
  pressKey('s', { ctrlKey: true })
  const dialog = await findDialog()
  // The page behind the dialog does not change.
  pressKey('z', { ctrlKey: true })
  expect(dialog.getByText('Bread')).toBeTruthy()
  expect(dialog.getByText(sample.catalogs.en['hero.title'] ?? '')).toBeTruthy()
  expect(storage.save).not.toHaveBeenCalled()
  await clickInDialog('common.save')
  await screen.findByText(say('saving.savedNow'))
  expect(savedContent()).toEqual(sampleTitled('Bread'))
  expect(screen.getByText(say('common.saved'))).toBeTruthy()
  await waitFor(() => expect(storage.drafts.discard).toHaveBeenCalledWith(draft?.id))
})

test('changes by another program are merged; on a conflict, the owner’s choice is saved', async () => {
  const { write, storage, savedContent } = await openEditor()
  typeHeadline('Bread')
  write(contentText(sampleNamed('Theirs')))
  await clickButton('common.save')
  await clickInDialog('common.save')
  await screen.findByText('Theirs', { selector: 'h1' })
  expect(savedContent()).toEqual(sampleNamed('Theirs'))
  // The dialog asks again, now with their changes.
  write(contentText(setText(sampleNamed('Theirs'), 'en', 'hero.title', 'Cake')))
  await clickInDialog('common.save')
  await screen.findByText(say('common.conflicts'))
  fireEvent.click((await findDialog()).getByText('Cake'))
  await clickInDialog('common.settle')
  expect(headline().value).toBe('Cake')
  expect(storage.save).toHaveBeenCalledTimes(2)
  expect(screen.getByText(say('common.saved'))).toBeTruthy()
})

test('earlier drafts are offered one after the other, and the owner settles conflicts', async () => {
  const draft = (id: string, at: number, text: string, base = contentText(sample)) => ({
    id,
    at,
    text,
    base,
    files: {},
  })
  const earlier = contentText(sampleTitled('Earlier'))
  const { storage } = await openEditor([
    draft('saved since', 5, contentText(sample), contentText(sampleNamed('Earlier'))),
    draft('old', 1, contentText(sampleNamed('Old'))),
    draft('broken', 4, '{'),
    draft('new', 3, contentText(sampleTitled('Bread'))),
    draft('clash', 2, contentText(sampleTitled('Cake')), earlier),
  ])
  await clickButton('saving.showDraft')
  expect(screen.getByText('Bread')).toBeTruthy()
  expect(screen.getByText(say('common.saved'))).toBeTruthy()
  await clickButton('common.restoreDraft')
  await waitFor(() => expect(storage.drafts.discard).toHaveBeenCalledWith('new'))
  expect(rowLabels()[0]).toBe('Bread')
  expect(storage.drafts.save).toHaveBeenCalled()
  expect(screen.getByText(say('common.save'))).toBeTruthy()
  await clickButton('common.restoreDraft')
  const dialog = await findDialog()
  expect(dialog.getByText('Bread')).toBeTruthy()
  await clickInDialog('common.settle')
  expect(rowLabels()[0]).toBe('Cake')
  expect(screen.getByText(say('saving.notYet'))).toBeTruthy()
  expect(screen.getByText(say('common.restoreDraft'))).toBeTruthy()
})

test('changes by other programs are merged while typing, and a broken file is reported', async () => {
  const { reportState, writeAsOtherProgram } = await openEditor()
  typeHeadline('Bread')
  await writeAsOtherProgram(contentText(sampleNamed('Theirs')))
  await screen.findByText(say('saving.theirsTaken'))
  expect(screen.getByText('Theirs', { selector: 'h1' })).toBeTruthy()
  expect(headline().value).toBe('Bread')
  await writeAsOtherProgram('{')
  await screen.findByText(say('saving.theirsBroken'))
  await reportState(storageStateOf('2'))
  expect(screen.queryByText(say('saving.theirsBroken'))).toBeNull()
  await writeAsOtherProgram('[')
  await screen.findByText(say('saving.theirsBroken'))
  await clickButton('common.close')
  // The failure is reported once.
  await reportState()
  expect(screen.queryByText(say('saving.theirsBroken'))).toBeNull()
  await reportState(storageStateOf('2'))
  const unavailable = message('server.unavailable')
  await reportState({ ok: false, reason: 'unavailable', why: unavailable })
  await screen.findByText(unavailable.en)
  await reportState(storageStateOf('2'))
  expect(screen.queryByText(unavailable.en)).toBeNull()
  await reportState(storageStateOf(null))
  await screen.findByText(say('server.gone'))
})
