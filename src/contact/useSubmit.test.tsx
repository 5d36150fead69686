import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'

import { emailAddress, mockEmailService } from '../../tests/unit/emailService.ts'
import { field, fillIn, sendButton, solveCaptcha } from '../../tests/unit/renderedForm.ts'
import { texts } from '../../tests/unit/renderWithContent.tsx'
import { showForm } from '../../tests/unit/showForm.tsx'
import { emailHandlers, type SentMail } from '../mocks/emailHandlers.ts'

const service = mockEmailService()

const send = () => userEvent.click(sendButton())
const written = {
  Name: 'Ana',
  'Contact (e-mail or phone)': '61 3555-0100',
  Message: 'Olá,\n\ntudo bem?',
}

/** Holds the mail service's answer until the returned function is called. */
function holdAnswer(): () => Promise<void> {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const asked = new Promise<void>((resolve) => {
    service.server.use(
      http.post(emailAddress, async () => {
        resolve()
        await answered
        // Nothing is returned: the mock answers.
      }),
    )
  })
  return () => asked.then(answer)
}

/** Expects the line on the console that tells of a failure, and gives the logged error. */
function expectFailure() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  return async () => {
    await waitFor(() => expect(log).toHaveBeenCalled())
    expect(log.mock.calls).toEqual([['Erro ao enviar email', expect.anything()]])
    return log.mock.calls[0]?.[1] as unknown // Anything can be logged.
  }
}

/** Browsers look up a form's field before its property of the same name. */
test('fields that are named as what a form has hide nothing of it, and their answers are sent under these names', async () => {
  const names = ['reset', 'elements', 'contains', 'closest', 'focus', 'hidden', 'submit']
  const answers = Object.fromEntries(names.map((name) => [name, '']))
  const onMail = (mail: SentMail) => service.sent.push(mail)
  const { origin } = location
  service.server.use(...emailHandlers({ onMail, furtherFields: names, origin }))
  await showForm({ furtherFields: names.map((id) => ({ id, label: 'contact.email' })) })
  await solveCaptcha()
  await fillIn(written)
  await send()
  await screen.findByRole('heading', { name: texts.en['form.success.title'] })
  expect(service.sent[0]?.params).toMatchObject({ name: 'Ana', ...answers })
})

test('sends what was typed, once, and thanks', async () => {
  await showForm()
  await solveCaptcha()
  await fillIn(written)
  const { value } = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  const answer = holdAnswer()
  act(() => {
    sendButton().click()
    sendButton().click()
  })
  await waitFor(() => expect(sendButton().textContent).toBe('Sending...'))
  expect(sendButton()).toHaveProperty('disabled', true)
  fireEvent.submit(screen.getByRole('form'))

  expect(screen.getByText(texts.en['form.sendingNote']).id).toBe(
    sendButton().getAttribute('aria-describedby'),
  )
  await answer()
  const heading = await screen.findByRole('heading', {
    name: texts.en['form.success.title'],
  })
  // Read out because it has the focus, not once more by a live region.
  expect(document.activeElement).toBe(heading)
  expect(heading.closest('[role=status], [aria-live]')).toBeNull()
  expect(heading.parentElement?.querySelector('svg')).not.toBeNull()
  expect(
    document.getElementById(heading.getAttribute('aria-describedby') ?? '')?.textContent,
  ).toBe(texts.en['form.success.text'])
  // The Tab key does not stop there.
  expect(heading.tabIndex).toBe(-1)
  expect(screen.getByRole('form')).toHaveProperty('hidden', true)
  for (const each of screen.getAllByRole('textbox'))
    expect(each).toHaveProperty('value', '')
  expect(service.sent.map(({ params }) => params)).toEqual([
    {
      name: 'Ana',
      contact: '61 3555-0100',
      message: value,
      time: new Date().toDateString(),
      captchaToken: '10000000-aaaa-bbbb-cccc-000000000001',
    },
  ])
  expect(value).toBe(written.Message)
})

test('keeps text and token after a failure, shows nothing, and gives the focus back', async () => {
  const failure = expectFailure()
  const { page } = await showForm()
  await solveCaptcha()
  await fillIn({ ...written, 'Contact (e-mail or phone)': 'fail-429@example.com' })
  const before = page.textContent
  const answer = holdAnswer()
  await send()
  // Browsers take the focus from a button that becomes disabled. jsdom does not, so it is moved by way of a field.
  act(() => {
    field('Name').focus()
    field('Name').blur()
  })
  expect(document.activeElement).toBe(document.body)
  await answer()
  expect(await failure()).toEqual({ status: 429, text: 'Too Many Requests' })
  await waitFor(() => expect(document.activeElement).toBe(sendButton()))
  expect(page.textContent).toBe(before)
  expect(field('Message')).toHaveProperty('value', written.Message)
  expect(sendButton()).toHaveProperty('disabled', false)

  await userEvent.clear(field('Contact (e-mail or phone)'))
  await fillIn({ 'Contact (e-mail or phone)': '61 3555-0100' })
  await send()
  await screen.findByRole('heading', { name: texts.en['form.success.title'] })
  expect(service.sent).toHaveLength(1)
})

test('lets the visitor write on while it sends, and takes no focus away then', async () => {
  const failure = expectFailure()
  await showForm()
  await solveCaptcha()
  await fillIn({ ...written, 'Contact (e-mail or phone)': 'fail-500@example.com' })
  const answer = holdAnswer()
  await send()
  await fillIn({ Name: ' Maria' })
  expect(sendButton()).toMatchObject({ disabled: true, textContent: 'Sending...' })
  await answer()
  await failure()
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
  expect(document.activeElement).toBe(field('Name'))
  expect(field('Name')).toHaveProperty('value', 'Ana Maria')
})
