import { expect, test } from 'vitest'

import { paletteOf } from '../../schema/colors/palette.ts'
import { catalogOf } from '../../schema/read/contentLanguages.ts'
import { sampleContent as content } from '../../tests/fixtures/sampleContent.ts'
import { headTags, manifestJson, robotsTxt, sitemapXml } from './searchEngines.ts'

const address = 'https://www.example.com/folder/'
const inFolder = { ...content, site: { ...content.site, address } }

/** The sample with other texts in its main language. */
const withTexts = (texts: Record<string, string>) => ({
  ...content,
  catalogs: { ...content.catalogs, en: { ...content.catalogs.en, ...texts } },
})

/** The nodes of the schema.org data. */
function graphIn(head: string): Record<string, unknown>[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1]
  // The build writes this list.
  return (JSON.parse(json ?? '') as { '@graph': Record<string, unknown>[] })['@graph']
}

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
  { own: 'en', locale: 'en_US', lang: 'en' },
  { own: 'br', locale: 'pt_BR', lang: 'pt-BR' },
] as const)('head and manifest describe the page in $own', ({ own, locale, lang }) => {
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
    manifest: '/folder/manifest.webmanifest',
    'apple-touch-icon': '/folder/apple-touch-icon.png',
  })
  const manifest: unknown = JSON.parse(manifestJson(site))
  expect(manifest).toMatchObject({
    lang,
    description: catalog['page.description'],
    start_url: '/folder/',
    scope: '/folder/',
    icons: [
      { src: '/folder/icon-192.png', sizes: '192x192' },
      { src: '/folder/icon-512.png', sizes: '512x512' },
      { src: '/folder/icon-maskable.png', purpose: 'maskable' },
    ],
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

test('search engines get the site, the company, and its offices as schema.org data', () => {
  const { company, offices, site } = content
  expect(graphIn(headTags(content))).toMatchObject([
    { '@type': 'WebSite', name: company.name, inLanguage: ['en', 'pt-BR'] },
    {
      '@type': 'Organization',
      name: company.name,
      legalName: company.legalName,
      taxID: company.cnpj,
      url: site.address,
      email: company.email,
      telephone: company.phone.replaceAll(/[ -]/g, ''),
      sameAs: company.social?.map((link) => link.address),
      location: offices.map(({ city, state, postalCode }) => ({
        '@type': 'LocalBusiness',
        address: { addressLocality: city, addressRegion: state, postalCode },
      })),
    },
  ])
})

test('markup in the content is escaped in the head and in the schema.org data', () => {
  const evil = '</script><script>alert("1 & 2")</script>'
  const texts = { 'page.title': evil, 'page.description': evil }
  const head = headTags({
    ...withTexts(texts),
    company: { ...content.company, name: evil },
  })
  expect(head.match(/<script/g)).toHaveLength(1)
  expect(head).toContain(
    '<title>&lt;/script&gt;&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;</title>',
  )
  expect(graphIn(head)).toMatchObject([{ name: evil }, { name: evil }])
})

test('robots.txt allows everything and names the sitemap, which has one page', () => {
  expect(robotsTxt(inFolder)).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n`,
  )
  expect(sitemapXml(inFolder).match(/<loc>(.*)<\/loc>/)?.[1]).toBe(address)
})

const [office] = content.offices
if (!office) throw new Error('The sample has no office.')

test('an office abroad shows its country, and offices in the same city have distinct names', () => {
  const country = 'offices.portugal'
  const map = { label: 'offices.map', address: 'https://www.example.com/map' }
  const offices = [
    { ...office, district: 'Asa Sul', map },
    { ...office, id: 'north', district: 'Asa Norte' },
    { id: 'lisbon', country, city: 'Lisboa', street: 'Rua Augusta 1' },
  ]
  const name = `${content.company.name} ${office.city}`
  const [, company] = graphIn(
    headTags({ ...withTexts({ [country]: 'Portugal' }), offices }),
  )
  expect(company?.['location']).toMatchObject([
    { name: `${name}, Asa Sul`, hasMap: map.address, address: { addressCountry: 'BR' } },
    { name: `${name}, Asa Norte` },
    {
      address: {
        streetAddress: 'Rua Augusta 1',
        addressLocality: 'Lisboa',
        addressCountry: 'Portugal',
      },
    },
  ])
})

/** The data of a company with these offices, with opening hours and every kind of phone number. */
function graphOf(offices: typeof content.offices) {
  const entries = [
    { from: 'monday', to: 'tuesday', opens: '08:00', closes: '17:30' } as const,
  ]
  const hours = { type: 'hours' as const, id: 'hours', title: 'hero.title', entries }
  const phones = { phone: '0800 555 0100', secondPhone: '4004-0100' }
  const company = { ...content.company, ...phones }
  const sections = [...content.sections, hours]
  return graphIn(headTags({ ...content, company, offices, sections }))[1]
}
const onWeekdays = [{ dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '17:30' }]

test('a single office has the company’s phones in international format, email, and hours', () => {
  const { email } = content.company
  const telephone = ['+558005550100', '40040100']
  expect(graphOf([office])).toMatchObject({
    telephone,
    contactPoint: { telephone, hoursAvailable: onWeekdays },
    location: [{ telephone, email, openingHoursSpecification: onWeekdays }],
  })
})

test('each of several offices has its own hours, without the company’s phone or email', () => {
  const hours = [{ from: 'friday', opens: '00:00', closes: '24:00' } as const]
  const company = graphOf([office, { ...office, id: 'late', hours }])
  expect(company).toMatchObject({ contactPoint: { hoursAvailable: onWeekdays } })
  const offices = company?.['location'] as Record<string, unknown>[] // The build writes this list.
  expect(offices.map((each) => each['openingHoursSpecification'])).toMatchObject([
    undefined,
    // schema.org has no 24:00.
    [{ dayOfWeek: ['Friday'], opens: '00:00', closes: '23:59' }],
  ])
  for (const each of offices) {
    expect(each).not.toHaveProperty('telephone')
    expect(each).not.toHaveProperty('email')
  }
})
