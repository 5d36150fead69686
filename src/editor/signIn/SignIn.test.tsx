import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { Bilingual } from '../../../schema/bilingual.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { message } from '../messages/messages.ts'
import { createSession } from '../saving/session.ts'
import { forgetAccount, keepAccount } from './account.ts'
import { NewToken } from './SignIn.tsx'

const token = `ghp_${'a'.repeat(36)}`
const field = () =>
  screen.getByLabelText(message('signIn.token').en, { selector: 'input' })
const signIn = () => fireEvent.click(screen.getByText(message('signIn.signIn').en))

test('a rejected token can be typed again; an accepted one loads missing pictures', async () => {
  keepAccount({ repository: 'ana/site', token }, false)
  // The name of the repository stays stored.
  forgetAccount()
  const session = createSession()
  session.change({ storageError: { why: message('common.save'), isSignedOut: true } })
  const replaceToken = vi
    .fn<(token: string) => Promise<Bilingual | undefined>>()
    .mockResolvedValueOnce(message('common.save'))
    .mockResolvedValue(undefined)
  const loadMissing = vi.fn<() => void>()
  const parts = { session, storage: { replaceToken }, pictures: { loadMissing } }
  renderInEditor(parts, <NewToken />)
  fireEvent.change(field(), { target: { value: token } })
  signIn()
  await waitFor(() => expect(document.activeElement).toBe(field()))
  signIn()
  await waitFor(() => expect(loadMissing).toHaveBeenCalledTimes(1))
  expect(replaceToken).toHaveBeenCalledWith(token)
  expect(session.get().storageError).toBeUndefined()
})
