import { expect, test } from 'vitest'

import { copyOfSample, type SampleContent } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'
import { readDocument } from '../read/readDocument.ts'
import { findMisplaced } from './findMisplaced.ts'

/** What the check tells of the sample after some changes. */
function problemsOf(change: (content: SampleContent) => void): string[] {
  const content = copyOfSample()
  change(content)
  return checkContent(JSON.stringify(content, null, 2)).problems.map(
    ({ code, path }) => `${code} ${path.join('.')}`,
  )
}

test('a group that is missing is reported beside an entry behind its list', () => {
  expect(
    problemsOf((content) => {
      Object.assign(content, { services2: content.services.splice(2, 1)[0] })
      Reflect.deleteProperty(content, 'header')
    }),
  ).toEqual(['missing-key header', 'misplaced-entry services2'])
})

test('a text is too long for a service that stands in the wrong list', () => {
  expect(
    problemsOf(({ services, sections, catalogs }) => {
      Reflect.apply(sections.splice, sections, [1, 0, ...services.splice(2, 1)])
      for (const catalog of [catalogs.en, catalogs.br])
        catalog['services.consulting.title'] = 'Long '.repeat(40)
    }),
  ).toEqual([
    'misplaced-entry sections.1',
    'text-too-long catalogs.en.services.consulting.title',
    'text-too-long catalogs.br.services.consulting.title',
    'untranslated catalogs.br.services.consulting.title',
  ])
})

test('what is wrong with texts is reported though one catalog stands inside the other', () => {
  expect(
    problemsOf(({ catalogs }) => {
      const { en, br } = catalogs
      Object.assign(en, { br, 'hero.title': '' })
      Reflect.deleteProperty(br, 'nav.about')
      Reflect.deleteProperty(catalogs, 'br')
    }),
  ).toEqual([
    'translation-missing catalogs.br.nav.about',
    'empty-text catalogs.en.hero.title',
    'misplaced-key catalogs.en.br',
  ])
})

test('a thing in the wrong place inside of another one is reported as well', () => {
  expect(
    problemsOf(({ catalogs }) => {
      const { en, br } = catalogs
      const title = br['hero.title']
      Reflect.deleteProperty(br, 'hero.title')
      Object.assign(br, { hero: { title } })
      Object.assign(en, { br })
      Reflect.deleteProperty(catalogs, 'br')
    }),
  ).toEqual(['misplaced-key catalogs.en.br', 'nested-texts catalogs.en.br.hero'])
})

/** What stands in the wrong place of the sample after some changes, and where all of it belongs. */
function moved(change: (content: SampleContent) => void): string[] {
  const content = copyOfSample()
  change(content)
  const document = readDocument(JSON.stringify(content), content, 0)
  return findMisplaced(document).map(({ toFinding, moves }) => {
    const ways = moves.map(({ from, to = [] }) => `${from.join('/')} → ${to.join('/')}`)
    return [toFinding().code, ...ways].join(', ')
  })
}

test('nothing of the sample stands in the wrong place', () => {
  expect(moved(() => {})).toEqual([])
})

test('a content inside of something else comes out of it', () => {
  expect(
    moved((content) => {
      const { site, company, ...rest } = content
      for (const name of Object.keys(content)) Reflect.deleteProperty(content, name)
      Object.assign(content, { status: 1, data: { site, company, ...rest } })
    }),
  ).toEqual([
    'wrapped-content, status → , data → , data/site → site, data/company → company, data/$schema → $schema, data/header → header, data/sections → sections, data/services → services, data/clients → clients, data/offices → offices, data/email → email, data/captcha → captcha, data/catalogs → catalogs',
  ])
})

test('the only entry of a list is the whole list', () => {
  expect(
    moved((content) => void Object.assign(content, { services: [content.services] })),
  ).toEqual([
    'doubled-list, services/0 → , services/0/0 → services/0, services/0/1 → services/1, services/0/2 → services/2, services/0/3 → services/3, services/0/4 → services/4, services/0/5 → services/5, services/0/6 → services/6',
  ])
  expect(
    moved(({ services }) => void Object.assign(services, [services[0], []])),
  ).toEqual([])
})

