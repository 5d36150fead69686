import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { field, findCheckbox } from '../../tests/support/renderedForm.ts'
import { showForm } from '../../tests/support/showForm.tsx'

test('the form has three required fields, a message with five rows, and no validation by the browser', async () => {
  const { page } = await showForm()
  expect(page.querySelector('form')?.noValidate).toBe(true)
  const fields = screen.getAllByRole('textbox')
  expect(fields.map((each) => each.getAttribute('name'))).toEqual([
    'name',
    'contact',
    'message',
  ])
  for (const each of fields) expect(each).toHaveProperty('required', true)
  expect(field('Message')).toHaveProperty('rows', 5)
  // Firefox restores on reload which controls were disabled: only those without `autocomplete="off"`.
  for (const each of page.querySelectorAll(':disabled'))
    expect(each.getAttribute('autocomplete')).toBe('off')
  expect(page.querySelectorAll(':disabled')).toHaveLength(1)
})

function errorOf(each: HTMLElement): string | undefined {
  if (each.getAttribute('aria-invalid') !== 'true') return undefined
  return document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent
}

test.each([
  ['en', 'Message', '40,501 of 44,998 characters. A longer message cannot be delivered.'],
  [
    'br',
    'Mensagem',
    '40.501 de 44.998 caracteres. Uma mensagem mais longa não pode ser entregue.',
  ],
] as const)('shows a long message’s length, in %s', async (language, label, near) => {
  await showForm({ language })
  const message = field(label)
  const described = () =>
    document.getElementById(message.getAttribute('aria-describedby') ?? '')?.textContent
  const write = (value: string) => fireEvent.input(message, { target: { value } })
  write('a'.repeat(40_500))
  expect(described()).toBeUndefined()
  // Two bytes in the mail, and one character for the visitor.
  write(`${'a'.repeat(40_500)}á`)
  expect(described()).toBe(near)
  expect(errorOf(message)).toBeUndefined()
  write('a'.repeat(45_001))
  expect(errorOf(message)).toContain('45')
  write('á'.repeat(22_501))
  expect(errorOf(message)).toMatch(/22.501 \w+ 22.500/)
  write('a')
  expect(described()).toBeUndefined()
  await findCheckbox()
})
