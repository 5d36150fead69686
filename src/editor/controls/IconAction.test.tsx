import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { IconAction } from './IconAction.tsx'

test('its name is shown where the mouse rests, and not after a press, until the mouse comes back', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  render(<IconAction label="Undo" icon="undo-2" onClick={onClick} />)
  const button = screen.getByRole('button', { name: 'Undo' })
  await user.hover(button)
  await screen.findByRole('tooltip')
  await user.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  expect(button).toBe(screen.getByRole('button', { name: 'Undo' }))
  await user.unhover(button)
  await user.hover(button)
  await screen.findByRole('tooltip')
})
