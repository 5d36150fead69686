import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { fieldAt, type Field } from '../../../schema/fieldAt.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { StringInput } from './typedInputs.tsx'

test.each([
  [' +55 61 5550-0100 ', [['+55 61 5550-0100']]],
  ['+55 61 5550-0100', []],
  // In a file written by hand, the value may be missing.
  [undefined, []],
])('leaving a phone field with the value %j causes the changes %j', (value, changes) => {
  const path = ['company', 'phone']
  const field = fieldAt(sampleContent, path) as Field // The sample has a phone number.
  const change = vi.fn()
  const control = { id: 'phone', 'aria-describedby': '', 'aria-invalid': false }
  render(<StringInput {...{ path, field, value, control, change }} />)
  fireEvent.blur(screen.getByRole('textbox'))
  expect(change.mock.calls).toEqual(changes)
})
