import { expect, test } from 'vitest'

import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'
import { migrateContent } from './migrateContent.ts'

const codesOf = (content: object) =>
  checkContent(JSON.stringify(content)).problems.map(({ code }) => code)

test('old content is valid after migration, and a second migration changes nothing', () => {
  const old = copyOfSample()
  const dark = { background: '#17112b', accentHover: '#ffc0a3' }
  Object.assign(old.site.colors, { dark })
  for (const catalog of Object.values(old.catalogs))
    Reflect.deleteProperty(catalog, 'form.required')
  Object.assign(old.catalogs.en, { 'form.send': 'Ask us' })
  expect(codesOf(old)).toEqual(expect.arrayContaining(['text-missing', 'unknown-key']))
  const { content, reported } = migrateContent({ ...old })
  expect(codesOf(content)).toEqual([])
  expect(content).toMatchObject({
    site: { colors: { dark: { background: dark.background } } },
    catalogs: {
      en: { 'form.send': 'Ask us' },
      br: { 'form.required': copyOfSample().catalogs.br['form.required'] },
    },
  })
  expect(reported).toHaveLength(2)
  expect(migrateContent(content)).toEqual({ content, reported: [] })
})

test('other errors are left to the check', () => {
  const wrong = {
    site: { colors: { accent: 'red', dark: [] } },
    catalogs: { en: 'none' },
  }
  for (const content of [{}, { site: null, catalogs: [] }, wrong])
    expect(migrateContent(content).content).toMatchObject(content)
})
