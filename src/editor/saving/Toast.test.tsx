import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { asBilingual } from '../../../schema/bilingual.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { createSession } from './session.ts'
import { Toast } from './Toast.tsx'

test('a toast with a link stays open, and another success is shown long enough to be read', () => {
  vi.useFakeTimers()
  const session = createSession()
  renderInEditor({ session }, <Toast />)
  const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(1000 * seconds))
  const toast = { message: asBilingual('Online'), severity: 'success' } as const
  act(() => session.change({ toast: { ...toast, address: 'https://ana.example/' } }))
  wait(600)
  // A click elsewhere closes no toast.
  fireEvent.click(document.body)
  const link = screen.getByRole('link', { name: 'Online' })
  expect(link.getAttribute('href')).toBe('https://ana.example/')
  const longText = 'Saved as a proposal, because the branch is protected. '.repeat(4)
  for (const _ of ['first', 'second']) {
    act(() => session.notify(asBilingual(longText)))
    wait(10)
  }
  expect(session.get().toast?.severity).toBe('success')
  wait(30)
  expect(session.get().toast).toBeUndefined()
})
