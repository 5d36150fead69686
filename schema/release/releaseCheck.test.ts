import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { expectPlain } from '../../tests/check/expectPlain.ts'
import {
  copyOfSample,
  sampleText as sample,
  type SampleContent,
} from '../../tests/fixtures/sampleContent.ts'
import { accountKeys } from '../../tests/support/accountKeys.ts'
import { checkContent } from '../checkContent.ts'
import { lookUp, type Path } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'

const firm = readFileSync('tests/fixtures/firms/weather/content/site.json', 'utf8')
const owned = (): SampleContent => JSON.parse(firm)
const { company, clients, offices, catalogs, captcha, site, sections } = copyOfSample()

/** What is rejected of the content, as its code and value; `ofSample`: pictures in its folder that are the sample's. */
function refused(content: object, ...ofSample: string[]): [string, unknown][] {
  const text = JSON.stringify(content)
  const files = { list: () => [], read: () => undefined, ofSample: new Set(ofSample) }
  const { problems } = checkContent(text, { sample, files })
  return problems.flatMap((problem): [string, unknown][] => {
    const { code, offset, length } = problem
    if (!code.startsWith('sample')) return []
    expectPlain(problem, content)
    const marked = text.slice(offset, offset + length)
    return [[code, marked === '{' ? problem.message.en : JSON.parse(marked)]]
  })
}

/** The firm's content with one change. */
function ownedBut(change: (content: SampleContent) => void): SampleContent {
  const content = owned()
  change(content)
  return content
}

const isClients = ({ type }: { type: string }) => type === 'clients'

const withValue = (part: 'site' | 'company' | 'email' | 'captcha', values: object) =>
  ownedBut((content) => void Object.assign(content[part], values))

test('a sample value is rejected only for a release', () => {
  const text = JSON.stringify(withValue('company', { name: 'Acme' }))
  expect(checkContent(text).ok).toBe(true)
  const { ok, problems } = checkContent(text, { sample })
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect([ok, errors.map(({ code }) => code)]).toEqual([false, ['sample-value']])
})

test('the sample is rejected with every sample value listed', () => {
  const shown = ['page.title', 'hero.title', 'services.ai.description', 'footer.love']
  const everything = [
    site.address,
    captcha.siteKey,
    company.name,
    company.legalName,
    company.cnpj,
    company.email,
    company.phone,
    ...(company.social ?? []).map(({ address }) => address),
    ...clients.map(({ name }) => name),
    ...offices.flatMap(({ street, postalCode }) => [street, postalCode]),
    ...accountKeys.map((key) => lookUp(copyOfSample(), ['email', key])),
    ...shown.flatMap((id) => [catalogs.en[id], catalogs.br[id]]),
  ]
  const values = refused(copyOfSample()).map(([, value]) => value)
  expect(everything.filter((value) => !values.includes(value))).toEqual([])
})

const exampleOf = (path: Path) => nodeAt(owned(), path)?.examples?.[0]

test.each([
  ['site', 'address', 'https://pedraviva.example/site/', true],
  ['site', 'address', 'https://localhost/', true],
  ['site', 'address', 'https://example.com.br/', false],
  ['site', 'address', 'https://www.myexample.com/', false],
  ['company', 'name', 'Acme', true],
  ['company', 'email', 'hello@example.com', true],
  ['company', 'email', 'hello@example.company', false],
  ['company', 'secondPhone', '0800 555 0100', true],
  ['email', 'publicKey', exampleOf(['email', 'publicKey']), true],
  ['captcha', 'siteKey', '30000000-ffff-ffff-ffff-000000000003', true],
] as const)('%s.%s “%s” is invented: %s', (part, name, value, isInvented) => {
  const content = withValue(part, { [name]: value })
  expect(refused(content)).toEqual(isInvented ? [['sample-value', value]] : [])
})

test('people and companies from the schema’s examples are rejected in every section', () => {
  const named = {
    quotes: { person: 'Ana Souza', firm: 'Acme' },
    cases: { client: 'Acme' },
    team: { name: 'Ana Souza' },
  }
  const content = ownedBut(({ sections: own }) => {
    for (const [type, entry] of Object.entries(named))
      own.push({
        id: `own-${type}`,
        type,
        title: 'hero.title',
        entries: [entry],
      } as never)
  })
  expect(refused(content)).toEqual([
    ['sample-value', 'Ana Souza'],
    ['sample-value', 'Acme'],
    ['sample-value', 'Acme'],
    ['sample-value', 'Ana Souza'],
  ])
})

test('links to reserved example addresses are rejected everywhere, a file of that name is not', () => {
  const address = 'https://www.example.com/a'
  const file = '/privacy.pdf'
  const content = ownedBut((own) => {
    Object.assign(own.clients[0] ?? {}, { website: address })
    Object.assign(own.services[0] ?? {}, { link: { label: 'hero.title', address } })
    const links = [address, file].map((to) => ({ label: 'footer.privacy', address: to }))
    Object.assign(own.sections.at(-1) ?? {}, { links })
  })
  expect(refused(content)).toEqual(Array(3).fill(['sample-value', address]))
})

