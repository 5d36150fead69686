import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Office } from '../../schema/generated/siteContent.ts'
import { renderWithContent } from '../../tests/unit/renderWithContent.tsx'
import { Address } from './Address.tsx'

const office = {
  id: 'bueno',
  city: 'Goiânia',
  state: 'GO',
  street: 'Rua 1',
  district: 'Bueno',
  postalCode: '74000-000',
} satisfies Office

/** Its lines, the name first. */
function linesOf(own: Office, others: Office[] = []) {
  const { container } = renderWithContent(
    <Address office={own} offices={[own, ...others]} />,
  )
  return [...(container.querySelector('address')?.children ?? [])].map(
    ({ textContent }) => textContent,
  )
}

test('the district has a line of its own where no other office is in that city', () => {
  const elsewhere = { ...office, id: 'anapolis', city: 'Anápolis', district: 'Centro' }
  const lines = ['Goiânia (GO)', 'Rua 1', 'Bueno', '74000-000']
  expect(linesOf(office, [elsewhere])).toEqual(lines)
})

test('offices in one city are told apart by their districts, each of which is said once', () => {
  const other = { ...office, id: 'marista', district: 'Marista' }
  expect(linesOf(office, [other])).toEqual(['Goiânia, Bueno (GO)', 'Rua 1', '74000-000'])
})

test('an office without a district keeps the name of its city', () => {
  const { district: _, ...bare } = office
  expect(linesOf(bare, [{ ...office, id: 'marista' }])[0]).toBe('Goiânia (GO)')
})

test.each(['en', 'br'] as const)(
  'in %s the link to the map is in the language of the page, in a tab of its own',
  (language) => {
    const address = 'https://www.example.com/map'
    const own = { ...office, map: { label: 'nav.contact', address } }
    renderWithContent(<Address office={own} offices={[own]} />, language)
    const name = language === 'en' ? /^Contact/ : /^Contato/
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(address)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.closest('[lang]')?.getAttribute('lang')).toBe(
      language === 'en' ? 'en' : 'pt-BR',
    )
  },
)
