import { readFileSync } from 'node:fs'

import { CacheProvider } from '@emotion/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { checkContent } from '../schema/checkContent.ts'
import { reservedIds } from '../schema/model/patterns.ts'
import { pageContent } from '../schema/pageContent.ts'
import source from '../tests/fixtures/sample/content/site.json' with { type: 'json' }
import { withoutStyles } from '../tests/support/renderInEditor.tsx'
import { App } from './App.tsx'

/** Renders the page of content that passes the check, as in the build. */
function renderPage(content: unknown) {
  const result = checkContent(JSON.stringify(content))
  if (!result.ok) throw new Error(result.problems.map(({ code }) => code).join())
  const page = pageContent(result.shown(), '/')
  const year = new Date().getFullYear()
  return render(
    <CacheProvider value={withoutStyles}>
      <App content={page} language="en" year={year} />
    </CacheProvider>,
  ).container
}

test('the page changes with reordered and repeated sections', () => {
  const [hero, services, clients, contact, footer] = source.sections
  const [first, , third] = source.services
  const show = [third?.id, first?.id]
  const again = { ...hero, id: 'again' }
  const more = { ...services, id: 'more', show, invitation: undefined }
  const page = renderPage({
    ...source,
    sections: [clients, services, more, contact, hero, again, footer],
  })

  const ids = [...page.querySelectorAll('section, footer')].map(({ id }) => id)
  expect(ids.join(' ')).toBe('clients services more contact about again footer')
  expect([...page.querySelectorAll('h1')].map(({ id }) => id)).toEqual(['about-title'])
  expect(page.querySelector('#again-title')?.tagName).toBe('H2')
  const headings = [...page.querySelectorAll('#more h3')]
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    source.catalogs.en['services.consulting.title'],
    source.catalogs.en['services.custom.title'],
  ])
})

test('a section may have none of the ids that the page itself uses', () => {
  const page = renderPage(source)
  const rendered = [...page.querySelectorAll('[id]')].map(({ id }) => id)
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const linked = links.map(({ hash }) => hash.slice(1))
  const document = readFileSync('scripts/build/document.ts', 'utf8')
  const around = [...document.matchAll(/(?:\bid="|dataTag\(')([^"'$]+)/g)].map(
    ([, id = '']) => id,
  )
  const ofSections = source.sections.flatMap(({ id }) => [id, `${id}-title`])
  const isOwn = (id: string) => /^[a-z][a-z0-9-]*$/.test(id) && !ofSections.includes(id)
  expect(new Set([...rendered, ...linked, ...around].filter(isOwn))).toEqual(
    new Set(reservedIds),
  )
})
