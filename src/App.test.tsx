import { readFileSync } from 'node:fs'

import { CacheProvider } from '@emotion/react'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { reservedIds } from '../schema/model/patterns.ts'
import { sampleContent } from '../tests/fixtures/sampleContent.ts'
import { withoutStyles } from '../tests/support/renderInEditor.tsx'
import { page } from '../tests/support/renderWithContent.tsx'
import { App } from './App.tsx'

test('the reserved ids are those that the page uses outside its sections', () => {
  const { container } = render(
    <CacheProvider value={withoutStyles}>
      <App content={page} language="en" year={2026} />
    </CacheProvider>,
  )
  const renderedIds = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const linkedIds = links.map(({ hash }) => hash.slice(1))
  const documentCode = readFileSync('scripts/build/document.ts', 'utf8')
  const documentIds = [...documentCode.matchAll(/(?:\bid="|dataTag\(')([^"'$]+)/g)].map(
    ([, id = '']) => id,
  )
  const sectionIds = sampleContent.sections.flatMap(({ id }) => [id, `${id}-title`])
  const isFixed = (id: string) => /^[a-z][a-z0-9-]*$/.test(id) && !sectionIds.includes(id)
  const fixedIds = [...renderedIds, ...linkedIds, ...documentIds].filter(isFixed)
  expect(new Set(fixedIds)).toEqual(new Set(reservedIds))
})

test('the boot script is notified of the first language and of every change', () => {
  const onShown = vi.fn<(language: string) => void>()
  render(
    <CacheProvider value={withoutStyles}>
      <App content={page} language="en" year={2026} onShown={onShown} />
    </CacheProvider>,
  )
  act(() => screen.getByTitle('Ver em português').click())
  expect(onShown.mock.calls.map(([language]) => language)).toEqual(['en', 'br'])
})
