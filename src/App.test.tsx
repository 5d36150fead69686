import { readFileSync } from 'node:fs'

import { CacheProvider } from '@emotion/react'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { reservedIds } from '../schema/model/patterns.ts'
import { sampleContent } from '../tests/fixtures/sampleContent.ts'
import { withoutStyles } from '../tests/support/renderInEditor.tsx'
import { page } from '../tests/support/renderWithContent.tsx'
import { App } from './App.tsx'

test('the ids that sections may not have are those that the page itself uses', () => {
  const { container } = render(
    <CacheProvider value={withoutStyles}>
      <App content={page} language="en" year={2026} />
    </CacheProvider>,
  )
  const rendered = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const linked = links.map(({ hash }) => hash.slice(1))
  const document = readFileSync('scripts/build/document.ts', 'utf8')
  const around = [...document.matchAll(/(?:\bid="|dataTag\(')([^"'$]+)/g)].map(
    ([, id = '']) => id,
  )
  const ofSections = sampleContent.sections.flatMap(({ id }) => [id, `${id}-title`])
  const isOwn = (id: string) => /^[a-z][a-z0-9-]*$/.test(id) && !ofSections.includes(id)
  expect(new Set([...rendered, ...linked, ...around].filter(isOwn))).toEqual(
    new Set(reservedIds),
  )
})

test('the boot script learns of every change of the language', () => {
  const onShown = vi.fn<(language: string) => void>()
  render(
    <CacheProvider value={withoutStyles}>
      <App content={page} language="en" year={2026} onShown={onShown} />
    </CacheProvider>,
  )
  act(() => screen.getByTitle('Ver em português').click())
  expect(onShown.mock.calls.map(([language]) => language)).toEqual(['en', 'br'])
})
