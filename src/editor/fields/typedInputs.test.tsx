import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { inBoth } from '../../../schema/bilingual.ts'
import { fieldAt, type Field } from '../../../schema/fieldAt.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { NumberInput, StringInput } from './typedInputs.tsx'
import { useRefusal } from './useRefusal.tsx'

// The sample has these values.
const fieldOf = (...path: string[]) => fieldAt(sampleContent, path) as Field
const control = { id: 'field', 'aria-describedby': '', 'aria-invalid': false }

test.each([
  [' +55 61 5550-0100 ', [['+55 61 5550-0100']]],
  ['+55 61 5550-0100', []],
  // In a file written by hand, the value may be missing.
  [undefined, []],
])('leaving a phone field with the value %j causes the changes %j', (value, changes) => {
  const path = ['company', 'phone']
  const field = fieldOf(...path)
  const change = vi.fn()
  render(<StringInput {...{ path, field, value, control, change }} />)
  fireEvent.blur(screen.getByRole('textbox'))
  expect(change.mock.calls).toEqual(changes)
})

test('a pause is shown and typed in seconds, and stored in milliseconds', () => {
  const path = ['email', 'rateLimit', 'throttle']
  const change = vi.fn()
  const value = 10_000
  render(<NumberInput {...{ path, field: fieldOf(...path), value, control, change }} />)
  const box = screen.getByRole('spinbutton')
  expect(box).toHaveProperty('value', '10')
  fireEvent.change(box, { target: { value: '2.5' } })
  expect(change).toHaveBeenCalledWith(2500)
})

test('the reason why a file was rejected disappears when the value changes', () => {
  function Rejecting({ value }: { value: string }) {
    const { note, refuse } = useRefusal(value)
    return (
      <button type="button" onClick={() => refuse(inBoth('Too large'))}>
        {note}
      </button>
    )
  }
  const { rerender } = render(<Rejecting value="/a.svg" />)
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('alert').textContent).toBe('Too large')
  rerender(<Rejecting value="/b.svg" />)
  expect(screen.queryByRole('alert')).toBeNull()
})
