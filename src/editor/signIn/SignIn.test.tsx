import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { Bilingual } from '../../../schema/bilingual.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { message } from '../messages/messages.ts'
import { createSession } from '../saving/session.ts'
import { forgetAccount, keepAccount } from './account.ts'
import { NewToken } from './SignIn.tsx'

test('a rejected token can be typed again, and after an accepted one, missing pictures are loaded', async () => {
  const token = `ghp_${'a'.repeat(36)}`
  keepAccount({ repository: 'ana/site', token }, false)
  // The name of the repository stays stored.
  forgetAccount()
  const session = createSession()
  const storageError = { why: message('common.save'), isSignedOut: true } as const
  session.change({ storageError })
  const replaceToken = vi
    .fn<(token: string) => Promise<Bilingual | undefined>>()
    .mockResolvedValueOnce(message('common.save'))
    .mockResolvedValue(undefined)
  const loadMissing = vi.fn<() => void>()
  const parts = { session, storage: { replaceToken }, pictures: { loadMissing } }
  renderInEditor(parts, <NewToken />)
  const field = screen.getByLabelText(message('signIn.token').en, { selector: 'input' })
  fireEvent.change(field, { target: { value: token } })
  const button = screen.getByText(message('signIn.signIn').en)
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.click(button)
  await waitFor(() => expect(loadMissing).toHaveBeenCalledTimes(1))
  expect(replaceToken).toHaveBeenCalledWith(token)
  expect(session.get().storageError).toBeUndefined()
})
