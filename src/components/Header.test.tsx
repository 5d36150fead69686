import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { page, renderWithContent } from '../../tests/support/renderWithContent.tsx'
import { Header } from './Header.tsx'
import { PageProvider } from './page.ts'

const headerWith = (logo: { isFaint?: true; nameInMark?: true }, color: string) => {
  const company = { ...page.site.company, nameInMark: logo.nameInMark ?? false }
  const mark = { src: '/mark.svg', width: 160, height: 40, sources: [], ...logo }
  return (
    <PageProvider value={{ ...page, site: { ...page.site, company }, mark }}>
      <Header />
      <footer style={{ backgroundColor: color, color: 'red' }} />
    </PageProvider>
  )
}

test('the header takes the colors of the section below, unless the logo prevents it', () => {
  const scheme = new EventTarget()
  vi.stubGlobal('matchMedia', () => scheme)
  const [cream, brown] = ['rgb(252, 248, 240)', 'rgb(53, 30, 0)'] as const
  const { container, rerender } = renderWithContent(headerWith({}, cream))
  const style = () => container.querySelector('header')?.style.cssText
  const colors = (bar: string) => `--bar: ${bar}; --barText: rgb(255, 0, 0);`
  const footer = container.querySelector('footer')
  if (!footer) throw new Error('There is no footer.')
  let top = 1
  footer.getBoundingClientRect = () => new DOMRect(0, top, 1, 1)
  for (const event of ['scroll', 'resize', 'change']) {
    top = -top
    act(() => void (event === 'change' ? scheme : window).dispatchEvent(new Event(event)))
    expect([event, style()]).toEqual([event, top < 0 ? colors(cream) : ''])
  }
  rerender(headerWith({}, brown))
  expect(style()).toBe(colors(brown))
  rerender(headerWith({}, 'transparent'))
  expect(style()).toBe(colors('var(--background)'))
  rerender(headerWith({ isFaint: true }, brown))
  expect(style()).toBe('')
  rerender(headerWith({}, brown))
  expect(style()).toBe(colors(brown))
  rerender(headerWith({ nameInMark: true }, brown))
  expect(style()).toBe('')
})
