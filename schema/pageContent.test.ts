import { expect, test } from 'vitest'

import sample from '../tests/fixtures/sample/content/site.json' with { type: 'json' }
import { checkContent } from './checkContent.ts'
import type { SiteContent } from './generated/siteContent.ts'
import { pageContent } from './pageContent.ts'

function valid(content: object): SiteContent {
  const checked = checkContent(JSON.stringify(content))
  if (!checked.ok)
    throw new Error(checked.problems.map(({ message }) => message.en).join('\n'))
  return checked.shown()
}

test('the page gets its pictures and compiled texts, and nothing that only the editor needs', () => {
  const { site, catalogs } = pageContent(valid(sample), '/folder/')
  expect(site.clients?.[0]?.logo).toBe('/folder/logos/fluviara.svg')
  expect(site).not.toHaveProperty('$schema')
  expect(site).not.toHaveProperty('catalogs')
  expect(catalogs.br['nav.contact']).toEqual([{ type: 0, value: 'Contato' }])
  expect(catalogs.br).not.toHaveProperty(['page.missing'])
})

test('the page gets only the drawings of the icons that it shows', () => {
  const networks = sample.company.social.map(({ network }) => network)
  const shown = [...networks, 'whatsapp'].map((name) => `reach.${name}`)
  const { drawings } = pageContent(valid(sample), '/')
  expect(Object.keys(drawings).toSorted()).toEqual(shown.toSorted())
})

test('only documents get the base path of the page, other addresses do not', () => {
  const links = ['/privacy.pdf', 'https://www.example.com/privacy'].map((address) => ({
    label: 'nav.about',
    address,
  }))
  const sections = sample.sections.map((section) =>
    section.type === 'footer' ? { ...section, links } : section,
  )
  const { site } = pageContent(valid({ ...sample, sections }), '/folder/')
  const text = JSON.stringify(site)
  expect(text).toContain('"/folder/privacy.pdf"')
  expect(text).toContain('"https://www.example.com/privacy"')
})

test('sections that repeat an earlier title, in either language, are listed', () => {
  const { sections, catalogs } = sample
  const clients = sections.find(({ type }) => type === 'clients')
  for (const language of ['en', 'br'] as const) {
    const texts = catalogs[language]
    const same = { ...texts, 'clients.title': `${texts['services.title']} ` }
    const content = valid({ ...sample, catalogs: { ...catalogs, [language]: same } })
    expect(pageContent(content, '/').sectionsWithRepeatedTitle).toEqual([clients?.id])
  }
  expect(pageContent(valid(sample), '/').sectionsWithRepeatedTitle).toEqual([])
})

test('plain spaces become non-breaking where words belong together', () => {
  const { catalogs } = pageContent(valid(sample), '/')
  expect(sample.catalogs.br['hero.title']).not.toContain('\u00a0')
  expect(JSON.stringify(catalogs.br['hero.title'])).toContain('\u00a0')
  // Programs read this text too.
  expect(catalogs.br['skip.toContent']).toEqual([
    { type: 0, value: 'Pular para o conteúdo' },
  ])
})
