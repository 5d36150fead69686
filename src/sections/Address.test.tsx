import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Office } from '../../schema/generated/siteContent.ts'
import { renderWithContent } from '../../tests/support/renderWithContent.tsx'
import { Address } from './Address.tsx'

const office = {
  id: 'bueno',
  city: 'Goiânia',
  state: 'GO',
  street: 'Rua 1',
  district: 'Bueno',
  postalCode: '74000-000',
} satisfies Office

test.each([
  ['has a line of its own alone in its city', 'Anápolis', 'Goiânia (GO)|Rua 1|Bueno'],
  ['tells it from another in its city', 'Goiânia', 'Goiânia, Bueno (GO)|Rua 1'],
])('the district of an office %s', (_, city, lines) => {
  const other = { ...office, id: 'centro', city, district: 'Centro' }
  const { container } = renderWithContent(
    <Address office={office} offices={[office, other]} />,
  )
  const shown = [...(container.querySelector('address')?.children ?? [])]
  expect(shown.map(({ textContent }) => textContent).join('|')).toBe(`${lines}|74000-000`)
})

test('the map link is in the language of the page and opens in a new tab', () => {
  const address = 'https://www.example.com/map'
  const own = { ...office, map: { label: 'nav.contact', address } }
  renderWithContent(<Address office={own} offices={[own]} />)
  const link = screen.getByRole('link', { name: /^Contact/ })
  expect(link.getAttribute('href')).toBe(address)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.closest('[lang]')?.getAttribute('lang')).toBe('en')
})
