import { expect, test } from 'vitest'

import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'
import { migrateContent } from './migrateContent.ts'

/** Of the sample that the first version with an editor had. */
const oldTexts = {
  en: {
    'footer.label': 'Footer',
    'footer.copyright': '©\u00a0{year} {company} · {cnpj}',
  },
  br: { 'footer.label': 'Rodapé', 'hero.title': 'Software que fica de\u00a0pé' },
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

const codesOf = (content: object) =>
  checkContent(JSON.stringify(content)).problems.map(({ code }) => code)

test('an old content is valid after migration, and a second migration changes nothing', () => {
  const { site, catalogs, ...rest } = copyOfSample()
  const older = (texts: Record<string, unknown>, changes: object) => {
    const { 'form.required': _, 'form.length': __, ...others } = texts
    return { ...others, ...changes }
  }
  const old = {
    ...rest,
    site: { ...site, colors: oldColors },
    catalogs: {
      en: older(catalogs.en, oldTexts.en),
      br: older(catalogs.br, oldTexts.br),
    },
  }
  expect(codesOf(old)).toEqual(
    expect.arrayContaining(['text-missing', 'color-contrast', 'hidden-signs']),
  )
  const { content, reported } = migrateContent(old)
  expect(codesOf(content)).toEqual([])
  expect(reported).toHaveLength(5)
  expect(migrateContent(content)).toEqual({ content, reported: [] })
})

test('migration keeps the owner’s changes: a text that is used, a light wall color', () => {
  const sections = [{ type: 'steps', id: 'steps', title: 'footer.label' }]
  const lit = { ...oldColors, dark: { ...oldColors.dark, wall: '#f0a726' } }
  const owned = { sections, site: { colors: lit }, catalogs: oldTexts }
  expect(migrateContent(owned).content).toMatchObject({
    site: { colors: { dark: { wall: '#f0a726' } } },
    catalogs: {
      en: { 'footer.label': 'Footer' },
      br: { 'footer.label': 'Rodapé' },
    },
  })
})

test.each([
  {},
  { site: null, catalogs: [] },
  { site: { colors: { accent: 'red', dark: { wall: 7 } } }, catalogs: { en: 'none' } },
  { site: { colors: { accent: '#c04a1b', dark: [] } }, catalogs: { br: { a: 1 } } },
])('other errors are left to the check: %j', (content) => {
  expect(migrateContent(content).content).toMatchObject(content)
})
