import { fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'

import { EditorProvider } from '../../src/editor/context.tsx'
import type { Job, PublishingState } from '../../src/editor/publishing/protocol.ts'
import { PublishDialog } from '../../src/editor/publishing/PublishDialog.tsx'
import type { Publisher } from '../../src/editor/publishing/publisher.ts'
import { createPublishing } from '../../src/editor/publishing/publishing.ts'
import { createSession } from '../../src/editor/saving/session.ts'
import { sampleContent as content } from '../fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from './mockEditor.ts'
import { nothing } from './publishingStates.ts'

/** Renders the dialog with the editor of `begin`. */
export function open(state: PublishingState, jobs: Job[] = []) {
  const { editor, publisher } = begin(state, jobs)
  render(
    <EditorProvider value={editor}>
      <PublishDialog />
    </EditorProvider>,
  )
  return publisher
}

/** An editor with a mock for the publisher, which answers with these jobs one after the other, then with the last one. */
export function begin(state: PublishingState, jobs: Job[] = []) {
  const site = loadedSite(content)
  let isSecretKept = state.secret !== 'missing'
  let now = state
  const publisher = {
    state: vi.fn<Publisher['state']>(() => Promise.resolve(now)),
    choose: vi.fn<Publisher['choose']>((settings) => {
      const isNeeded = settings.kind === 'host' && !isSecretKept
      now = { ...now, settings, secret: isNeeded ? 'missing' : 'keychain' }
      return Promise.resolve({ ok: true })
    }),
    keepSecret: vi.fn<Publisher['keepSecret']>(() => {
      isSecretKept = true
      now = { ...now, secret: 'keychain' }
      return Promise.resolve({ ok: true, kept: 'keychain' })
    }),
    forgetSecret: vi.fn<Publisher['forgetSecret']>(() => {
      isSecretKept = false
      now = { ...now, secret: 'missing' }
      return Promise.resolve(true)
    }),
    tick: vi.fn<Publisher['tick']>(() => Promise.resolve(true)),
    connect: vi.fn<Publisher['connect']>(() => Promise.resolve({ ok: true, job: '1' })),
    publish: vi.fn<Publisher['publish']>(() => Promise.resolve({ ok: true, job: '1' })),
    undo: vi.fn<Publisher['undo']>(() => Promise.resolve({ ok: true, job: '1' })),
    job: () => Promise.resolve((jobs.length > 1 ? jobs.shift() : jobs[0]) ?? nothing.job),
    answer: vi.fn<Publisher['answer']>(() => Promise.resolve(true)),
    stop: vi.fn<Publisher['stop']>(() => Promise.resolve(true)),
    online: () => Promise.resolve({ state: 'old' as const }),
    show: () => Promise.resolve(true),
  }
  const publishing = createPublishing(publisher)
  const editor = mockEditor({ site, session: createSession(), publishing })
  return { editor, publisher, publishing }
}

export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }))
export const type = (title: string, value: string) =>
  fireEvent.change(screen.getByLabelText(title), { target: { value } })
