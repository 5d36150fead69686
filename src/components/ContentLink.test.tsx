import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Destination } from '../../schema/generated/siteContent.ts'
import { renderWithContent } from '../../tests/unit/renderWithContent.tsx'
import { ContentLink, WhatsappProvider } from './ContentLink.tsx'
import { whatsappLink } from './reach.ts'

function linkTo(to: Destination) {
  renderWithContent(
    <WhatsappProvider value="+55 61 95555-0100">
      <ContentLink to={to}>Go</ContentLink>
    </WhatsappProvider>,
  )
  const link = screen.getByRole('link')
  return { href: link.getAttribute('href'), tab: link.getAttribute('target') }
}

test.each<[about: string, to: Destination, href: string]>([
  ['a section', { section: 'contact' }, '#contact'],
  ['a phone', { phone: '+55 61 3555-0100' }, 'tel:+556135550100'],
  ['an e-mail', { email: 'ana@example.com' }, 'mailto:ana@example.com'],
])('%s is reached in the same tab', (_, to, href) => {
  expect(linkTo(to)).toEqual({ href, tab: null })
})

test.each<[about: string, to: Destination, href: string]>([
  ['an address', { address: 'https://www.example.com/a' }, 'https://www.example.com/a'],
  ['a document', { address: '/privacy.pdf' }, '/privacy.pdf'],
  [
    'WhatsApp, with the words to send',
    { whatsapp: 'nav.contact' },
    'https://wa.me/5561955550100?text=Contact',
  ],
])('%s opens in a tab of its own, and what was typed stays', (_, to, href) => {
  expect(linkTo(to)).toEqual({ href, tab: '_blank' })
})

test('what WhatsApp is to send has plain spaces, as if it were typed', () => {
  expect(whatsappLink('+55 61 95555-0100', 'a\u00a0b')).toBe(
    'https://wa.me/5561955550100?text=a%20b',
  )
})
