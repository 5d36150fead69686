import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { mockEmailService } from '../../tests/support/emailService.ts'
import {
  field,
  fillIn,
  sendButton,
  solveCaptcha,
} from '../../tests/support/renderedForm.ts'
import { texts } from '../../tests/support/renderWithContent.tsx'
import { showForm } from '../../tests/support/showForm.tsx'

const service = mockEmailService(['reset'])

const send = () => userEvent.click(sendButton())
const typedValues = {
  Name: 'Ana',
  'Email or phone': '61 3555-0100',
  Message: 'Olá,\n\ntudo bem?',
}

test('repeated clicks send the message once and show the confirmation', async () => {
  vi.setSystemTime('2026-06-01T12:00:00')
  await showForm()
  await solveCaptcha()
  await fillIn(typedValues)
  const reset = texts.en['footer.love']
  await userEvent.selectOptions(screen.getByRole('combobox'), reset)
  const response = service.holdResponse()
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  act(() => {
    field('Message').blur()
    sendButton().click()
    sendButton().click()
  })
  await waitFor(() => expect(sendButton().textContent).toBe('Sending...'))
  expect(document.getElementById('send_note')).toMatchObject({
    ariaLive: 'polite',
    textContent: texts.en['form.sendingNote'],
  })
  fireEvent.submit(screen.getByRole('form'))
  await response.requested
  response.release()
  const heading = await screen.findByRole('heading', {
    name: texts.en['form.success.title'],
  })
  // Screen readers read the confirmation because it has the focus, so it must not be in a live region too. The Tab key
  // does not reach it.
  expect(document.activeElement).toBe(heading)
  expect(scroll.mock.contexts).toEqual([heading, heading])
  expect(heading.closest('[role=status], [aria-live]')).toBeNull()
  expect(heading.tabIndex).toBe(-1)
  const [drawing, title, text, ...others] = heading.parentElement?.children ?? []
  expect([drawing?.localName, title, others]).toEqual(['svg', heading, []])
  expect(text).toMatchObject({
    id: heading.getAttribute('aria-describedby'),
    textContent: texts.en['form.success.text'],
  })
  const form = document.querySelector('form')
  expect([form?.hidden, form?.querySelector('fieldset')]).toEqual([true, null])
  for (const textbox of screen.getAllByRole('textbox'))
    expect(textbox).toHaveProperty('value', '')
  // The token is used up.
  expect(sendButton()).toHaveProperty('disabled', true)
  const [contact, message] = [typedValues['Email or phone'], typedValues.Message]
  const time = 'Mon Jun 01 2026'
  const params = { name: 'Ana', contact, message, time, reset }
  expect(service.emails).toMatchObject([{ params }])
})

test('the visitor can keep typing while the message is sent, without losing the focus', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await showForm()
  await solveCaptcha()
  await send()
  const invalidStates = () => screen.getAllByRole('textbox').map((box) => box.ariaInvalid)
  expect(invalidStates()).toEqual(['true', 'true', 'true'])
  expect(document.activeElement).toBe(field('Name'))
  await fillIn({ 'Email or phone': 'fail-500@example.com' })
  expect(invalidStates()).toEqual(['true', null, 'true'])
  await fillIn({ Name: 'Ana', Message: 'Hi' })
  const response = service.holdResponse()
  await send()
  await fillIn({ Name: ' Maria' })
  expect(sendButton()).toMatchObject({ disabled: true, textContent: 'Sending...' })
  await response.requested
  response.release()
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
  expect(log.mock.calls).toEqual([['Erro ao enviar email', expect.anything()]])
  expect(document.activeElement).toBe(field('Name'))
  expect(field('Name')).toHaveProperty('value', 'Ana Maria')
  await send()
  await waitFor(() => expect(log).toHaveBeenCalledTimes(2))
  expect(document.activeElement).toBe(sendButton())
})
