// @vitest-environment node
import { expect, test } from 'vitest'

import sample from '../tests/sample/content/site.json' with { type: 'json' }
import { checkContent } from './checkContent.ts'
import { pageContent } from './pageContent.ts'

test('the page gets the pictures from its own folder, compiled texts, and nothing that only editors need', () => {
  const checked = checkContent(JSON.stringify(sample))
  if (!checked.ok) throw new Error('The sample has problems.')
  const { site, catalogs } = pageContent(checked.content, '/folder/')
  expect(site.clients[0]?.logo).toBe('/folder/logos/aroeva.svg')
  expect(site).not.toHaveProperty('$schema')
  expect(site).not.toHaveProperty('catalogs')
  expect(catalogs.br['nav.contact']).toEqual([{ type: 0, value: 'Contato' }])
  expect(catalogs.br).not.toHaveProperty(['page.missing'])
})

test('the page gets the drawings of the icons that it shows, and no others', () => {
  const { services, company } = sample
  const [first, ...others] = services
  const withLucide = {
    ...sample,
    services: [{ ...first, icon: 'graduation-cap' }, ...others],
  }
  const checked = checkContent(JSON.stringify(withLucide))
  if (!checked.ok) throw new Error('The content has problems.')
  const shown = [
    'graduation-cap',
    ...others.map(({ icon }) => icon),
    ...company.social.map(({ network }) => `reach.${network}`),
  ]
  const { drawings } = pageContent(checked.content, '/')
  expect(Object.keys(drawings).toSorted()).toEqual(shown.toSorted())
})

test('sections with the title of an earlier one, in either language, are named', () => {
  const { sections, catalogs } = sample
  const sameInPortuguese = {
    ...catalogs.br,
    'clients.title': catalogs.br['services.title'],
  }
  const checked = checkContent(
    JSON.stringify({ ...sample, catalogs: { en: catalogs.en, br: sameInPortuguese } }),
  )
  if (!checked.ok) throw new Error('The content has problems.')
  const clients = sections.find(({ type }) => type === 'clients')
  expect(pageContent(checked.content, '/').namesakes).toEqual([clients?.id])
})

test('the longest word of a headline is measured in both languages, and named where a phone has no room for it', () => {
  const { catalogs } = sample
  const long = { ...catalogs.br, 'hero.title': 'Desenvolvimento bem-feito' }
  const checked = checkContent(
    JSON.stringify({ ...sample, catalogs: { en: catalogs.en, br: long } }),
  )
  if (!checked.ok) throw new Error('The content has problems.')
  expect(pageContent(checked.content, '/').longWords).toEqual({ about: 15 })
  const own = checkContent(JSON.stringify(sample))
  if (!own.ok) throw new Error('The sample has problems.')
  expect(pageContent(own.content, '/').longWords).toEqual({})
})
