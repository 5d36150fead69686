import { expect, test } from 'vitest'

import {
  copyOfSample as content,
  type SampleContent,
  sampleText as sample,
} from '../../tests/fixtures/sampleContent.ts'
import { toProblems } from '../check/finding.ts'
import { checkContent, type PublicFiles } from '../checkContent.ts'
import { accountValues } from '../model/email.ts'
import { lookUp, type Path } from '../read/readDocument.ts'
import { schemaAt } from '../read/schemaTree.ts'
import { releaseCheck } from './releaseCheck.ts'

/** A folder in which these pictures are the sample's. */
const folder = (...ofSample: string[]): PublicFiles => ({
  list: () => [],
  read: () => undefined,
  ofSample: new Set(ofSample),
})

/** What is refused: the code and the text that is marked. */
function refused(
  site: SampleContent | string,
  files?: PublicFiles,
): [code: string, marked: string][] {
  const text = typeof site === 'string' ? site : JSON.stringify(site, null, 2)
  return toProblems(text, releaseCheck(text, sample, files)).map(
    ({ code, offset, length }) => [code, JSON.parse(text.slice(offset, offset + length))],
  )
}

/** The repository's content as its new owner would leave it. */
function owned(): SampleContent {
  const site = content()
  site.site.address = 'https://www.pedraviva.com.br/'
  site.company = {
    name: 'Pedraviva',
    legalName: 'Pedraviva Sistemas Ltda.',
    cnpj: '11.444.777/0001-61',
    email: 'contato@pedraviva.com.br',
    phone: '+55 62 3999-1234',
    social: [
      {
        network: 'linkedin',
        label: 'footer.linkedin',
        address: 'https://www.linkedin.com/company/pedraviva',
      },
    ],
  }
  site.clients = Array.from({ length: 12 }, (_, index) => ({
    id: `own-${index}`,
    name: `Own client ${index}`,
    logo: `/logos/own-${index}.svg`,
  }))
  for (const office of site.offices) {
    Object.assign(office, {
      street: 'Rua 7, 70',
      district: 'Bairro',
      postalCode: '74123-456',
    })
  }
  for (const { key } of accountValues) Object.assign(site.email, { [key]: `own-${key}` })
  site.captcha.siteKey = '01234567-89ab-cdef-0123-456789abcdef'
  for (const id of Object.keys(site.catalogs.en)) {
    if (!/^(page|hero|services|clients)\.|^contact\.t|success|love/.test(id)) continue
    // A figure has room for six signs.
    const text = id.endsWith('.figure') ? '7' : id.slice(0, 20)
    site.catalogs.en[id] = text === '7' ? text : `Our ${text}`
    site.catalogs.br[id] = text === '7' ? text : `Nosso ${text}`
  }
  return site
}

/** The owner's content with one value of a part put back to something else. */
function ownedBut(part: string, name: string, value: string): SampleContent {
  const site = owned()
  const found: unknown = Reflect.get(site, part)
  if (typeof found !== 'object' || found === null) throw new Error(`No part ${part}.`)
  Object.assign(found, { [name]: value })
  return site
}

test('a content of one’s own is let through, by the whole check', () => {
  expect(refused(owned())).toEqual([])
  const { ok, problems } = checkContent(JSON.stringify(owned()), { sample })
  expect([ok, problems]).toEqual([true, []])
})

test('a sample value is refused by the check only when the site is to go live', () => {
  const text = JSON.stringify(ownedBut('company', 'name', 'Acme'))
  expect(checkContent(text).ok).toBe(true)
  const { ok, problems } = checkContent(text, { sample })
  expect([ok, problems.map(({ code }) => code)]).toEqual([false, ['sample-company']])
})

const { company, clients, offices, catalogs } = content()
type Row = [code: string, part: string, name: string, value: string]
const examplesOf = (path: Path) => schemaAt(content(), path)?.examples ?? []

