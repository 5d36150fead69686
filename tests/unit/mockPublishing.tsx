import { fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'

import { EditorProvider } from '../../src/editor/context.tsx'
import type { Job, PublishingState } from '../../src/editor/publishing/protocol.ts'
import type { PublishClient } from '../../src/editor/publishing/publishClient.ts'
import { PublishDialog } from '../../src/editor/publishing/PublishDialog.tsx'
import { createPublishing } from '../../src/editor/publishing/publishing.ts'
import { createSession } from '../../src/editor/saving/session.ts'
import { sampleContent as content } from '../fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from './mockEditor.ts'
import { nothing } from './publishingStates.ts'

/** Renders the dialog with the editor of `begin`. */
export function open(state: PublishingState, jobs: Job[] = []) {
  const { editor, publishClient } = begin(state, jobs)
  render(
    <EditorProvider value={editor}>
      <PublishDialog />
    </EditorProvider>,
  )
  return publishClient
}

/** An editor with a mock for the publishClient, which answers with these jobs one after the other, then with the last one. */
export function begin(state: PublishingState, jobs: Job[] = []) {
  const site = loadedSite(content)
  let isSecretKept = state.secret !== 'missing'
  let now = state
  const publishClient = {
    state: vi.fn<PublishClient['state']>(() => Promise.resolve(now)),
    choose: vi.fn<PublishClient['choose']>((settings) => {
      const isNeeded = settings.kind === 'host' && !isSecretKept
      now = { ...now, settings, secret: isNeeded ? 'missing' : 'keychain' }
      return Promise.resolve({ ok: true })
    }),
    keepSecret: vi.fn<PublishClient['keepSecret']>(() => {
      isSecretKept = true
      now = { ...now, secret: 'keychain' }
      return Promise.resolve({ ok: true, kept: 'keychain' })
    }),
    forgetSecret: vi.fn<PublishClient['forgetSecret']>(() => {
      isSecretKept = false
      now = { ...now, secret: 'missing' }
      return Promise.resolve(true)
    }),
    tick: vi.fn<PublishClient['tick']>(() => Promise.resolve(true)),
    connect: vi.fn<PublishClient['connect']>(() =>
      Promise.resolve({ ok: true, job: '1' }),
    ),
    publish: vi.fn<PublishClient['publish']>(() =>
      Promise.resolve({ ok: true, job: '1' }),
    ),
    undo: vi.fn<PublishClient['undo']>(() => Promise.resolve({ ok: true, job: '1' })),
    job: () => Promise.resolve((jobs.length > 1 ? jobs.shift() : jobs[0]) ?? nothing.job),
    answer: vi.fn<PublishClient['answer']>(() => Promise.resolve(true)),
    stop: vi.fn<PublishClient['stop']>(() => Promise.resolve(true)),
    online: () => Promise.resolve({ state: 'old' as const }),
    show: () => Promise.resolve(true),
  }
  const publishing = createPublishing(publishClient)
  const editor = mockEditor({ site, session: createSession(), publishing })
  return { editor, publishClient, publishing }
}

export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }))
export const type = (title: string, value: string) =>
  fireEvent.change(screen.getByLabelText(title), { target: { value } })