test('a sample picture is rejected by bytes or name, once with its client, and unused ones together', () => {
  const content = ownedBut(({ clients: own }) => {
    Object.assign(own[0] ?? {}, { logo: '/logos/ours.svg' })
    Object.assign(own[1] ?? {}, { name: clients[0]?.name, logo: clients[0]?.logo })
    Object.assign(own[2] ?? {}, { logo: clients[1]?.logo })
  })
  const files = ['/logos/ours.svg', clients[0]?.logo ?? '', '/old/a.svg', '/old/b.svg']
  expect(refused(content, ...files)).toEqual([
    ['sample-pictures', expect.stringContaining('public/old/a.svg and public/old/b.svg')],
    ['sample-picture', '/logos/ours.svg'],
    ['sample-value', clients[0]?.name],
    ['sample-picture', clients[1]?.logo],
  ])
})

const [figure, counted] = ['clients.engineers.figure', 'clients.engineers.text']

test.each([
  ['a headline', ['hero.title'], ['hero.title']],
  ['what a figure counts', [figure, counted], [counted]],
  ['a figure that happens to be the same', [figure], []],
  ['what any company can say', ['form.privacy'], []],
  ['a text that nothing shows', ['services.cloud.description'], []],
])('of the sample, %s is rejected only if it makes a claim', (_, ids, told) => {
  const content = ownedBut((own) => {
    const facts = lookUp(sections.find(isClients), ['facts'])
    Object.assign(own.sections.find(isClients) ?? {}, { facts })
    for (const id of ids) own.catalogs.en[id] = catalogs.en[id] ?? ''
  })
  expect(refused(content)).toEqual(told.map((id) => ['sample-text', catalogs.en[id]]))
})

test('a text that names the sample’s company is rejected', () => {
  const words = 'Write to Buritália today'
  const content = ownedBut((own) => void (own.catalogs.en['contact.title'] = words))
  expect(refused(content)).toEqual([['sample-text', words]])
})

test('hidden sample content is allowed, and other entries keep their indexes', () => {
  const name = clients[0]?.name
  const content = ownedBut(({ clients: own }) => {
    Object.assign(own[0] ?? {}, { name, hidden: true })
    Object.assign(own[1] ?? {}, { name })
  })
  expect(refused(content)).toEqual([['sample-value', name]])
})

/** The paths of what is listed because it is the same as in the sample. */
const alikeIn = (content: object) =>
  checkContent(JSON.stringify(content), { sample })
    .problems.filter(({ code }) => code === 'like-sample')
    .map(({ path }) => path.join('.'))

test.each<[string, string[], (content: SampleContent) => void]>([
  ['a renamed and moved sample client', ['clients.0.since'], () => undefined],
  [
    'a client with an invented name, which is reported',
    [],
    ({ clients: [first] }) => Object.assign(first ?? {}, { name: clients[7]?.name }),
  ],
  [
    'a hidden client',
    [],
    ({ clients: [first] }) => Object.assign(first ?? {}, { hidden: true }),
  ],
  [
    'clients that no section shows',
    [],
    (own) => Object.assign(own.sections.find(isClients) ?? {}, { hidden: true }),
  ],
])('the same year as in the sample in %s: %j', (_, listed, change) => {
  const content = ownedBut((own) => {
    Object.assign(own.site, { defaultLanguage: 'br' })
    const { id, since } = clients[7] ?? {}
    Object.assign(own.clients[0] ?? {}, { id, since })
    change(own)
  })
  expect(alikeIn(content)).toEqual(listed)
})

test('values that another company may share with the sample are listed, but not rejected', () => {
  const content = ownedBut((own) => {
    Object.assign(own.company, { since: company.since })
    Object.assign(own.site, { defaultLanguage: site.defaultLanguage })
    Object.assign(own.clients[1] ?? {}, { since: clients[1]?.since })
    Object.assign(own.services[0] ?? {}, { title: 'services.cloud.title' })
    for (const id of ['services.cloud.title', 'nav.about'])
      own.catalogs.en[id] = catalogs.en[id] ?? ''
    own.catalogs.br['services.cloud.title'] = 'Nosso'
  })
  expect(checkContent(JSON.stringify(content), { sample }).ok).toBe(true)
  expect(alikeIn(content)).toEqual([
    'site.defaultLanguage',
    'company.since',
    'clients.1.since',
    'catalogs.en.services.cloud.title',
  ])
  const { en } = content.catalogs
  expect(alikeIn({ ...content, catalogs: { en } })).not.toContain('site.defaultLanguage')
})
