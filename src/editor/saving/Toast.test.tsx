import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { inBoth } from '../../../schema/bilingual.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { message } from '../messages/messages.ts'
import { createSession } from './session.ts'
import { Toast } from './Toast.tsx'

test('a toast with a link stays; any other stays long enough to be read', () => {
  vi.useFakeTimers()
  const session = createSession()
  renderInEditor({ session }, <Toast />)
  const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(1000 * seconds))
  const online = { message: inBoth('Online'), severity: 'success' } as const
  act(() => session.change({ toast: { ...online, address: 'https://ana.example/' } }))
  wait(600)
  const link = screen.getByRole('link', { name: 'Online' })
  expect(link.getAttribute('href')).toBe('https://ana.example/')
  const long = 'Saved as a proposal, because the branch is protected. '.repeat(4)
  for (const _ of ['first', 'second']) {
    act(() => session.notify(inBoth(long)))
    wait(10)
  }
  expect(session.get().toast?.severity).toBe('success')
  wait(30)
  expect(session.get().toast).toBeUndefined()
})

test('a success with a link does not hide the warning that drafts are lost', () => {
  const session = createSession()
  renderInEditor({ session, storage: { name: 'server' } }, <Toast />)
  const toast = { message: inBoth('Online'), severity: 'success' } as const
  act(() => session.change({ isDraftKept: false, toast }))
  expect(screen.getByRole('alert').textContent).toContain('Online')
  act(() => session.change({ toast: { ...toast, address: '/' } }))
  expect(screen.getByText(message('server.draftNotKept').en)).toBeTruthy()
  const failed = { message: inBoth('Failed'), severity: 'error', address: '/' } as const
  act(() => session.change({ toast: failed }))
  expect(screen.getByRole('alert').textContent).toContain('Failed')
})
