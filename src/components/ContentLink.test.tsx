import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Destination } from '../../schema/generated/siteContent.ts'
import { renderWithContent } from '../../tests/support/renderWithContent.tsx'
import { ContentLink, WhatsappProvider } from './ContentLink.tsx'

const whatsapp = 'https://wa.me/5561955550100?text=Contact'

test.each<[to: Destination, href: string, tab: string | null]>([
  [{ section: 'contact' }, '#contact', null],
  [{ phone: '+55 61 3555-0100' }, 'tel:+556135550100', null],
  [{ email: 'ana@example.com' }, 'mailto:ana@example.com', null],
  // A new tab keeps what the visitor has typed in the form.
  [{ address: 'https://www.example.com/a' }, 'https://www.example.com/a', '_blank'],
  [{ address: '/privacy.pdf' }, '/privacy.pdf', '_blank'],
  [{ whatsapp: 'nav.contact' }, whatsapp, '_blank'],
])('%j links to %s; a link to a new tab says so', (to, href, tab) => {
  renderWithContent(
    <WhatsappProvider value="+55 61 95555-0100">
      <ContentLink to={to}>Go</ContentLink>
    </WhatsappProvider>,
  )
  const link = screen.getByRole('link', { name: tab ? /opens in a\snew\stab/ : 'Go' })
  expect(link.getAttribute('href')).toBe(href)
  expect(link.getAttribute('target')).toBe(tab)
})
