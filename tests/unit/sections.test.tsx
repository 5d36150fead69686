import { readFileSync } from 'node:fs'

import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { ownIds } from '../../schema/model/base.ts'
import { pageContent } from '../../schema/pageContent.ts'
import { App } from '../../src/App.tsx'
import source from '../fixtures/sample/content/site.json' with { type: 'json' }

/** Renders the page of a content that passes through the check, as in the build. */
function renderPage(content: unknown) {
  const result = checkContent(JSON.stringify(content))
  if (!result.ok) throw new Error(result.problems.map(({ code }) => code).join())
  const page = pageContent(result.content, '/')
  const year = new Date().getFullYear()
  return render(<App content={page} language="en" year={year} />).container
}

/** The ids of the sections on the page, in order. */
function sectionIds(page: HTMLElement, among: string[]): string[] {
  return [...page.querySelectorAll('[id]')]
    .map(({ id }) => id)
    .filter((id) => among.includes(id))
}

const [hero, services, clients, contact, footer] = [
  'hero',
  'services',
  'clients',
  'contact',
  'footer',
].map((type) => source.sections.find((section) => section.type === type))
const [first, , third] = source.services

test('shows the sections of the content in their order', () => {
  const ids = source.sections.map(({ id }) => id)
  expect(sectionIds(renderPage(source), ids)).toEqual(ids)
})

test('shows another page when sections are reordered, doubled and left out', () => {
  const shown = [third?.id, first?.id]
  const more = { ...services, id: 'more', show: shown, invitation: undefined }
  const page = renderPage({
    ...source,
    header: {
      ...source.header,
      menu: source.header.menu.filter(({ section }) => section !== 'clients'),
    },
    sections: [services, more, contact, hero, footer],
    clients: source.clients.map(({ note: _note, ...client }) => client),
    catalogs: withoutTexts('clients.', 'nav.clients'),
  })

  const ids = ['services', 'more', 'contact', 'about', 'footer', 'clients']
  expect(sectionIds(page, ids)).toEqual([
    'services',
    'more',
    'contact',
    'about',
    'footer',
  ])
  expect(clients?.id).toBe('clients')

  const second = within(page.querySelector<HTMLElement>('#more') ?? page)
  const headings = second.getAllByRole('heading', { level: 3 })
  const { en } = source.catalogs
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    en['services.consulting.title'],
    en['services.cloud.title'],
  ])
  expect(screen.queryByText(en['clients.title'])).toBeNull()
})

/** Unused texts would be a problem of their own. */
function withoutTexts(...starts: string[]) {
  const without = (catalog: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(catalog).filter(
        ([id]) => !starts.some((start) => id.startsWith(start)),
      ),
    )
  return { en: without(source.catalogs.en), br: without(source.catalogs.br) }
}

test('the hero draws the motif of the page, unless it is to show none', () => {
  const drawings = (changed: object) => {
    const sections = [{ ...hero, ...changed }, services, clients, contact, footer]
    return renderPage({ ...source, sections }).querySelectorAll('.far circle').length
  }
  expect(drawings({})).toBe(1)
  expect(drawings({ drawing: true })).toBe(1)
  expect(drawings({ drawing: false })).toBe(0)
})

test('birds and stars belong to the columns’ scene, in the beam alone', () => {
  const airOf = (changed: object, motif = 'columns') => {
    const sections = [{ ...hero, ...changed }, services, clients, contact, footer]
    const site = { ...source.site, motif }
    const page = renderPage({ ...source, site, sections })
    return page.querySelectorAll('svg[viewBox="0 0 80 40"]').length
  }
  expect(airOf({})).toBe(1)
  expect(airOf({ drawing: false })).toBe(0)
  expect(airOf({ layout: 'split' })).toBe(0)
  expect(airOf({ layout: 'horizon' })).toBe(0)
  expect(airOf({}, 'waves')).toBe(0)
})

test('in each layout the hero has its words once, and the first one the h1', () => {
  for (const layout of ['beam', 'split', 'horizon']) {
    const sections = [{ ...hero, layout }, services, clients, contact, footer]
    const page = renderPage({ ...source, sections })
    const section = within(page).getByRole('region', {
      name: source.catalogs.en['hero.title'],
    })
    const headline = source.catalogs.en['hero.title']
    expect(within(section).getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(within(section).getByRole('heading', { level: 1 }).textContent).toBe(headline)
    expect(section.querySelectorAll('a')).toHaveLength(2)
    expect(section.querySelectorAll('li')).toHaveLength(4)
  }
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
    new Set(ownIds),
  )
})

test('without a form the other ways to reach the company take its place, and buttons lead to them', () => {
  const page = renderPage(
    JSON.parse(readFileSync('tests/fixtures/firms/clinic/content/site.json', 'utf8')),
  )
  expect(page.querySelector('form')).toBeNull()
  const contact = page.querySelector('#contact')
  const hrefs = [...(contact?.querySelectorAll('a') ?? [])].map(({ href }) => href)
  expect(hrefs).toEqual([
    'mailto:recepcao@clinicalagoaserena.com.br',
    'tel:+556239924410',
    expect.stringMatching(/^https:\/\/wa\.me\/5562992874410\?text=Hello/),
  ])
  // A line may break after the @ of a long address.
  expect(contact?.querySelector('a')?.innerHTML).toBe(
    'recepcao@<wbr>clinicalagoaserena.com.br',
  )
  const book = within(page).getByRole('link', { name: /^Book on WhatsApp/ })
  expect(book.getAttribute('href')).toBe(hrefs[2])
})
