// @vitest-environment node
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../checkContent.ts'
import { toProblems } from '../finding/finding.ts'
import type { SiteContent } from '../siteContent.ts'
import { releaseCheck } from './releaseCheck.ts'
import { sampleValues } from './sampleValues.ts'

const repository = readFileSync('tests/sample/content/site.json', 'utf8')
const content = (): SiteContent => JSON.parse(repository)

/** What is refused: the code and the text that is marked. */
function refused(site: SiteContent | string): [code: string, marked: string][] {
  const text = typeof site === 'string' ? site : JSON.stringify(site, null, 2)
  return toProblems(text, releaseCheck(text)).map(({ code, offset, length }) => [
    code,
    JSON.parse(text.slice(offset, offset + length)),
  ])
}

/** The repository's content as its new owner would leave it. */
function owned(): SiteContent {
  const site = content()
  site.site.address = 'https://www.pedraviva.com.br/'
  site.company = {
    name: 'Pedraviva',
    legalName: 'Pedraviva Sistemas Ltda.',
    cnpj: '11.444.777/0001-61',
    email: 'contato@pedraviva.com.br',
    phone: '+55 62 3999-1234',
    linkedin: 'https://www.linkedin.com/company/pedraviva',
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
  site.email = { ...site.email, publicKey: 'k1', serviceId: 's1', templateId: 't1' }
  site.captcha.siteKey = '01234567-89ab-cdef-0123-456789abcdef'
  for (const id of Object.keys(sampleValues.texts.en)) {
    if (site.catalogs.en[id] === undefined) continue
    site.catalogs.en[id] = `Our own words for ${id}`
    site.catalogs.br[id] = `Nossas próprias palavras para ${id}`
  }
  return site
}

/** The owner's content with one value of a part put back to something else. */
function ownedBut(part: string, name: string, value: string): SiteContent {
  const site = owned()
  const found: unknown = Reflect.get(site, part)
  if (typeof found !== 'object' || found === null) throw new Error(`No part ${part}.`)
  Object.assign(found, { [name]: value })
  return site
}

test('a content of one’s own is let through, by the whole check', () => {
  expect(refused(owned())).toEqual([])
  const { ok, problems } = checkContent(JSON.stringify(owned()), { release: true })
  expect([ok, problems]).toEqual([true, []])
})

test('a sample value is refused by the check only when the site is to go live', () => {
  const text = JSON.stringify(ownedBut('company', 'name', 'Acme'))
  expect(checkContent(text).ok).toBe(true)
  const { ok, problems } = checkContent(text, { release: true })
  expect([ok, problems.map(({ code }) => code)]).toEqual([false, ['sample-company']])
})

test.each([
  ['sample-address', 'site', 'address', 'https://www.example.com/'],
  ['sample-address', 'site', 'address', 'https://pedraviva.example/site/'],
  ['sample-address', 'site', 'address', 'https://localhost/'],
  ...sampleValues.company.name.map((name) => ['sample-company', 'company', 'name', name]),
  ...sampleValues.company.legalName.map((name) => [
    'sample-legal-name',
    'company',
    'legalName',
    name,
  ]),
  ...sampleValues.company.cnpj.map((cnpj) => ['sample-cnpj', 'company', 'cnpj', cnpj]),
  ['sample-email', 'company', 'email', 'hello@example.com'],
  ...sampleValues.company.phone.map((phone) => [
    'sample-phone',
    'company',
    'phone',
    phone,
  ]),
  ...sampleValues.company.linkedin.map((link) => [
    'sample-linkedin',
    'company',
    'linkedin',
    link,
  ]),
  ...sampleValues.email.publicKey.map((key) => [
    'sample-public-key',
    'email',
    'publicKey',
    key,
  ]),
  ...sampleValues.email.serviceId.map((id) => [
    'sample-service-id',
    'email',
    'serviceId',
    id,
  ]),
  ...sampleValues.email.templateId.map((id) => [
    'sample-template-id',
    'email',
    'templateId',
    id,
  ]),
  ...sampleValues.captcha.map((key) => ['captcha-test-key', 'captcha', 'siteKey', key]),
])('%s: %s.%s may not be “%s”', (code, part, name, value) => {
  expect(refused(ownedBut(part, name, value))).toEqual([[code, value]])
})

test.each(sampleValues.clients)('the client %s is refused, its logo included', (name) => {
  const site = owned()
  const client = site.clients[3]
  if (!client) throw new Error('There is no fourth client.')
  client.name = name
  expect(refused(site)).toEqual([['sample-client', name]])
  client.name = 'Own client'
  client.logo = '/logos/aroeva.svg'
  expect(refused(site)).toEqual([['sample-logo', '/logos/aroeva.svg']])
})

test.each(
  Object.entries(sampleValues.offices).flatMap(([line, values]) =>
    values.map((value) => [line, value] as const),
  ),
)('the %s of an office may not be “%s”', (line, value) => {
  const site = owned()
  Object.assign(site.offices[0] ?? {}, { [line]: value })
  expect(refused(site)).toEqual([['sample-office', value]])
})

test.each(
  (['en', 'br'] as const).flatMap((language) =>
    Object.entries(sampleValues.texts[language]).map(
      ([id, value]) => [language, id, value] as const,
    ),
  ),
)('the sample’s %s text “%s” is refused', (language, id, value) => {
  const site = owned()
  site.catalogs[language][id] = value
  expect(refused(site)).toEqual([
    [id === 'share.alt' ? 'sample-picture' : 'sample-text', value],
  ])
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
  ['company', 'linkedin', 'https://www.linkedin.com/company/example-brasil'],
])('what only looks like the sample is let through: %s.%s “%s”', (part, name, value) => {
  expect(refused(ownedBut(part, name, value))).toEqual([])
})

test('the sample of the repository, as long as it is there, is refused with everything in it named', () => {
  const { site, company, clients, offices, email, captcha, catalogs } = content()
  const everything = [
    site.address,
    ...Object.values(company),
    ...clients.map(({ name }) => name),
    ...offices.flatMap(({ street, postalCode }) => [street, postalCode]),
    email.publicKey,
    email.serviceId,
    email.templateId,
    captcha.siteKey,
    ...Object.keys(sampleValues.texts.en).flatMap((id) => [
      catalogs.en[id],
      catalogs.br[id],
    ]),
  ]
  const told = refused(repository).map(([, marked]) => marked)
  const isSample = sampleValues.company.name.includes(company.name)
  const missed = everything.filter(
    (value) => value !== undefined && !told.includes(value),
  )
  expect(isSample ? missed : []).toEqual([])
})
