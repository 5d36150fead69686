import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'

import { page, renderWithContent } from '../../tests/support/renderWithContent.tsx'
import { Header } from './Header.tsx'
import { PageProvider } from './page.ts'

const mark = { src: '/mark.svg', width: 160, height: 40, sources: [] }

test.each([
  ['has the background of the section under it', false, {}, 'rgb(252, 248, 240)'],
  ['keeps its own background behind a logo with the name in it', true, {}, ''],
  ['keeps its own background behind a light logo', false, { isFaint: true as const }, ''],
])('the header %s', (_, nameInMark, markProps, ground) => {
  const company = { ...page.site.company, nameInMark }
  const { container } = renderWithContent(
    <PageProvider
      value={{
        ...page,
        site: { ...page.site, company },
        mark: { ...mark, ...markProps },
      }}
    >
      <Header />
      <footer style={{ backgroundColor: 'rgb(252, 248, 240)' }} />
    </PageProvider>,
  )
  const footer = container.querySelector('footer')
  if (footer) footer.getBoundingClientRect = () => new DOMRect(0, -1, 1, 1)
  fireEvent.scroll(window)
  expect(container.querySelector('header')?.style.getPropertyValue('--bar')).toBe(ground)
})
