import { expect, test } from 'vitest'

import sample from '../tests/fixtures/sample/content/site.json' with { type: 'json' }
import { checkContent } from './checkContent.ts'
import type { SiteContent } from './generated/siteContent.ts'
import { pageContent } from './pageContent.ts'
import { contentOnPage } from './read/contentOnPage.ts'

function valid(content: object): SiteContent {
  const checked = checkContent(JSON.stringify(content))
  if (!checked.ok)
    throw new Error(checked.problems.map(({ message }) => message.en).join('\n'))
  return contentOnPage(checked.content)
}

test('the page gets the pictures from its own folder, compiled texts, and nothing that only editors need', () => {
  const { site, catalogs } = pageContent(valid(sample), '/folder/')
  expect(site.clients?.[0]?.logo).toBe('/folder/logos/fluviara.svg')
  expect(site).not.toHaveProperty('$schema')
  expect(site).not.toHaveProperty('catalogs')
  expect(catalogs.br['nav.contact']).toEqual([{ type: 0, value: 'Contato' }])
  expect(catalogs.br).not.toHaveProperty(['page.missing'])
})

test('the page gets the drawings of the icons that it shows, and no others', () => {
  const networks = sample.company.social.map(({ network }) => network)
  const shown = [...networks, 'whatsapp'].map((name) => `reach.${name}`)
  const { drawings } = pageContent(valid(sample), '/')
  expect(Object.keys(drawings).toSorted()).toEqual(shown.toSorted())
})

test('documents are in the page’s folder, other addresses are not', () => {
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

test('sections with the title of an earlier one, in either language, are named', () => {
  const { sections, catalogs } = sample
  const clients = sections.find(({ type }) => type === 'clients')
  for (const language of ['en', 'br'] as const) {
    const texts = catalogs[language]
    const same = { ...texts, 'clients.title': `${texts['services.title']} ` }
    const content = valid({ ...sample, catalogs: { ...catalogs, [language]: same } })
    expect(pageContent(content, '/').sectionsOfKnownTitle).toEqual([clients?.id])
  }
  expect(pageContent(valid(sample), '/').sectionsOfKnownTitle).toEqual([])
})

test('writers type plain spaces, the page holds together what belongs together', () => {
  const { catalogs } = pageContent(valid(sample), '/')
  expect(sample.catalogs.br['hero.title']).not.toContain('\u00a0')
  expect(JSON.stringify(catalogs.br['hero.title'])).toContain('\u00a0')
  // Programs read this text too.
  expect(catalogs.br['skip.toContent']).toEqual([
    { type: 0, value: 'Pular para o conteúdo' },
  ])
})
