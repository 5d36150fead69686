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

/** How many of twelve columns each tile takes where the window is at least as wide as md. */
function spans(): number[] {
  return screen
    .getAllByRole('listitem')
    .map((tile) => Number(/MuiGrid-grid-md-(\d+)/.exec(tile.className)?.[1]))
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

for (const [name, shown] of Object.entries({ without: section, with: withInvitation })) {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 30])(
    `%i services ${name} an invitation leave no gap in the last row`,
    (count) => {
      renderWithContent(<Services section={shown} services={services(count)} />)
      expect(sum(spans()) % 12).toBe(0)
    },
  )
}

test('two services side by side, and only the last of an odd number has a row of its own', () => {
  renderWithContent(<Services section={withInvitation} services={services(6)} />)
  expect(spans()).toEqual([6, 6, 6, 6, 6, 6, 12])
})
