import { expect, test } from 'vitest'

import { expectPlain } from '../../tests/check/expectPlain.ts'
import {
  copyOfSample as content,
  sampleText as sample,
  type SampleContent,
} from '../../tests/fixtures/sampleContent.ts'
import { toProblems } from '../check/finding.ts'
import { checkContent } from '../checkContent.ts'
import { accountValues } from '../model/email.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { PublicFiles } from '../read/publicFiles.ts'
import { lookUp, readDocument, type Path } from '../read/readDocument.ts'
import { releaseCheck } from './releaseCheck.ts'

function released(text: string, files?: PublicFiles) {
  const document = readDocument(text, JSON.parse(text))
  if (!document) throw new Error('It is nested too deep.')
  return releaseCheck(document, sample, files)
}

/** A folder in which these pictures are the sample's. */
const folder = (...ofSample: string[]): PublicFiles => ({
  list: () => [],
  read: () => undefined,
  ofSample: new Set(ofSample),
})

/** The code and the marked text of each refusal. */
function refused(
  site: SampleContent | string,
  files?: PublicFiles,
): [code: string, marked: string][] {
  const text = typeof site === 'string' ? site : JSON.stringify(site, null, 2)
  return toProblems(text, released(text, files)).map((problem) => {
    const { code, offset, length } = problem
    expectPlain(problem, JSON.parse(text))
    return [code, JSON.parse(text.slice(offset, offset + length))]
  })
}

