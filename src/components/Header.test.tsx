import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'

import { page, renderWithContent } from '../../tests/support/renderWithContent.tsx'
import { Header } from './Header.tsx'
import { PageProvider } from './page.ts'

const mark = { src: '/mark.svg', width: 160, height: 40, sources: [] }

const footerColor = 'rgb(252, 248, 240)'

const headerWith = (
  markProps: { isFaint?: true },
  nameInMark = false,
  backgroundColor = footerColor,
) => (
  <PageProvider
    value={{
      ...page,
      site: { ...page.site, company: { ...page.site.company, nameInMark } },
      mark: { ...mark, ...markProps },
    }}
  >
    <Header />
    <footer style={{ backgroundColor }} />
  </PageProvider>
)

/** The background that the header takes from the footer under it. */
function groundIn(container: HTMLElement) {
  const footer = container.querySelector('footer')
  if (footer) footer.getBoundingClientRect = () => new DOMRect(0, -1, 1, 1)
  fireEvent.scroll(window)
  return container.querySelector('header')?.style.getPropertyValue('--bar')
}

test.each([
  ['has the background of the section under it', false, {}, footerColor],
  ['keeps its own background behind a logo with the name in it', true, {}, ''],
  ['keeps its own background behind a light logo', false, { isFaint: true as const }, ''],
])('the header %s', (_, nameInMark, markProps, ground) => {
  const { container } = renderWithContent(headerWith(markProps, nameInMark))
  expect(groundIn(container)).toBe(ground)
})

test('the header has its own background again when its logo becomes a light one', () => {
  const { container, rerender } = renderWithContent(headerWith({}))
  expect(groundIn(container)).toBe(footerColor)
  rerender(headerWith({ isFaint: true }))
  expect(groundIn(container)).toBe('')
})

test('the header takes every opaque color, also without a scroll after a change', () => {
  const { container, rerender } = renderWithContent(headerWith({}))
  expect(groundIn(container)).toBe(footerColor)
  const withoutBlue = 'rgb(53, 30, 0)'
  rerender(headerWith({}, false, withoutBlue))
  const header = container.querySelector('header')
  expect(header?.style.getPropertyValue('--bar')).toBe(withoutBlue)
})
