import { expect, test } from 'vitest'

import { paletteOf } from '../../schema/colors/palette.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { catalogOf } from '../../schema/read/contentLanguages.ts'
import { sampleContent as content } from '../../tests/fixtures/sampleContent.ts'
import { headTags, robotsTxt, sitemapXml } from './searchEngines.ts'
import { structuredData } from './structuredData.ts'

const address = 'https://www.example.com/folder/'
const inFolder = { ...content, site: { ...content.site, address } }

/** The sample with other texts in its main language. */
const withTexts = (texts: Record<string, string>) => ({
  ...content,
  catalogs: { ...content.catalogs, en: { ...content.catalogs.en, ...texts } },
})

/** The nodes of the schema.org data. */
const graphOf = (site: SiteContent) =>
  (JSON.parse(structuredData(site)) as { '@graph': Record<string, unknown>[] })['@graph']

/** What a browser reads in the head, by its name. */
function parse(head: string): Record<string, string> {
  const meta = /<meta (?:name|property)="([^"]+)" content="([^"]*)"( media="[^"]*")?>/g
  const link = /<link rel="([^"]+)" href="([^"]*)"()/g
  const all = [...head.matchAll(meta), ...head.matchAll(link)]
  return Object.fromEntries(
    all.map(([, name = '', value = '', media = '']) => [name + media, value]),
  )
}

test.each([
  { own: 'en', locale: 'en_US' },
  { own: 'br', locale: 'pt_BR' },
] as const)('the head describes the page in $own', ({ own, locale }) => {
  const site = { ...inFolder, site: { ...inFolder.site, defaultLanguage: own } }
  const catalog = catalogOf(content, own)
  const { light, dark } = paletteOf(content.site.colors)
  const head = headTags(site)
  expect(head).toContain(`<title>${catalog['page.title']}</title>`)
  expect(parse(head)).toMatchObject({
    description: catalog['page.description'],
    canonical: address,
    'og:url': address,
    'og:title': catalog['page.title'],
    'og:description': catalog['page.description'],
    'og:locale': locale,
    'og:image': `${address}share-${own}.jpg`,
    'og:image:alt': `${content.company.name}: ${catalog['hero.title']}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'theme-color media="(prefers-color-scheme: light)"': light.panel,
    'theme-color media="(prefers-color-scheme: dark)"': dark.ground,
    // Phones make no link of a CNPJ.
    'format-detection': 'telephone=no',
    icon: '/folder/icon.svg',
    'apple-touch-icon': '/folder/apple-touch-icon.png',
  })
})

test('verification codes are in the head', () => {
  const verification = { google: 'a_-1', bing: '0F' }
  const own = { ...inFolder, site: { ...inFolder.site, verification } }
  expect(parse(headTags(own))).toMatchObject({
    'google-site-verification': 'a_-1',
    'msvalidate.01': '0F',
  })
})

test('search engines get the site and the company as schema.org data', () => {
  const { company, offices, site } = content
  expect(graphOf(content)).toMatchObject([
    { '@type': 'WebSite', name: company.name, inLanguage: ['en', 'pt-BR'] },
    {
      '@type': 'Organization',
      name: company.name,
      legalName: company.legalName,
      taxID: company.cnpj,
      url: site.address,
      email: company.email,
      telephone: [company.phone.replaceAll(/[ -]/g, '')],
      sameAs: company.social?.map((link) => link.address),
      address: offices.map(({ city, state, postalCode }) => ({
        addressLocality: city,
        addressRegion: state,
        postalCode,
      })),
    },
  ])
})

test('markup in the content is escaped in the head and in the schema.org data', () => {
  const evil = '</script><script>alert("1 & 2")</script>'
  const texts = { 'page.title': evil, 'page.description': evil }
  const site = { ...withTexts(texts), company: { ...content.company, name: evil } }
  const head = headTags(site)
  expect(head).not.toContain('<script')
  expect(structuredData(site)).not.toContain('<')
  expect(head).toContain(
    '<title>&lt;/script&gt;&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;</title>',
  )
  expect(graphOf(site)).toMatchObject([{ name: evil }, { name: evil }])
})

test('robots.txt allows everything and names the sitemap, which has one page', () => {
  expect(robotsTxt(inFolder)).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n`,
  )
  expect(sitemapXml(inFolder).match(/<loc>(.*)<\/loc>/)?.[1]).toBe(address)
})

test('an office abroad has its country, and phone numbers have an international format', () => {
  const office = {
    id: 'lisbon',
    city: 'Lisboa',
    street: 'Rua Augusta 1',
    district: 'Baixa',
  }
  const offices = [{ ...office, country: 'offices.portugal' }]
  const phones = { phone: '0800 555 0100', secondPhone: '4004-0100' }
  const company = { ...content.company, ...phones }
  const site = { ...withTexts({ 'offices.portugal': 'Portugal' }), company, offices }
  expect(graphOf(site)[1]).toMatchObject({
    telephone: ['+558005550100', '40040100'],
    address: [
      {
        streetAddress: 'Rua Augusta 1, Baixa',
        addressLocality: 'Lisboa',
        addressCountry: 'Portugal',
      },
    ],
  })
})
