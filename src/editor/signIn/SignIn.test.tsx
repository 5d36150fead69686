import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { Bilingual } from '../../../schema/bilingual.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { message } from '../messages/messages.ts'
import { createSession } from '../saving/session.ts'
import { forgetAccount, keepAccount } from './account.ts'
import { NewToken, SignIn } from './SignIn.tsx'

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

test('the focus moves to the field that is wrong: the repository that was not found, or the token', async () => {
  const onSignIn = vi
    .fn<() => Promise<Bilingual>>()
    .mockResolvedValueOnce(message('github.failed.not-found'))
    .mockResolvedValueOnce(message('github.failed.token-refused'))
  renderInEditor({}, <SignIn repository="ana/site" onSignIn={onSignIn} />)
  const field = (id: 'signIn.repository' | 'signIn.token') =>
    screen.getByLabelText(message(id).en, { selector: 'input' })
  const token = field('signIn.token')
  fireEvent.change(token, { target: { value: `ghp_${'a'.repeat(36)}` } })
  fireEvent.click(screen.getByText(message('signIn.signIn').en))
  await waitFor(() => expect(document.activeElement).toBe(field('signIn.repository')))
  fireEvent.click(screen.getByText(message('signIn.signIn').en))
  await waitFor(() => expect(document.activeElement).toBe(token))
})