/** The sample as a new owner would leave it: nothing of the sample left. */
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
  for (const section of site.sections)
    if (section.type === 'footer' && section.accessibility)
      Object.assign(section.accessibility, { email: site.company.email })
  site.clients = site.clients.map((client, index) => ({
    ...client,
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
    if (
      !/^(page|hero|services|clients)\.|^contact\.(title|text|guidance|hours|note)|success|love/.test(
        id,
      )
    )
      continue
    // A figure has room for six characters.
    const text = id.endsWith('.figure') ? '7' : id.slice(0, 20)
    site.catalogs.en[id] = text === '7' ? text : `Our ${text}`
    site.catalogs.br[id] = text === '7' ? text : `Nosso ${text}`
  }
  return site
}

/** The owner's content with one change. */
function ownedBut(change: (site: SampleContent) => void): SampleContent {
  const site = owned()
  change(site)
  return site
}

const withValue = (part: 'site' | 'company' | 'email' | 'captcha', values: object) =>
  ownedBut((site) => void Object.assign(site[part], values))

const withClient = (client: object, ...others: object[]) =>
  ownedBut(({ clients }) => {
    for (const [index, each] of [client, ...others].entries())
      Object.assign(clients[index] ?? {}, each)
  })

test('a content of one’s own is let through, by the whole check', () => {
  expect(refused(owned())).toEqual([])
  const { ok, problems } = checkContent(JSON.stringify(owned()), { sample })
  expect([ok, problems]).toEqual([true, []])
})

test('a sample value is refused by the check only when the site is to go live', () => {
  const text = JSON.stringify(withValue('company', { name: 'Acme' }))
  expect(checkContent(text).ok).toBe(true)
  const { ok, problems } = checkContent(text, { sample })
  expect([ok, problems.map(({ code }) => code)]).toEqual([false, ['sample-value']])
})

const { company, clients, offices, catalogs } = content()
type Part = Parameters<typeof withValue>[0]
type Row = [part: Part, name: string, value: string]
const examplesOf = (path: Path) => nodeAt(content(), path)?.examples ?? []

test.each<Row>([
  ['site', 'address', 'https://pedraviva.example/site/'],
  ['site', 'address', 'https://localhost/'],
  ['company', 'name', 'Acme'],
  ['company', 'email', 'hello@example.com'],
  ...accountValues.flatMap(({ key }) =>
    examplesOf(['email', key]).map((value): Row => ['email', key, String(value)]),
  ),
  ['captcha', 'siteKey', '30000000-ffff-ffff-ffff-000000000003'],
])('%s.%s may not be “%s”', (part, name, value) => {
  expect(refused(withValue(part, { [name]: value }))).toEqual([['sample-value', value]])
})

test.each([
  'https://www.linkedin.com/company/example',
  'https://www.linkedin.example/company/own',
])('the page on a social network may not be “%s”', (address) => {
  const social = [{ network: 'linkedin', label: 'footer.linkedin', address }]
  expect(refused(withValue('company', { social }))).toEqual([['sample-value', address]])
})

test('a second phone and a number on WhatsApp may not be those that the schema gives as examples', () => {
  const [secondPhone, number] = ['0800 555 0100', '+55 61 95555-0100']
  const whatsapp = { number, label: 'contact.whatsapp', text: 'contact.whatsappText' }
  expect(refused(withValue('company', { secondPhone, whatsapp }))).toEqual([
    ['sample-value', secondPhone],
    ['sample-value', number],
  ])
})

test('links to addresses that can never be anybody’s are refused wherever they stand', () => {
  const site = ownedBut(({ clients, services, sections }) => {
    const address = 'https://www.example.com/a'
    Object.assign(clients[0] ?? {}, { website: address })
    Object.assign(services[0] ?? {}, { link: { label: 'services.link', address } })
    const links = [{ label: 'footer.privacy', address }]
    Object.assign(sections.find(({ type }) => type === 'footer') ?? {}, { links })
  })
  expect(refused(site).map(([code]) => code)).toEqual(Array(3).fill('sample-value'))
})

test('a picture of the sample is refused where it is shown, whatever it is called', () => {
  const site = withClient({ logo: '/pictures/ours.svg' })
  site.company.mark = '/sign.svg'
  expect(refused(site, folder('/pictures/ours.svg', '/sign.svg'))).toEqual([
    ['sample-picture', '/sign.svg'],
    ['sample-picture', '/pictures/ours.svg'],
  ])
})

test('pictures of the sample that nothing shows are refused together, at the start of the file', () => {
  const left = folder('/old/a.svg', '/mark.svg', '/old/b.svg')
  const problems = released(JSON.stringify(owned()), left)
  const [problem] = toProblems('', problems)
  expect(problems.map(({ code, span }) => [code, span.offset])).toEqual([
    ['sample-pictures', 0],
  ])
  expect(problem?.message.br).toContain(
    'public/old/a.svg, public/mark.svg e public/old/b.svg',
  )
})

test('a sample’s logo under a sample’s name goes with the name', () => {
  const site = ownedBut((own) => (own.clients = [...clients]))
  const left = folder('/mark.svg', ...clients.map(({ logo }) => logo))
  const problems = released(JSON.stringify(site), left)
  const others = problems.filter(({ code }) => code !== 'sample-value')
  expect(toProblems('', others).map(({ message }) => message.en)).toEqual([
    'What is left of the sample’s pictures lies in their folder, and nothing shows it: public/mark.svg.',
  ])
})

const figures = ['clients.years.figure', 'clients.years.text'] as const

test.each<[string, string[], string[]]>([
  ['what a client is said to use', ['clients.aroeva.note'], ['clients.aroeva.note']],
  ['a figure with what it counts', [...figures], [figures[0]]],
  ['a figure of one’s own', [figures[1]], []],
  ['a figure that happens to be the same', [figures[0]], []],
])('a short text of the sample that claims something is refused: %s', (_, ids, told) => {
  const site = ownedBut(({ catalogs: { en } }) => {
    for (const id of ids) en[id] = catalogs.en[id] ?? ''
  })
  expect(refused(site)).toEqual(told.map((id) => ['sample-text', catalogs.en[id]]))
})

test.each(
  'nav.about services.cloud.title hero.link form.privacy page.missing'.split(' '),
)('a text that any company can say is let through: %s', (id) => {
  const site = ownedBut((own) => (own.catalogs.en[id] = catalogs.en[id] ?? ''))
  expect(refused(site)).toEqual([])
})

test('what is hidden may be the sample’s, and what only hidden parts show', () => {
  const name = clients[0]?.name
  expect(refused(withClient({ name, hidden: true }))).toEqual([])
  // The neighbours keep their indexes.
  expect(refused(withClient({ name, hidden: true }, { name }))).toEqual([
    ['sample-value', name],
  ])
})

test('a text that names the sample’s company is refused where it is shown; one that nothing shows is to be deleted', () => {
  const words = 'Write to Buritália today'
  const withText = (id: string) => ownedBut(({ catalogs }) => (catalogs.en[id] = words))
  expect(refused(withText('contact.title'))).toEqual([['sample-text', words]])
  expect(refused(withText('old.text'))).toEqual([])
})

test.each<[part: Part, name: string, value: string]>([
  ['site', 'address', 'https://example.com.br/'],
  ['site', 'address', 'https://www.myexample.com/'],
  ['site', 'address', 'https://test.com/'],
  ['company', 'email', 'hello@example.company'],
  ['company', 'name', 'Buritáliana'],
])('what only looks like the sample is let through: %s.%s “%s”', (part, name, value) => {
  expect(refused(withValue(part, { [name]: value }))).toEqual([])
})

const shown = 'page.title hero.title hero.text services.ai.description footer.love'.split(
  ' ',
)

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
    ...[catalogs.en, catalogs.br].flatMap((texts) => shown.map((id) => texts[id])),
  ]
  const problems = refused(sample).map(([, marked]) => marked)
  expect(everything.filter((value) => !problems.includes(value ?? ''))).toEqual([])
})
