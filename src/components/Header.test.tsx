import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'

import { page, renderWithContent } from '../../tests/support/renderWithContent.tsx'
import { Header } from './Header.tsx'
import { PageProvider } from './page.ts'

const headerWith = (logo: { isFaint?: true; nameInMark?: true }, color: string) => {
  const company = { ...page.site.company, nameInMark: logo.nameInMark ?? false }
  const mark = { src: '/mark.svg', width: 160, height: 40, sources: [], ...logo }
  return (
    <PageProvider value={{ ...page, site: { ...page.site, company }, mark }}>
      <Header />
      <footer style={{ backgroundColor: color }} />
    </PageProvider>
  )
}

test('the header takes the background of the section below, unless the logo prevents it', () => {
  const [cream, brown] = ['rgb(252, 248, 240)', 'rgb(53, 30, 0)'] as const
  const { container, rerender } = renderWithContent(headerWith({}, cream))
  const background = () =>
    container.querySelector('header')?.style.getPropertyValue('--bar')
  const footer = container.querySelector('footer')
  if (footer) footer.getBoundingClientRect = () => new DOMRect(0, -1, 1, 1)
  fireEvent.scroll(window)
  expect(background()).toBe(cream)
  rerender(headerWith({}, brown))
  expect(background()).toBe(brown)
  rerender(headerWith({ isFaint: true }, brown))
  expect(background()).toBe('')
  rerender(headerWith({}, brown))
  expect(background()).toBe(brown)
  rerender(headerWith({ nameInMark: true }, brown))
  expect(background()).toBe('')
})
