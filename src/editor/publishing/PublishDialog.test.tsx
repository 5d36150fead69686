import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import { host, publication, withHost } from '../../../tests/support/publishingStates.ts'
import type { Job } from '../../editorApi/publishing.ts'
import { EditorProvider } from '../context.tsx'
import { message } from '../messages/messages.ts'
import { createSession } from '../saving/session.ts'
import type { ContentStorage } from '../storage/storage.ts'
import type { PublishClient } from './publishClient.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { createPublishing } from './publishing.ts'
import { publishingWords } from './publishingWords.ts'
import { uploads } from './uploads.ts'

/** A piece of work at which the dialog looks. */
const work = { id: '1', task: 'publish' } as const

const unavailable = { en: 'Start the editor again', br: 'Inicie o editor de novo' }
const storage = { words: { unavailable } } as ContentStorage

/** Publishes to a known host; the work is at these points one after the other, then at the last one. */
function publish(...jobs: (Job | undefined)[]) {
  const answer = vi.fn(() => Promise.resolve(true))
  // A test that needs another answer fails.
  const client = {
    state: () => Promise.resolve(withHost),
    publish: () => Promise.resolve({ ok: true, job: '1' }),
    job: () => Promise.resolve(jobs.length > 1 ? jobs.shift() : jobs[0]),
    answer,
  } as Partial<PublishClient> as PublishClient
  const publishing = createPublishing(client)
  const site = loadedSite(content)
  render(
    <EditorProvider
      value={mockEditor({ site, session: createSession(), publishing, storage })}
    >
      <PublishDialog />
    </EditorProvider>,
  )
  return { answer, begin: () => press(message('common.publish').en) }
}

const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }))

test('a certificate that has changed is shown, and trusted only when the owner says so', async () => {
  const { answer, begin } = publish({
    ...work,
    state: 'running',
    phase: { name: 'connecting' },
    question: {
      kind: 'unknown-certificate',
      server: host.server,
      fingerprint: 'AB:CD',
      subject: 'CN=localhost',
      issuer: 'CN=localhost',
      validFrom: '2026-01-01',
      validTo: '2027-01-01',
      reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      isChanged: true,
    },
  })
  await begin()
  await screen.findByText('AB:CD')
  expect(screen.getByText(publishingWords.keyChanged.en)).toBeTruthy()
  await press(publishingWords.distrust.en)
  const distrust = { kind: 'unknown-certificate', isTrusted: false }
  await waitFor(() => expect(answer).toHaveBeenCalledWith({ job: '1', answer: distrust }))
})

test('how much is sent is reported, and what is not seen yet is not called online', async () => {
  const phase = { name: 'sending', sent: 1_250_000, total: 5_000_000 } as const
  const online = { state: 'dns-missing', detail: 'ENOTFOUND' } as const
  const { begin } = publish(
    { ...work, state: 'running', phase },
    { ...work, state: 'published', publication, online },
  )
  await begin()
  await screen.findByText(publishingWords.ofBytes('1.3', '5.0').en)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  await screen.findByText(/does not know the address www/)
  expect(screen.getByRole('alert').textContent).toContain(publishingWords.sentUnseen.en)
})

test('of a finished folder it is said where it is, and what to do with it', async () => {
  const path = '/home/ana/site/build/www.example.com'
  const finished = { ...publication, kind: 'folder', path } as const
  const { begin } = publish({ ...work, state: 'published', publication: finished })
  await begin()
  await screen.findByText(path)
  for (const upload of uploads.folder) expect(screen.getByText(upload.en)).toBeTruthy()
})

test('a program that no longer answers is reported, until it does', async () => {
  const running = { ...work, state: 'running', phase: { name: 'building' } } as const
  const { begin } = publish(undefined, running, { state: 'idle' })
  await begin()
  await screen.findByText(unavailable.en)
  await waitFor(() => expect(screen.queryByText(unavailable.en)).toBeNull())
})

test('a password is kept for one server: another one is not said to have it', async () => {
  publish({ state: 'idle' })
  await press(publishingWords.changeTarget.en)
  const kept = () => screen.queryByText(publishingWords.keptSecret.en)
  await waitFor(() => expect(kept()).not.toBeNull())
  const server = screen.getByDisplayValue(host.server)
  fireEvent.change(server, { target: { value: 'ftp.example.org' } })
  expect(kept()).toBeNull()
})
