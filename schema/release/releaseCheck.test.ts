import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { expectPlainMessages } from '../../tests/check/expectPlainMessages.ts'
import {
  copyOfSample,
  sampleText as sample,
  type SampleContent,
} from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'
import { lookUp } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'

const firmText = readFileSync('tests/fixtures/firms/weather/content/site.json', 'utf8')
const copyOfFirm = (): SampleContent => JSON.parse(firmText)
const { company, clients, catalogs, site, sections } = copyOfSample()

/** The company's content with a change. */
function firmWith(change: (content: SampleContent) => unknown): SampleContent {
  const content = copyOfFirm()
  change(content)
  return content
}

/** The rejected values, as code and value. `pictures`: files in public that are also in the sample. */
function rejections(content: object, ...pictures: string[]): [string, unknown][] {
  const text = JSON.stringify(content)
  const samplePictures = new Set(pictures)
  const files = { list: () => [], read: () => undefined, samplePictures }
  const { problems } = checkContent(text, { sample, files })
  return problems.flatMap((problem): [string, unknown][] => {
    const { code, offset, length } = problem
    if (!code.startsWith('sample')) return []
    expectPlainMessages(problem, content)
    const markedText = text.slice(offset, offset + length)
    return [[code, markedText === '{' ? problem.message.en : JSON.parse(markedText)]]
  })
}

// To accept an intended difference, run `npx vitest run --project=node schema/release -u`.
test('only the check for a release rejects the sample, and it lists every sample value', async () => {
  const { ok, problems } = checkContent(sample, { sample })
  const lines = problems.map(({ code, path }) => `${code} ${path.join('/')}`)
  await expect(lines.join('\n')).toMatchFileSnapshot('releaseCheck.txt')
  expect([ok, checkContent(sample).ok]).toEqual([false, true])
})

const keyExample = nodeAt(copyOfFirm(), ['email', 'publicKey'])?.examples?.[0]

test.each([
  ['site', 'address', 'https://pedraviva.example/site/', true],
  ['site', 'address', 'https://localhost/', true],
  ['site', 'address', 'https://www.myexample.com/', false],
  ['company', 'name', 'Acme', true],
  ['company', 'email', 'hello@example.com', true],
  ['company', 'email', 'hello@example.company', false],
  ['email', 'publicKey', keyExample, true],
  ['captcha', 'siteKey', '30000000-ffff-ffff-ffff-000000000003', true],
] as const)('%s.%s “%s” is rejected as invented: %s', (part, name, value, isInvented) => {
  const content = firmWith((firm) => Object.assign(firm[part], { [name]: value }))
  expect(rejections(content)).toEqual(isInvented ? [['sample-value', value]] : [])
})

test('invented people and addresses are rejected in every section, but file names are not', () => {
  const address = 'https://www.example.com/a'
  const link = { label: 'hero.title', address }
  const content = firmWith(
    ({ clients: [client], services: [service], sections: edited }) => {
      Object.assign(client ?? {}, { website: address })
      Object.assign(service ?? {}, { link })
      const links = [link, { ...link, address: '/privacy.pdf' }]
      Object.assign(edited.at(-1) ?? {}, { links })
      const entries = [{ person: 'Ana Souza', firm: 'Acme' }]
      edited.push({ id: 'own', type: 'quotes', title: 'hero.title', entries } as never)
    },
  )
  const values = rejections(content).map(([, value]) => String(value))
  const invented = ['Acme', 'Ana Souza', address, address, address]
  expect(values.toSorted((one, other) => one.localeCompare(other))).toEqual(invented)
})

test('a sample picture is rejected by its bytes or its name', () => {
  const content = firmWith(({ clients: edited }) => {
    Object.assign(edited[0] ?? {}, { logo: '/logos/ours.svg' })
    Object.assign(edited[1] ?? {}, { name: clients[0]?.name, logo: clients[0]?.logo })
    Object.assign(edited[2] ?? {}, { logo: clients[1]?.logo })
    Object.assign(edited[3] ?? {}, { name: clients[2]?.name, hidden: true })
  })
  const files = ['/logos/ours.svg', clients[0]?.logo ?? '', '/old/a.svg', '/old/b.svg']
  expect(rejections(content, ...files)).toEqual([
    ['sample-pictures', expect.stringContaining('public/old/a.svg and public/old/b.svg')],
    ['sample-picture', '/logos/ours.svg'],
    ['sample-value', clients[0]?.name],
    ['sample-picture', clients[1]?.logo],
  ])
})

const isClients = ({ type }: { type: string }) => type === 'clients'
const [figureId, textId] = ['clients.engineers.figure', 'clients.engineers.text']

test.each([
  ['a headline', ['hero.title'], ['hero.title']],
  ['a fact', [textId], [figureId, textId]],
  ['a usual text', [], ['form.privacy']],
  ['an unused text', [], ['services.cloud.description']],
])('if the content has %s of the sample, the rejected texts are %j', (_, texts, ids) => {
  const content = firmWith((firm) => {
    const facts = lookUp(sections.find(isClients), ['facts'])
    Object.assign(firm.sections.find(isClients) ?? {}, { facts })
    for (const id of ids) firm.catalogs.en[id] = catalogs.en[id] ?? ''
  })
  expect(rejections(content)).toEqual(texts.map((id) => ['sample-text', catalogs.en[id]]))
})

test('a text that names the sample’s company is rejected', () => {
  const text = 'Write to Buritália today'
  const content = firmWith((firm) => (firm.catalogs.en['contact.title'] = text))
  expect(rejections(content)).toEqual([['sample-text', text]])
})

test('values that another company may share with the sample are listed, but not rejected', () => {
  const content = firmWith((firm) => {
    Object.assign(firm.company, { since: company.since })
    Object.assign(firm.site, { defaultLanguage: site.defaultLanguage })
    const { id, since } = clients[7] ?? {}
    // One client is renamed and moved, the next one is not moved, and the last one is hidden.
    Object.assign(firm.clients[0] ?? {}, { id, since })
    Object.assign(firm.clients[1] ?? {}, { since: clients[1]?.since })
    Object.assign(firm.clients[2] ?? {}, { since: clients[2]?.since, hidden: true })
    Object.assign(firm.services[0] ?? {}, { title: 'services.cloud.title' })
    for (const text of ['services.cloud.title', 'nav.about'])
      firm.catalogs.en[text] = catalogs.en[text] ?? ''
    firm.catalogs.br['services.cloud.title'] = 'Nosso'
  })
  const sampleLikePaths = (languages: object) => {
    const text = JSON.stringify({ ...content, catalogs: languages })
    const { ok, problems } = checkContent(text, { sample })
    const likeSample = problems.filter(({ code }) => code === 'like-sample')
    return { ok, paths: likeSample.map(({ path }) => path.join('.')) }
  }
  const likeSample = ['company.since', 'clients.0.since', 'clients.1.since']
  const text = 'catalogs.en.services.cloud.title'
  const { en, br } = content.catalogs
  expect(sampleLikePaths({ en, br })).toEqual({
    ok: true,
    paths: ['site.defaultLanguage', ...likeSample, text],
  })
  // With one language, there is no language to choose.
  expect(sampleLikePaths({ en }).paths).toEqual([...likeSample, text])
})
