import { expect, test } from 'vitest'

import { paletteOf } from '../../schema/colors/palette.ts'
import { catalogOf } from '../../schema/read/contentLanguages.ts'
import { sampleContent as content } from '../../tests/fixtures/sampleContent.ts'
import { headTags, manifestJson, robotsTxt, sitemapXml } from './searchEngines.ts'
import { absolute, basePath, headTexts } from './siteWords.ts'

const texts = headTexts(content)
const anyText: unknown = expect.any(String)
const inFolder = {
  ...content,
  site: { ...content.site, address: 'https://www.example.com/folder/' },
}

/** The nodes of the schema.org data. */
function graphIn(head: string): Record<string, unknown>[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1]
  const data: unknown = JSON.parse(json ?? '')
  expect(data).toMatchObject({ '@context': 'https://schema.org' })
  return (data as { '@graph': Record<string, unknown>[] })['@graph']
}

/** Parses the head as a browser does. */
function parse(head: string) {
  const meta = /<meta (?:name|property)="([^"]+)" content="([^"]*)"( media="[^"]*")?>/g
  const link = /<link rel="([^"]+)" href="([^"]*)"/g
  return {
    meta: new Map(
      [...head.matchAll(meta)].map(([, name, value, media = '']) => [
        name + media,
        value,
      ]),
    ),
    links: new Map([...head.matchAll(link)].map(([, rel, href]) => [rel, href])),
  }
}

test.each([
  { own: 'en', locale: 'en_US', lang: 'en' },
  { own: 'br', locale: 'pt_BR', lang: 'pt-BR' },
] as const)(
  'with the default language $own, head and manifest say in it what the page is, and promise no other to who asks in it',
  ({ own, locale, lang }) => {
    const site = { ...content, site: { ...content.site, defaultLanguage: own } }
    const catalog = catalogOf(content, own)
    const head = headTags(site, headTexts(site))
    const { meta, links } = parse(head)
    expect(head).toContain(`<title>${catalog['page.title']}</title>`)
    expect(meta.get('description')).toBe(catalog['page.description'])
    expect(meta.get('og:title')).toBe(catalog['page.title'])
    expect(meta.get('og:description')).toBe(catalog['page.description'])
    expect(links.get('canonical')).toBe(content.site.address)
    expect(meta.get('og:locale')).toBe(locale)
    expect(meta.has('og:locale:alternate')).toBe(false)
    expect(meta.get('og:image')).toBe(absolute(content, `share-${own}.jpg`))
    expect(meta.get('og:image:alt')).toContain(catalog['hero.title'])
    const manifest: unknown = JSON.parse(manifestJson(site, headTexts(site)))
    expect(manifest).toMatchObject({ lang, description: catalog['page.description'] })
  },
)

test('a link preview gets a picture with a full address, its size and a description', () => {
  const { meta } = parse(headTags(inFolder, texts))
  expect(meta.get('og:url')).toBe('https://www.example.com/folder/')
  expect(meta.get('og:image')).toBe('https://www.example.com/folder/share-en.jpg')
  expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual([
    '1200',
    '630',
  ])
  expect(meta.get('og:image:alt')).toBe(
    `${content.company.name}: ${catalogOf(content, 'en')['hero.title']}`,
  )
  expect(meta.get('twitter:card')).toBe('summary_large_image')
})

test('an owner’s own share picture wins, with its description', () => {
  const own = {
    ...content,
    site: { ...content.site, shareImage: { file: '/own.jpg', alt: 'hero.text' } },
  }
  const { meta } = parse(headTags(own, headTexts(own)))
  expect(meta.get('og:image')).toBe(absolute(content, 'own.jpg'))
  expect(meta.get('og:image:alt')).toBe(catalogOf(content, 'en')['hero.text'])
})

test('phones get the colours of the content, light and dark, and make no link of a CNPJ', () => {
  const { meta } = parse(headTags(content, texts))
  const { light, dark } = paletteOf(content.site.colors)
  expect(meta.get('theme-color media="(prefers-color-scheme: light)"')).toBe(light.panel)
  expect(meta.get('theme-color media="(prefers-color-scheme: dark)"')).toBe(dark.ground)
  expect(meta.get('format-detection')).toBe('telephone=no')
})

test('search engines get the site, the company and each office as schema.org data, each under an address of its own', () => {
  const { company, offices } = content
  const organization = `${content.site.address}#organization`
  const graph = graphIn(headTags(content, texts))
  expect(graph).toMatchObject([
    {
      '@type': 'WebSite',
      name: company.name,
      url: content.site.address,
      inLanguage: ['en', 'pt-BR'],
    },
    {
      '@type': 'Organization',
      '@id': organization,
      name: company.name,
      legalName: company.legalName,
      taxID: company.cnpj,
      url: content.site.address,
      email: company.email,
      telephone: company.phone.replaceAll(/[ -]/g, ''),
      sameAs: company.social?.map((link) => link.address),
    },
    ...offices.map(({ city, state, postalCode }) => ({
      '@type': 'LocalBusiness',
      '@id': anyText,
      parentOrganization: { '@id': organization },
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        addressRegion: state,
        postalCode,
        addressCountry: 'BR',
      },
    })),
  ])
  const ids = graph.slice(1).map((node) => node['@id'])
  expect(new Set(ids).size).toBe(1 + offices.length)
})

test('markup in the content stays text, in the head and in the schema.org data', () => {
  const evil = '</script><script>alert("1 & 2")</script>'
  const named = { ...content, company: { ...content.company, name: evil } }
  const head = headTags(named, { ...texts, title: evil, description: evil })
  expect(head.match(/<script/g)).toHaveLength(1)
  expect(head).toContain(
    '<title>&lt;/script&gt;&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;</title>',
  )
  expect(graphIn(head)).toMatchObject([{ name: evil }, { name: evil }, {}, {}])
})

