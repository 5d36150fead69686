import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../checkContent.ts'
import { litWall } from './litWall.ts'
import { migrateContent } from './migrateContent.ts'
import type { ContentObject } from './migration.ts'
import { newTexts } from './newTexts.ts'
import { plainSpaces } from './plainSpaces.ts'
import { unusedTexts } from './unusedTexts.ts'

const sample = (): ContentObject =>
  JSON.parse(
    readFileSync('tests/fixtures/sample/content/site.json', 'utf8'),
  ) as ContentObject

const files = { list: () => [], read: () => undefined }
const problemsOf = (content: ContentObject) =>
  checkContent(JSON.stringify(content, null, 2), { files })
    .problems.filter(({ code }) => !/file|picture/.test(code))
    .map(({ code }) => code)

/** Of the sample that the first version with an editor had. */
const oldTexts = {
  en: {
    'form.label': 'Contact form',
    'footer.label': 'Footer',
    'footer.copyright': '©\u00a0{year} {company} · CNPJ\u00a0{cnpj}',
  },
  br: {
    'form.label': 'Formulário de contato',
    'footer.label': 'Rodapé',
    'hero.title': 'Software que fica de\u00a0pé',
  },
}
const oldColors = {
  accent: '#c04a1b',
  second: '#f7bd16',
  dark: {
    background: '#17112b',
    wall: '#432f74',
    accent: '#ff9d70',
    accentHover: '#ffc0a3',
    ground: '#0d0820',
  },
}

test('a content that is as this version asks for it stays as it is', () => {
  expect(migrateContent(sample())).toEqual({ content: sample(), reported: [] })
})

test('texts that became needed come in their usual words, in each language, and what is there stays', () => {
  const sections = [{ type: 'contact', id: 'contact' }]
  const { catalogs } = newTexts.migrate({ sections, catalogs: oldTexts })
  expect(catalogs).toMatchObject({
    en: {
      'form.label': 'Contact form',
      'form.required': 'All fields are required.',
      'form.length':
        '{length} of {limit} characters. A longer message cannot be delivered.',
    },
    br: {
      'form.label': 'Formulário de contato',
      'form.required': 'Todos os campos são obrigatórios.',
    },
  })
  // What every owner says in words of their own is asked for by the check.
  expect(catalogs).not.toHaveProperty(['en', 'page.title'])
})

test('a page without a form gets no words of one', () => {
  const sections = [{ type: 'contact', id: 'contact', form: false }]
  const { catalogs } = newTexts.migrate({ sections, catalogs: { en: {} } })
  expect(catalogs).not.toHaveProperty(['en', 'form.required'])
})

test('texts that no page shows any longer go, and one that the owner points at stays', () => {
  const catalogs = oldTexts
  expect(unusedTexts.migrate({ catalogs })).not.toHaveProperty([
    'catalogs',
    'br',
    'footer.label',
  ])
  const own = {
    sections: [{ type: 'steps', id: 'steps', title: 'footer.label' }],
    catalogs,
  }
  expect(unusedTexts.migrate(own)).toEqual(own)
})

test('spaces that nobody sees as such become plain ones', () => {
  const { catalogs } = plainSpaces.migrate({ catalogs: oldTexts })
  expect(catalogs).toMatchObject({
    en: { 'footer.copyright': '© {year} {company} · CNPJ {cnpj}' },
    br: { 'hero.title': 'Software que fica de pé' },
  })
  // A garbled letter keeps the half by which it can be read again.
  const garbled = { catalogs: { br: { 'hero.title': 'Voltar Ã  página' } } }
  expect(plainSpaces.migrate(garbled)).toEqual(garbled)
})

test('a wall that was dark by night is made from the accent, and a lit one is the owner’s', () => {
  const site = { colors: oldColors }
  const { wall: _, ...dark } = oldColors.dark
  expect(litWall.migrate({ site })).toEqual({ site: { colors: { ...oldColors, dark } } })
  const lit = { colors: { ...oldColors, dark: { ...oldColors.dark, wall: '#f0a726' } } }
  expect(litWall.migrate({ site: lit })).toEqual({ site: lit })
})

test('all of it together is right by the check, and done a second time changes nothing', () => {
  const { site, catalogs, ...rest } = sample() as Record<string, ContentObject>
  const { en = {}, br = {} } = (catalogs ?? {}) as Record<string, ContentObject>
  const newer = ['form.required', 'form.length']
  const older = (texts: ContentObject) =>
    Object.fromEntries(Object.entries(texts).filter(([id]) => !newer.includes(id)))
  const old = {
    ...rest,
    site: { ...site, colors: oldColors },
    catalogs: {
      en: { ...older(en), ...oldTexts.en },
      br: { ...older(br), ...oldTexts.br },
    },
  }
  expect(problemsOf(old)).toEqual(
    expect.arrayContaining(['text-missing', 'color-contrast', 'hidden-signs']),
  )
  const { content, reported } = migrateContent(old)
  expect(problemsOf(content)).toEqual([])
  expect(reported).toHaveLength(5)
  expect(migrateContent(content)).toEqual({ content, reported: [] })
})

test.each([
  {},
  { site: null, catalogs: [] },
  { site: { colors: { accent: 'red', dark: { wall: 7 } } }, catalogs: { en: 'none' } },
  { site: { colors: { accent: '#c04a1b', dark: [] } }, catalogs: { br: { a: 1 } } },
])('what is wrong otherwise is left to the check: %j', (content) => {
  expect(() => migrateContent(content)).not.toThrow()
  expect(migrateContent(content).content).toMatchObject(content)
})
