import { expect, test } from 'vitest'

import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'
import { migrateContent } from './migrateContent.ts'

const codesOf = (content: object) =>
  checkContent(JSON.stringify(content)).problems.map(({ code }) => code)

test('old content is valid after migration, and a second migration changes nothing', () => {
  const input = copyOfSample()
  const dark = { background: '#17112b', accentHover: '#ffc0a3' }
  Object.assign(input.site.colors, { dark })
  for (const catalog of Object.values(input.catalogs))
    Reflect.deleteProperty(catalog, 'form.required')
  Object.assign(input.catalogs.en, { 'form.send': 'Ask us' })
  expect(codesOf(input)).toEqual(expect.arrayContaining(['text-missing', 'unknown-key']))
  const { content, reported } = migrateContent({ ...input })
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

test('migration does not change content with other errors', () => {
  const wrongContent = {
    site: { colors: { accent: 'red', dark: [] } },
    catalogs: { en: 'none' },
  }
  for (const content of [{}, { site: null, catalogs: [] }, wrongContent])
    expect(migrateContent(content).content).toMatchObject(content)
})
