import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'

import { field, findCheckbox } from '../../tests/support/renderedForm.ts'
import { showForm } from '../../tests/support/showForm.tsx'

test('near the limit in bytes, the length of the message is shown and announced', async () => {
  document.body.innerHTML = '<p id="announcer"></p>'
  await showForm()
  const announced = () => document.getElementById('announcer')?.textContent
  const message = field('Message')
  const descriptionOf = (value: string) => {
    fireEvent.input(message, { target: { value } })
    const ids = message.getAttribute('aria-describedby') ?? ''
    return document.querySelector(`#${ids || 'none'}:not([hidden])`)?.textContent
  }
  const isRejected = () => message.getAttribute('aria-invalid') === 'true'
  expect(descriptionOf('a'.repeat(40_500))).toBeUndefined()
  // “á” is two bytes in the email, and one character for the visitor.
  expect(descriptionOf(`${'a'.repeat(40_500)}á`)).toBe(
    '40,501 of 44,998 characters. A longer message cannot be delivered.',
  )
  expect(announced()).toMatch('40,501 of')
  expect(isRejected()).toBe(false)
  expect(descriptionOf('á'.repeat(22_501))).toMatch(/22,501 \w+ 22,500/)
  expect(announced()).toMatch('22,501 of')
  expect(isRejected()).toBe(true)
  expect(descriptionOf('a')).toBeUndefined()
  await findCheckbox()
})
