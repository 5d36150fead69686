import { assert, expect, test } from 'vitest'

import sample from '../tests/fixtures/sample/content/site.json' with { type: 'json' }
import { checkContent } from './checkContent.ts'
import { pageContent } from './pageContent.ts'

/** The page of the sample with these changes. */
function pageOf(changes: object, base = '/') {
  const result = checkContent(JSON.stringify({ ...sample, ...changes }))
  assert(result.ok)
  return pageContent(result.onPage(), base)
}

test('addresses of files in the page’s content begin with the site’s base', () => {
  const links = ['/privacy.pdf', 'https://www.example.com/privacy'].map((address) => ({
    label: 'nav.about',
    address,
  }))
  const sections = sample.sections.map((section) =>
    section.type === 'footer' ? { ...section, links } : section,
  )
  const { site } = pageOf({ sections }, '/folder/')
  expect(site.clients?.[0]?.logo).toBe('/folder/logos/fluviara.svg')
  expect(JSON.stringify(site)).toContain('"/folder/privacy.pdf"')
  expect(JSON.stringify(site)).toContain('"https://www.example.com/privacy"')
})

test('the page content has compiled texts, and no values for the editor or the build', () => {
  const { site, catalogs } = pageOf({})
  expect(catalogs.br['nav.contact']).toEqual([{ type: 0, value: 'Contato' }])
  // Programs read this text too, so it has no no-break spaces.
  expect(JSON.stringify(catalogs.br['skip.toContent'])).not.toContain('\u00a0')
  for (const name of ['$schema', 'catalogs']) expect(site).not.toHaveProperty(name)
  expect(catalogs.br).not.toHaveProperty(['page.missing'])
})

test('sections that repeat an earlier title, in either language, are listed', () => {
  const { catalogs } = sample
  for (const language of ['en', 'br'] as const) {
    const texts = catalogs[language]
    const repeating = { ...texts, 'clients.title': `${texts['services.title']} ` }
    const { sectionsWithRepeatedTitle } = pageOf({
      catalogs: { ...catalogs, [language]: repeating },
    })
    expect(sectionsWithRepeatedTitle).toEqual(['clients'])
  }
  expect(pageOf({}).sectionsWithRepeatedTitle).toEqual([])
})
