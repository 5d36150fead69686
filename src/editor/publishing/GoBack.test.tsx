import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { begin, open, press, type } from '../../../tests/unit/mockPublishing.tsx'
import { host, publication, withHost } from '../../../tests/unit/publishingStates.ts'
import { EditorProvider, type Editor } from '../context.tsx'
import { words } from '../interfaceText.ts'
import { createStore } from '../state/store.ts'
import type { VersionList, VersionsView } from '../state/versionList.ts'
import { failureWords } from './failures.ts'
import { goBackWords } from './GoBack.tsx'
import type { Publication, PublishingState } from './protocol.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { publishingWords } from './publishingWords.ts'

const newer: Publication = {
  ...publication,
  version: 'fedcba9876543210',
  at: 3,
  savedAt: 2,
}

/** Asked first: the button, and the same words once more. */
async function goBack(name: RegExp) {
  fireEvent.click(await screen.findByRole('button', { name }))
  await screen.findByText(/^It takes the place of the version of/)
  fireEvent.click(screen.getByRole('button', { name }))
}

/** The dialog as the button of the versions opens it. */
function openToGoBack(state: PublishingState, more: Partial<Editor> = {}) {
  const { editor, publishClient } = begin({
    ...state,
    last: newer,
    previous: publication,
  })
  editor.session.change({ openDialog: { kind: 'publish', goesBack: true } })
  render(
    <EditorProvider value={{ ...editor, ...more }}>
      <PublishDialog />
    </EditorProvider>,
  )
  return publishClient
}

test('going back is named by when the version was saved, and asked first', async () => {
  const at = (hour: number, minute: number) => new Date().setHours(hour, minute, 0, 0)
  const first = { ...publication, savedAt: at(15, 5), at: at(15, 9) }
  const second = { ...newer, savedAt: at(15, 9), at: at(15, 12) }
  const publishClient = open({ ...withHost, last: second, previous: first })
  fireEvent.click(
    await screen.findByRole('button', {
      name: /^Put the earlier version of 3:05.PM back online$/,
    }),
  )
  expect(
    screen.getByText(/^It takes the place of the version of 3:09.PM\. Your texts/),
  ).toBeTruthy()
  expect(publishClient.undo).not.toHaveBeenCalled()
  await press(words.cancel.en)
  expect(publishClient.undo).not.toHaveBeenCalled()
  // Gone back, the other one is the newer.
  expect(goBackWords({ last: first, previous: second }).br).toBe(
    'Pôr de volta no ar a versão mais nova, de 15:09',
  )
  const inZip = (each: Publication) =>
    ({ ...each, kind: 'folder', path: '/a.zip' }) as const
  expect(goBackWords({ last: inZip(second), previous: inZip(first) }).en).toMatch(
    /^Lay the earlier version of 3:05.PM into the ZIP again/,
  )
})

test('what changes for visitors is shown before it does', async () => {
  const changed = {
    ...content,
    site: { ...content.site, address: 'https://other.example/' },
  }
  const list = createStore<VersionsView>({
    state: 'loaded',
    entries: [
      { id: 'b', at: 2, kind: 'saved', published: newer.version },
      { id: 'a', at: 1, kind: 'saved', published: publication.version },
    ],
    next: undefined,
    bytes: 0,
    unanswered: undefined,
    contents: new Map([
      ['a', { text: '', content: changed }],
      ['b', { text: '', content }],
    ]),
  })
  const versions: VersionList = {
    ...list,
    load: vi.fn(),
    loadMore: vi.fn(),
    read: vi.fn(),
    files: vi.fn(),
    keepFiles: vi.fn(),
  }
  openToGoBack(withHost, { versions })
  await screen.findByText(publishingWords.visitorsWould.en)
  expect(screen.getByRole('dialog').textContent).toContain('https://other.example/')
})

test('a password that was not kept is asked for alone, and what was begun goes on', async () => {
  const known = {
    ...withHost,
    secret: 'missing',
    testedAt: 1,
    hasKeychain: false,
  } as const
  const publishClient = openToGoBack(known)
  await screen.findByText(publishingWords.passwordAgain(host.user, host.server).en)
  expect(screen.getByText(/^Published last: the version of/)).toBeTruthy()
  expect(screen.queryByLabelText('Server')).toBeNull()
  type('Password', 'secret')
  await press(publishingWords.next.en)
  await goBack(/^Put the earlier version/)
  expect(publishClient.keepSecret).toHaveBeenCalledWith({ secret: 'secret', keep: false })
  expect(publishClient.undo).toHaveBeenCalledOnce()
})

test('what went wrong is reported with what to do, and the one before can be put back', async () => {
  const failure = { code: 'disk-full', detail: '552 Quota exceeded' } as const
  const publishClient = open({ ...withHost, last: newer, previous: publication }, [
    { state: 'failed', id: '1', task: 'undo', phase: 'sending', failure },
  ])
  await goBack(/^Put the earlier version/)
  const { what, toDo } = failureWords(failure, withHost)
  await screen.findByText(what.en)
  expect(screen.getByText(toDo.en)).toBeTruthy()
  expect(screen.getByText(failure.detail).closest('details')?.open).toBe(false)
  expect(publishClient.undo).toHaveBeenCalledOnce()
})
