import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Service, ServicesSection } from '../../schema/siteContent.ts'
import { renderWithContent } from '../../tests/renderWithContent.tsx'
import { Services } from './Services.tsx'

const section: ServicesSection = {
  type: 'services',
  id: 'services',
  title: 'services.title',
}
const withInvitation: ServicesSection = {
  ...section,
  invitation: {
    title: 'services.invitation.title',
    text: 'services.invitation.text',
    button: { label: 'services.invitation.button', section: 'contact' },
  },
}

function services(count: number): Service[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `service-${index}`,
    icon: 'cloud',
    title: 'services.cloud.title',
    description: 'services.cloud.description',
  }))
}

/** How many of twelve columns each tile takes where the window is at least as wide as the breakpoint. */
function spans(breakpoint: 'sm' | 'lg'): number[] {
  const marks = new RegExp(`MuiGrid-grid-${breakpoint}-(\\d+)`)
  return screen
    .getAllByRole('listitem')
    .map((tile) => Number(marks.exec(tile.className)?.[1]))
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

for (const [name, shown] of Object.entries({ without: section, with: withInvitation })) {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 30])(
    `%i services ${name} an invitation leave no gap in the last row`,
    (count) => {
      renderWithContent(<Services section={shown} services={services(count)} />)
      expect(sum(spans('sm')) % 12).toBe(0)
      expect(sum(spans('lg')) % 12).toBe(0)
    },
  )
}

test('seven services and an invitation make three rows of three columns', () => {
  renderWithContent(<Services section={withInvitation} services={services(7)} />)
  expect(spans('lg')).toEqual([4, 4, 4, 4, 4, 4, 4, 8])
})
