import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { renderWithContent } from '../../tests/support/renderWithContent.tsx'
import { Prices } from './Prices.tsx'

test('two entries may share a title', () => {
  const title = 'services.custom.title'
  const entries = [
    { title, price: 'clients.engineers.figure' },
    { title, price: 'clients.systems.figure' },
  ]
  const section = {
    type: 'prices',
    id: 'prices',
    title: 'services.title',
    entries,
  } as const
  renderWithContent(<Prices section={{ ...section, entries }} />)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
})