test('an entry of another list goes to its end, one that fits in none stays', () => {
  const add = (list: 'offices' | 'clients', change: object) =>
    moved((content) => {
      const entry = { ...content.services[0], ...change }
      Object.assign(content, { [list]: [...content[list], entry] })
    })
  expect(add('offices', { id: 'own' })).toEqual([
    'misplaced-entry, offices/2 → services/0',
  ])
  expect(add('clients', { id: 'own', unknown: 1 })).toEqual([
    'misplaced-entry, clients/12 → services/0',
  ])
  expect(add('offices', { one: 1, two: 2, three: 3 })).toEqual([])
  expect(add('offices', {})).toEqual(['copy-elsewhere, offices/2 → '])
})

test('a name goes to the one group where it is known and missing', () => {
  const move = (key: string, value: unknown) =>
    moved((content) => {
      Reflect.deleteProperty(content.company, 'cnpj')
      Reflect.deleteProperty(content.header.button, 'label')
      Object.assign(content.site, { [key]: value })
    })
  expect(move('cnpj', '11.222.333/0001-81')).toEqual([
    'misplaced-key, site/cnpj → company/cnpj',
  ])
  expect(move('cnpj', 5)).toEqual([])
  // A button and WhatsApp have one.
  expect(move('label', 'nav.contact')).toEqual([])
  expect(move('legalName', 'Acme')).toEqual([])
})

test('a text outside of the catalogs goes to those that lack it', () => {
  const move = (name: string, languages: ('en' | 'br')[]) =>
    moved(({ site, catalogs }) => {
      for (const language of languages)
        Reflect.deleteProperty(catalogs[language], 'hero.title')
      Object.assign(site, { [name]: 'Words' })
    })
  expect(move('hero.title', ['en', 'br'])).toEqual([
    'misplaced-text, site/hero.title → catalogs/en/hero.title, site/hero.title → catalogs/br/hero.title',
  ])
  expect(move('hero.title', ['br'])).toEqual([
    'misplaced-text, site/hero.title → catalogs/br/hero.title',
  ])
  expect(move('hero.title', [])).toEqual([])
  expect(move('hero title', ['en', 'br'])).toEqual([])
  expect(move('hero', ['en', 'br'])).toEqual([])
})

test('a group of texts is taken apart, and a catalog comes out of the other', () => {
  expect(
    moved(({ catalogs }) => {
      Object.assign(catalogs.en, { news: { title: 'News', text: 'Words' } })
    }),
  ).toEqual([
    'nested-texts, catalogs/en/news → , catalogs/en/news/title → catalogs/en/news.title, catalogs/en/news/text → catalogs/en/news.text',
  ])
  expect(
    moved(({ catalogs }) => {
      Object.assign(catalogs.br, { en: catalogs.en })
      Reflect.deleteProperty(catalogs, 'en')
    }),
  ).toEqual(['misplaced-key, catalogs/br/en → catalogs/en'])
  for (const group of [
    { news: {} },
    { 'hero.title': { text: 'x' } },
    { 'a b': { c: 'x' } },
  ])
    expect(moved(({ catalogs }) => void Object.assign(catalogs.en, group))).toEqual([])
})

test('names of a group whose opening line is lost go back into it together; where one is gone, each by itself', () => {
  const lose = (lost: string[]) =>
    moved((content) => {
      const { email } = content
      Reflect.deleteProperty(content, 'email')
      const kept = Object.entries(email).filter(([name]) => !lost.includes(name))
      Object.assign(content, Object.fromEntries(kept))
    })
  expect(lose([])).toEqual([
    'lost-group, publicKey → email/publicKey, serviceId → email/serviceId, templateId → email/templateId, blockHeadless → email/blockHeadless',
    'misplaced-key, rateLimit → email/rateLimit',
  ])
  expect(lose(['serviceId'])).toEqual([
    'misplaced-key, publicKey → email/publicKey',
    'misplaced-key, templateId → email/templateId',
    'misplaced-key, blockHeadless → email/blockHeadless',
    'misplaced-key, rateLimit → email/rateLimit',
  ])
})

test('no more than a hundred things are reported', () => {
  const texts = Array.from({ length: 150 }, (_, index) => [`more.text${index}`, 'Words'])
  const problems = moved(
    ({ site }) => void Object.assign(site, Object.fromEntries(texts)),
  )
  expect(problems).toHaveLength(100)
})