test('in a folder of a host everything is found below the folder', () => {
  const { links } = parse(headTags(inFolder, texts))
  expect(basePath(inFolder)).toBe('/folder/')
  expect(absolute(inFolder, '/logos/a.svg')).toBe(
    'https://www.example.com/folder/logos/a.svg',
  )
  expect(links.get('manifest')).toBe('/folder/manifest.webmanifest')
  expect(links.get('apple-touch-icon')).toBe('/folder/apple-touch-icon.png')
  const manifest: unknown = JSON.parse(manifestJson(inFolder, texts))
  expect(manifest).toMatchObject({
    start_url: '/folder/',
    scope: '/folder/',
    icons: [
      { src: '/folder/icon-192.png', sizes: '192x192' },
      { src: '/folder/icon-512.png', sizes: '512x512' },
      { src: '/folder/icon-maskable.png', purpose: 'maskable' },
    ],
  })
})

test('search engines find their proofs in the head where the content has them, and nothing else', () => {
  const { google, bing } = { google: 'a_-1', bing: '0F' }
  const names = ['google-site-verification', 'msvalidate.01']
  const proofs = (verification?: typeof content.site.verification) => {
    const { verification: _, ...site } = content.site
    const own = verification ? { ...site, verification } : site
    const { meta } = parse(headTags({ ...content, site: own }, texts))
    return names.map((name) => meta.get(name))
  }
  expect(proofs({ google, bing })).toEqual([google, bing])
  expect(proofs({ bing })).toEqual([undefined, bing])
  expect(proofs()).toEqual([undefined, undefined])
})

test('robots are let in and told where the sitemap is, which has the one page', () => {
  expect(robotsTxt(inFolder)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/folder/sitemap.xml\n',
  )
  expect(sitemapXml(content).match(/<loc>(.*)<\/loc>/)?.[1]).toBe(content.site.address)
})

const [office] = content.offices
if (!office) throw new Error('The sample has no office.')

test('an office abroad has its country in words, and no state or postal code that it lacks', () => {
  const country = 'offices.portugal'
  const abroad = { id: 'lisbon', country, city: 'Lisboa', street: 'Rua Augusta 1' }
  const head = headTags(
    { ...content, offices: [office, abroad] },
    { ...texts, countries: { [country]: 'Portugal' } },
  )
  const [, , home, lisbon] = graphIn(head)
  expect(home).toMatchObject({ address: { addressCountry: 'BR' } })
  expect(lisbon?.['address']).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Rua Augusta 1',
    addressLocality: 'Lisboa',
    addressCountry: 'Portugal',
  })
})

test('offices in one city have names of their own, and lead to the map where the content does', () => {
  const map = { label: 'offices.map', address: 'https://www.example.com/map' }
  const offices = [
    { ...office, district: 'Asa Sul', map },
    { ...office, id: 'north', district: 'Asa Norte' },
  ]
  const name = `${content.company.name} ${office.city}`
  expect(graphIn(headTags({ ...content, offices }, texts)).slice(2)).toMatchObject([
    { name: `${name}, Asa Sul`, hasMap: map.address },
    { name: `${name}, Asa Norte` },
  ])
})

const weekdays = {
  from: 'monday',
  to: 'tuesday',
  opens: '08:00',
  closes: '17:30',
} as const
// schema.org has no 24:00.
const fridays = { from: 'friday', opens: '00:00', closes: '24:00' } as const
const hoursOf = (dayOfWeek: string[], opens: string, closes: string) => [
  { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes },
]
const onWeekdays = hoursOf(['Monday', 'Tuesday'], '08:00', '17:30')
const onFridays = hoursOf(['Friday'], '00:00', '23:59')

/** The structured data of a company with these offices, with opening hours and every kind of phone number. */
function graphOf(offices: typeof content.offices) {
  const entries = [weekdays]
  const hours = { type: 'hours' as const, id: 'hours', title: 'hero.title', entries }
  const phones = { phone: '0800 555 0100', secondPhone: '4004-0100' }
  const company = { ...content.company, ...phones }
  const sections = [...content.sections, hours]
  return graphIn(headTags({ ...content, company, offices, sections }, texts))
}

test('phones have the form in which other countries dial them, where they have one', () => {
  const telephone = ['+558005550100', '40040100']
  const company = { telephone, contactPoint: { telephone } }
  expect(graphOf([office]).slice(1)).toMatchObject([company, { telephone }])
})

test.each([
  ['those of the company', {}, onWeekdays],
  ['its own', { hours: [fridays] }, onFridays],
])('the only office has the company’s reach, and hours: %s', (_, own, hours) => {
  const { email } = content.company
  const availableLanguage = ['en', 'pt-BR']
  expect(graphOf([{ ...office, ...own }]).slice(1)).toMatchObject([
    { contactPoint: { hoursAvailable: onWeekdays, availableLanguage } },
    { email, openingHoursSpecification: hours },
  ])
})

test('of several offices each has the hours that are its own, and no phone or mailbox of the company', () => {
  const [, company, ...offices] = graphOf([
    office,
    { ...office, id: 'late', hours: [fridays] },
  ])
  expect(company).toMatchObject({ contactPoint: { hoursAvailable: onWeekdays } })
  expect(offices.map((each) => each['openingHoursSpecification'])).toEqual([
    undefined,
    onFridays,
  ])
  for (const each of offices) {
    expect(each).not.toHaveProperty('telephone')
    expect(each).not.toHaveProperty('email')
  }
})