test.each<Row>([
  ['sample-address', 'site', 'address', 'https://www.example.com/'],
  ['sample-address', 'site', 'address', 'https://pedraviva.example/site/'],
  ['sample-address', 'site', 'address', 'https://localhost/'],
  ['sample-company', 'company', 'name', company.name],
  ['sample-company', 'company', 'name', 'Acme'],
  ['sample-legal-name', 'company', 'legalName', company.legalName],
  ['sample-cnpj', 'company', 'cnpj', company.cnpj],
  ['sample-email', 'company', 'email', 'hello@example.com'],
  ['sample-phone', 'company', 'phone', company.phone],
  ...accountValues.flatMap(({ key }) =>
    [lookUp(content(), ['email', key]), ...examplesOf(['email', key])].map(
      (value): Row => ['sample-account', 'email', key, String(value)],
    ),
  ),
  ['captcha-test-key', 'captcha', 'siteKey', '10000000-ffff-ffff-ffff-000000000001'],
  ['captcha-test-key', 'captcha', 'siteKey', '30000000-ffff-ffff-ffff-000000000003'],
])('%s: %s.%s may not be “%s”', (code, part, name, value) => {
  expect(refused(ownedBut(part, name, value))).toEqual([[code, value]])
})

test.each([
  'https://www.linkedin.com/company/example',
  'https://www.linkedin.example/company/own',
])('the page on a social network may not be “%s”', (address) => {
  const site = owned()
  site.company.social = [{ network: 'linkedin', label: 'footer.linkedin', address }]
  expect(refused(site)).toEqual([['sample-social', address]])
})

test('a second phone and a number on WhatsApp may not be those that the schema gives as examples', () => {
  const site = owned()
  site.company.secondPhone = '0800 555 0100'
  site.company.whatsapp = {
    number: '+55 61 95555-0100',
    label: 'contact.whatsapp',
    text: 'contact.whatsappText',
  }
  expect(refused(site)).toEqual([
    ['sample-phone', '0800 555 0100'],
    ['sample-phone', '+55 61 95555-0100'],
  ])
})

test('links to addresses that can never be anybody’s are refused wherever they stand', () => {
  const site = owned()
  const [client] = site.clients
  const [service] = site.services
  const footer = site.sections.find((section) => section.type === 'footer')
  if (!client || !service || !footer) throw new Error('The sample has lost a part.')
  client.website = 'https://www.example.com/a'
  service.link = { label: 'services.link', address: 'https://www.example.com/b' }
  footer.links = [{ label: 'footer.privacy', address: 'https://www.example.com/c' }]
  expect(refused(site).map(([code]) => code)).toEqual(Array(3).fill('sample-link'))
})

test.each(clients.map(({ name }) => name))('the client %s is refused', (name) => {
  const site = owned()
  const client = site.clients[3]
  if (!client) throw new Error('There is no fourth client.')
  client.name = name
  expect(refused(site)).toEqual([['sample-client', name]])
})

test.each(
  offices.flatMap(({ street, postalCode }) => [
    ['street', street] as const,
    ['postalCode', postalCode] as const,
  ]),
)('the %s of an office may not be “%s”', (line, value) => {
  const site = owned()
  Object.assign(site.offices[0] ?? {}, { [line]: value })
  expect(refused(site)).toEqual([['sample-office', value]])
})

test.each(
  (['en', 'br'] as const).flatMap((language) =>
    [
      'page.title',
      'hero.title',
      'hero.text',
      'services.ai.description',
      'footer.love',
    ].map((id) => [language, id, catalogs[language][id] ?? ''] as const),
  ),
)('the sample’s %s text “%s” is refused', (language, id, value) => {
  const site = owned()
  site.catalogs[language][id] = value
  expect(refused(site)).toEqual([['sample-text', value]])
})

test('a picture of the sample is refused where it is shown, whatever it is called', () => {
  const site = owned()
  const [client] = site.clients
  if (!client) throw new Error('There is no client.')
  client.logo = '/pictures/ours.svg'
  site.company.mark = '/sign.svg'
  expect(refused(site, folder('/pictures/ours.svg', '/sign.svg'))).toEqual([
    ['sample-picture', '/sign.svg'],
    ['sample-logo', '/pictures/ours.svg'],
  ])
})

test('pictures of the sample that nothing shows are refused together, at the start of the file', () => {
  const left = folder('/old/a.svg', '/mark.svg', '/old/b.svg')
  const problems = releaseCheck(JSON.stringify(owned()), sample, left)
  expect(problems.map(({ code, span }) => [code, span.offset])).toEqual([
    ['sample-pictures', 0],
  ])
  expect(problems[0]?.en[0]).toContain('3 pictures')
  expect(problems[0]?.br[0]).toContain('public/old (a.svg, b.svg) e public/mark.svg')
})

