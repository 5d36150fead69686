import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'

import { emailAddress, playEmailService } from '../../tests/unit/emailService.ts'
import { field, fillIn, sendButton, solveCaptcha } from '../../tests/unit/renderedForm.ts'
import { texts } from '../../tests/unit/renderWithContent.tsx'
import { showForm } from '../../tests/unit/showForm.tsx'

const service = playEmailService()

const send = () => userEvent.click(sendButton())
const written = {
  Name: 'Ana',
  'Contact (e-mail or phone)': '61 3555-0100',
  Message: 'Olá,\n\ntudo bem?',
}

/** Keeps the far side from answering until the returned function is called. */
function holdAnswer(): () => Promise<void> {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const asked = new Promise<void>((resolve) => {
    service.server.use(
      http.post(emailAddress, async () => {
        resolve()
        await answered
        // Nothing is returned: the stand-in answers.
      }),
    )
  })
  return () => asked.then(answer)
}

/** Expects the failure that the specification words, and gives what was logged with it. */
function expectFailure() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  return async () => {
    await waitFor(() => expect(log).toHaveBeenCalled())
    expect(log.mock.calls).toEqual([['Erro ao enviar email', expect.anything()]])
    return log.mock.calls[0]?.[1] as unknown // Anything can be logged.
  }
}

test('sends what was typed, once, and thanks', async () => {
  await showForm()
  await solveCaptcha()
  await fillIn(written)
  const { value } = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  const answer = holdAnswer()
  const status = screen.getByRole('status')
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
  expect(status.contains(heading)).toBe(true)
  expect(status.querySelector('svg')).not.toBeNull()
  expect(document.activeElement).toBe(heading)
  // No stop on a way with the Tab key.
  expect(heading.tabIndex).toBe(-1)
  expect(status.textContent).toContain(texts.en['form.success.text'])
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

test('thanks in the language of the moment', async () => {
  await showForm()
  await solveCaptcha()
  await fillIn(written)
  await send()
  await screen.findByRole('heading', { name: texts.en['form.success.title'] })
  await userEvent.click(screen.getByTitle('Ver em português'))
  await screen.findByRole('heading', { name: texts.br['form.success.title'] })
})

test('keeps text and token after a failure, shows nothing, and gives the focus back', async () => {
  const failure = expectFailure()
  const { page } = await showForm()
  await solveCaptcha()
  await fillIn({ ...written, 'Contact (e-mail or phone)': 'fail-429@example.com' })
  const before = page.textContent
  const answer = holdAnswer()
  await send()
  // What browsers do where a button that has the focus is disabled. jsdom leaves it there, and lets it go by way of a field alone.
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
