import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { HoursSection, OpeningTime } from '../../schema/generated/siteContent.ts'
import { compileCatalog } from '../../schema/page/compileCatalog.ts'
import { hoursWords } from '../../schema/page/openingHours.ts'
import { page, texts } from '../../tests/support/renderWithContent.tsx'
import { PageProvider } from '../components/page.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import { Hours } from './Hours.tsx'

const entries: OpeningTime[] = [
  { from: 'monday', to: 'thursday', opens: '08:00', closes: '12:00' },
  { from: 'monday', to: 'thursday', opens: '13:30', closes: '18:00' },
  { from: 'friday', opens: '00:00', closes: '24:00' },
]
const section = { type: 'hours', id: 'hours', title: 'services.title', entries } as const

test('every opening time is shown, before and after the lunch break', () => {
  const words = hoursWords({ sections: [section] }, 'en')
  const en = compileCatalog({ ...texts.en, ...words })
  const { container } = render(
    <LanguageProvider language="en" catalogs={{ en, br: en }}>
      <PageProvider value={page}>
        <Hours section={section satisfies HoursSection} />
      </PageProvider>
    </LanguageProvider>,
  )
  const lines = [...container.querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent),
  )
  expect(lines).toEqual([
    ['Monday – Thursday', '8:00 AM – 12:00 PM', '1:30 PM – 6:00 PM'],
    ['Friday', '24 hours'],
  ])
})
