import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'

import { emailAddress, mockEmailService } from '../../tests/support/emailService.ts'
import {
  field,
  fillIn,
  sendButton,
  solveCaptcha,
} from '../../tests/support/renderedForm.ts'
import { texts } from '../../tests/support/renderWithContent.tsx'
import { showForm } from '../../tests/support/showForm.tsx'
import { emailHandlers, type SentMail } from '../mocks/emailHandlers.ts'

const service = mockEmailService()

const send = () => userEvent.click(sendButton())
const written = {
  Name: 'Ana',
  'Email or phone': '61 3555-0100',
  Message: 'Olá,\n\ntudo bem?',
}

/** Holds the mail service's answer until the returned function is called. */
function holdAnswer(): () => Promise<void> {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const requested = new Promise<void>((resolve) => {
    service.server.use(
      http.post(emailAddress, async () => {
        resolve()
        await answered
        // Nothing is returned: the mock answers.
      }),
    )
  })
  return () => requested.then(answer)
}

/** Browsers look up a form's field before its property of the same name. */
test('fields named like properties of a form element work, and their answers are sent', async () => {
  const names = ['reset', 'elements', 'contains', 'closest', 'focus', 'hidden', 'submit']
  const answers = Object.fromEntries(names.map((name) => [name, '']))
  const onMail = (mail: SentMail) => service.sent.push(mail)
  const { origin } = location
  service.server.use(...emailHandlers({ onMail, additionalFields: names, origin }))
  await showForm({
    additionalFields: names.map((id) => ({ id, label: 'contact.email' })),
  })
  await solveCaptcha()
  await fillIn(written)
  await send()
  await screen.findByRole('heading', { name: texts.en['form.success.title'] })
  expect(service.sent[0]?.params).toMatchObject({ name: 'Ana', ...answers })
})

test('repeated clicks send the message once and show the confirmation', async () => {
  await showForm()
  await solveCaptcha()
  await fillIn(written)
  const answer = holdAnswer()
  act(() => {
    sendButton().click()
    sendButton().click()
  })
  await waitFor(() => expect(sendButton().textContent).toBe('Sending...'))
  fireEvent.submit(screen.getByRole('form'))
  await answer()
  const heading = await screen.findByRole('heading', {
    name: texts.en['form.success.title'],
  })
  // Screen readers read it because it has the focus, so it must not be in a live region too. The Tab key does not stop
  // there.
  expect(document.activeElement).toBe(heading)
  expect(heading.closest('[role=status], [aria-live]')).toBeNull()
  expect(heading.tabIndex).toBe(-1)
  expect(heading.parentElement?.querySelector('svg')).not.toBeNull()
  for (const each of screen.getAllByRole('textbox'))
    expect(each).toHaveProperty('value', '')
  expect(service.sent).toHaveLength(1)
})

test('the visitor can keep typing while the message is sent, without losing the focus', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await showForm()
  await solveCaptcha()
  await fillIn({ ...written, 'Email or phone': 'fail-500@example.com' })
  const answer = holdAnswer()
  await send()
  await fillIn({ Name: ' Maria' })
  expect(sendButton()).toMatchObject({ disabled: true, textContent: 'Sending...' })
  await answer()
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
  expect(log.mock.calls).toEqual([['Erro ao enviar email', expect.anything()]])
  expect(document.activeElement).toBe(field('Name'))
  expect(field('Name')).toHaveProperty('value', 'Ana Maria')
})
