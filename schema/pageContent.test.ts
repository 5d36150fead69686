import { assert, expect, test } from 'vitest'

import sample from '../tests/fixtures/sample/content/site.json' with { type: 'json' }
import { checkContent } from './checkContent.ts'
import { pageContent } from './pageContent.ts'

/** The page of the sample with these changes. */
function pageOf(changes: object, base = '/') {
  const checked = checkContent(JSON.stringify({ ...sample, ...changes }))
  assert(checked.ok)
  return pageContent(checked.shown(), base)
}

test('the page gets compiled texts, the addresses below its base, and nothing that only the editor needs', () => {
  const links = ['/privacy.pdf', 'https://www.example.com/privacy'].map((address) => ({
    label: 'nav.about',
    address,
  }))
  const sections = sample.sections.map((section) =>
    section.type === 'footer' ? { ...section, links } : section,
  )
  const { site, catalogs } = pageOf({ sections }, '/folder/')
  expect(site.clients?.[0]?.logo).toBe('/folder/logos/fluviara.svg')
  expect(JSON.stringify(site)).toContain('"/folder/privacy.pdf"')
  expect(JSON.stringify(site)).toContain('"https://www.example.com/privacy"')
  expect(site).not.toHaveProperty('$schema')
  expect(site).not.toHaveProperty('catalogs')
  expect(catalogs.br).not.toHaveProperty(['page.missing'])
  expect(catalogs.br['nav.contact']).toEqual([{ type: 0, value: 'Contato' }])
  // Programs read this text too, so it has no no-break spaces.
  expect(JSON.stringify(catalogs.br['skip.toContent'])).not.toContain('\u00a0')
})

test('sections that repeat an earlier title, in either language, are listed', () => {
  const { catalogs } = sample
  for (const language of ['en', 'br'] as const) {
    const texts = catalogs[language]
    const same = { ...texts, 'clients.title': `${texts['services.title']} ` }
    const { sectionsWithRepeatedTitle } = pageOf({
      catalogs: { ...catalogs, [language]: same },
    })
    expect(sectionsWithRepeatedTitle).toEqual(['clients'])
  }
  expect(pageOf({}).sectionsWithRepeatedTitle).toEqual([])
})
