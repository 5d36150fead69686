import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'

import { sampleContent } from '../../tests/fixtures/sampleContent.ts'
import { renderWithContent } from '../../tests/support/renderWithContent.tsx'
import { Header } from './Header.tsx'

const mark = { src: '/mark.svg', width: 160, height: 40, sources: [] }

test.each([
  ['has the background of the section under it', false, {}, 'rgb(252, 248, 240)'],
  ['keeps its own background behind a logo with the name in it', true, {}, ''],
  ['keeps its own background behind a light logo', false, { isFaint: true as const }, ''],
])('the header %s', (_, nameInMark, markProps, ground) => {
  const company = { ...sampleContent.company, nameInMark }
  const { container } = renderWithContent(
    <>
      <Header
        company={company}
        mark={{ ...mark, ...markProps }}
        header={sampleContent.header}
      />
      <footer style={{ backgroundColor: 'rgb(252, 248, 240)' }} />
    </>,
  )
  const footer = container.querySelector('footer')
  if (footer) footer.getBoundingClientRect = () => new DOMRect(0, -1, 1, 1)
  fireEvent.scroll(window)
  expect(container.querySelector('header')?.style.getPropertyValue('--bar')).toBe(ground)
})