test('a sample’s logo under a sample’s name goes with the name', () => {
  const site = owned()
  site.clients = [...clients]
  const left = folder('/mark.svg', ...clients.map(({ logo }) => logo))
  const problems = releaseCheck(JSON.stringify(site), sample, left)
  const others = problems.filter(({ code }) => code !== 'sample-client')
  expect(others.map(({ en }) => en[0])).toEqual([
    'A picture of the sample still lies in the folder of the pictures, and no line of this file names it: public/mark.svg.',
  ])
})

test.each([
  'nav.about',
  'services.cloud.title',
  'hero.link',
  'form.privacy',
  'page.missing',
])('a text that any company can say is let through: %s', (id) => {
  const site = owned()
  site.catalogs.en[id] = catalogs.en[id]
  expect(refused(site)).toEqual([])
})

test('an office is told with its number and its city, and without one where it has none', () => {
  const site = owned()
  const [, office] = site.offices
  if (!office) throw new Error('There is no second office.')
  const sentence = () =>
    toProblems('', releaseCheck(JSON.stringify(site), sample, undefined)).map(
      ({ message }) => message.en,
    )
  Object.assign(office, { street: offices[0]?.street })
  expect(sentence()).toEqual([expect.stringContaining(`office 2 (${office.city})`)])
  Object.assign(office, { city: 7 })
  expect(sentence()).toEqual([expect.stringContaining('office 2 (?)')])
})

test('what is hidden may be the sample’s, and what only hidden parts show', () => {
  const site = owned()
  const [client] = site.clients
  if (!client) throw new Error('There is no client.')
  Object.assign(client, { name: clients[0]?.name, hidden: true })
  expect(refused(site)).toEqual([])
  // Its neighbours keep their own places.
  Object.assign(site.clients[1] ?? {}, { name: clients[0]?.name })
  expect(refused(site)).toEqual([['sample-client', clients[0]?.name]])
})

test('a logo of the sample is told with its client, and as a picture where that has no name', () => {
  const site = owned()
  const [client] = site.clients
  if (!client) throw new Error('There is no client.')
  client.logo = '/pictures/ours.svg'
  const problems = () => refused(site, folder('/pictures/ours.svg'))
  expect(problems()).toEqual([['sample-logo', '/pictures/ours.svg']])
  Object.assign(client, { name: 7 })
  expect(problems()).toEqual([['sample-picture', '/pictures/ours.svg']])
  Object.assign(site, { clients: ['/pictures/ours.svg'] })
  expect(problems()).toEqual([['sample-picture', '/pictures/ours.svg']])
})

test('a text that nothing shows is to be deleted, not to be written anew', () => {
  const site = owned()
  Object.assign(site.catalogs.en, { 'old.text': 'Write to Buritália today' })
  expect(refused(site)).toEqual([])
})

test('a text that still names the sample’s company is refused wherever it stands', () => {
  const site = owned()
  site.catalogs.en['contact.title'] = 'Write to Buritália today'
  expect(refused(site)).toEqual([['sample-text', 'Write to Buritália today']])
})

test.each([
  ['site', 'address', 'https://example.com.br/'],
  ['site', 'address', 'https://www.myexample.com/'],
  ['site', 'address', 'https://test.com/'],
  ['company', 'email', 'hello@example.company'],
  ['company', 'name', 'Buritáliana'],
])('what only looks like the sample is let through: %s.%s “%s”', (part, name, value) => {
  expect(refused(ownedBut(part, name, value))).toEqual([])
})

test('the sample itself is refused with everything in it named', () => {
  const { site, captcha } = content()
  const everything = [
    site.address,
    company.name,
    company.legalName,
    company.cnpj,
    company.email,
    company.phone,
    ...(company.social ?? []).map(({ address }) => address),
    ...clients.map(({ name }) => name),
    ...offices.flatMap(({ street, postalCode }) => [street, postalCode]),
    ...accountValues.map(({ key }) => String(lookUp(content(), ['email', key]))),
    captcha.siteKey,
    catalogs.en['hero.text'],
    catalogs.br['hero.text'],
  ]
  const problems = refused(sample).map(([, marked]) => marked)
  expect(everything.filter((value) => !problems.includes(value ?? ''))).toEqual([])
})
