import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import {
  field,
  fillIn,
  findCheckbox,
  sendButton,
  solveCaptcha,
} from '../../tests/unit/renderedForm.ts'
import { showForm } from '../../tests/unit/showForm.tsx'

test('has three required fields, a message of five rows and no check by the browser', async () => {
  const { page } = await showForm()
  const form = page.querySelector('form')
  expect(form?.noValidate).toBe(true)
  const fields = screen.getAllByRole('textbox')
  expect(fields.map((each) => each.getAttribute('name'))).toEqual([
    'name',
    'contact',
    'message',
  ])
  for (const each of fields) expect(each).toHaveProperty('required', true)
  expect(fields.map((each) => each.tagName)).toEqual(['INPUT', 'INPUT', 'TEXTAREA'])
  expect(field('Message')).toHaveProperty('rows', 5)
  expect(field('Name')).toHaveProperty('autocomplete', 'name')
  expect(field('Contact (e-mail or phone)').getAttribute('autocomplete')).toBeNull()
  // Firefox restores on reload which controls were disabled: only those without `autocomplete="off"`.
  for (const each of page.querySelectorAll(':disabled'))
    expect(each.getAttribute('autocomplete')).toBe('off')
  expect(page.querySelectorAll(':disabled')).toHaveLength(1)
})

function errorOf(each: HTMLElement): string | undefined {
  if (each.getAttribute('aria-invalid') !== 'true') return undefined
  return document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent
}

test('sends the reader to the first field that is wrong, and lets go of a fault once fixed', async () => {
  await showForm()
  await solveCaptcha()
  await fillIn({ Name: 'Ana', Message: '   ' })
  await userEvent.click(sendButton())
  expect(document.activeElement).toBe(field('Contact (e-mail or phone)'))
  expect(screen.getAllByRole('textbox').map(errorOf)).toEqual([
    undefined,
    'Contact is required',
    'Message is required',
  ])

  await fillIn({ 'Contact (e-mail or phone)': ' ' })
  expect(errorOf(field('Contact (e-mail or phone)'))).toBe('Contact is required')
  await fillIn({ 'Contact (e-mail or phone)': '6' })
  expect(errorOf(field('Contact (e-mail or phone)'))).toBeUndefined()
  expect(errorOf(field('Message'))).toBe('Message is required')
})

test.each([
  ['en', 'Message', '40,502 of 45,000 characters. A longer message cannot be delivered.'],
  [
    'br',
    'Mensagem',
    '40.502 de 45.000 caracteres. Uma mensagem mais longa não pode ser entregue.',
  ],
] as const)(
  'says near the most that EmailJS takes how much was written, in %s',
  async (language, label, near) => {
    await showForm({ language })
    const message = field(label)
    const described = () =>
      document.getElementById(message.getAttribute('aria-describedby') ?? '')?.textContent
    const write = (value: string) => fireEvent.input(message, { target: { value } })
    write('a'.repeat(40_500))
    expect(described()).toBeUndefined()
    // Two bytes.
    write(`${'a'.repeat(40_500)}á`)
    expect(described()).toBe(near)
    expect(errorOf(message)).toBeUndefined()
    write('a'.repeat(45_001))
    expect(errorOf(message)).toContain('45')
    write('a')
    expect(described()).toBeUndefined()
    await findCheckbox()
  },
)
