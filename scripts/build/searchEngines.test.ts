import { expect, test } from 'vitest'

import { paletteOf } from '../../schema/colors/palette.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { catalogOf } from '../../schema/read/contentLanguages.ts'
import {
  copyOfSample,
  sampleContent as content,
} from '../../tests/fixtures/sampleContent.ts'
import { headTags, robotsTxt, sitemapXml } from './searchEngines.ts'
import { structuredData } from './structuredData.ts'

const address = 'https://www.example.com/folder/'

/** The nodes of the schema.org data. */
const graphOf = (site: SiteContent) =>
  (JSON.parse(structuredData(site)) as { '@graph': Record<string, unknown>[] })['@graph']

test.each([
  { language: 'en', locale: 'en_US' },
  { language: 'br', locale: 'pt_BR' },
] as const)('the head describes the page in $language', ({ language, locale }) => {
  const verification = { google: 'a_-1', bing: '0F' }
  const site = { ...content.site, address, defaultLanguage: language, verification }
  const head = headTags({ ...content, site })
  const catalog = catalogOf(content, language)
  const { light, dark } = paletteOf(content.site.colors)
  for (const tag of [
    `<title>${catalog['page.title']}</title>`,
    `name="description" content="${catalog['page.description']}"`,
    `rel="canonical" href="${address}"`,
    `property="og:url" content="${address}"`,
    `property="og:title" content="${catalog['page.title']}"`,
    `property="og:description" content="${catalog['page.description']}"`,
    `property="og:locale" content="${locale}"`,
    `property="og:image" content="${address}share-${language}.jpg"`,
    `property="og:image:alt" content="${content.company.name}: ${catalog['hero.title']}"`,
    `content="${light.panel}" media="(prefers-color-scheme: light)"`,
    `content="${dark.ground}" media="(prefers-color-scheme: dark)"`,
    'rel="icon" href="/folder/icon.svg"',
    'name="google-site-verification" content="a_-1"',
    'name="msvalidate.01" content="0F"',
  ])
    expect(head).toContain(tag)
})

test('search engines get the site and the company as schema.org data', () => {
  const { company, offices, site, catalogs } = content
  const abroad = {
    id: 'lisbon',
    city: 'Lisboa',
    street: 'Rua Augusta 1',
    district: 'Baixa',
    country: 'offices.portugal',
  }
  const graph = graphOf({
    ...content,
    company: { ...company, phone: '0800 555 0100', secondPhone: '4004-0100' },
    offices: [...offices.slice(0, 1), abroad],
    catalogs: { ...catalogs, en: { ...catalogs.en, 'offices.portugal': 'Portugal' } },
  })
  expect(graph).toMatchObject([
    { '@type': 'WebSite', name: company.name, inLanguage: ['en', 'pt-BR'] },
    {
      '@type': 'Organization',
      name: company.name,
      legalName: company.legalName,
      taxID: company.cnpj,
      url: site.address,
      email: company.email,
      telephone: ['+558005550100', '40040100'],
      sameAs: company.social?.map((link) => link.address),
      address: [
        { addressRegion: offices[0]?.state, addressCountry: 'BR' },
        { streetAddress: 'Rua Augusta 1, Baixa', addressCountry: 'Portugal' },
      ],
    },
  ])
})

test('markup in the content is escaped in the head and in the schema.org data', () => {
  const markup = '</script><script>alert("1 & 2")</script>'
  const site = copyOfSample()
  site.company.name = markup
  Object.assign(site.catalogs.en, { 'page.title': markup, 'page.description': markup })
  const head = headTags(site)
  expect(head).not.toContain('<script')
  expect(structuredData(site)).not.toContain('<')
  expect(head).toContain(
    '<title>&lt;/script&gt;&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;</title>',
  )
  expect(graphOf(site)).toMatchObject([{ name: markup }, { name: markup }])
})

test('robots.txt allows everything and names the sitemap', () => {
  const site = { ...content, site: { ...content.site, address } }
  expect(robotsTxt(site)).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n`,
  )
})

test('the sitemap has one page', () => {
  const site = { ...content, site: { ...content.site, address } }
  expect(sitemapXml(site).match(/<loc>(.*)<\/loc>/)?.[1]).toBe(address)
})
