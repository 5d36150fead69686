import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { TeamSection } from '../../schema/generated/siteContent.ts'
import { renderWithContent } from '../../tests/unit/renderWithContent.tsx'
import { Team } from './Team.tsx'

test('two people may share a role', () => {
  const section = {
    type: 'team',
    id: 'team',
    title: 'hero.title',
    entries: [
      { name: 'Ana Prado', role: 'hero.note' },
      { name: 'Rui Sá', role: 'hero.note' },
    ],
  } satisfies TeamSection
  renderWithContent(<Team section={section} pictures={{}} />)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
})
