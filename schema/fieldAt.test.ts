import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { pathOf } from '../tests/check/rowsOf.ts'
import { setValue } from './editContent.ts'
import { fieldAt } from './fieldAt.ts'
import { sectionTypes } from './model/model.ts'
import { type Path, isInCatalogs } from './read/lookUp.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const content = read('tests/fixtures/sample/content/site.json')

test.each([
  ['sections/0/title', 'text'],
  ['catalogs/br/a.text.of.ones.own', 'text'],
  ['header/menu/1/section', 'reference'],
  ['sections/0/type', 'choice'],
  ['company/color', undefined],
])('the field at %s is of kind %s', (place, kind) => {
  expect(fieldAt(content, pathOf(place))?.kind).toBe(kind)
})

test('a field has a title and help in both languages, limits, and its possible values', () => {
  const title = fieldAt(content, ['sections', 0, 'title'])
  const names = { en: 'Headline', br: 'Título principal' }
  expect(title).toMatchObject({ title: names, isRequired: true, maxTextLength: 80 })
  expect(title?.help?.br).toContain('O maior texto da página.')
  const throttle = fieldAt(content, ['email', 'rateLimit', 'throttle'])
  expect([throttle?.minimum, throttle?.maximum]).toEqual([1, 86_400])
  const type = fieldAt(content, ['sections', 1, 'type'])
  expect(type?.choices.map(({ value }) => value)).toEqual(sectionTypes)
  expect(type?.choices[1]?.label.en).toBe('The services, as tiles or as a list.')
  expect(fieldAt(content, ['sections', 1, 'show', 0])?.pointsTo).toBe('services')
})

test('a text has the limits of all fields that show it', () => {
  const long = fieldAt(content, ['catalogs', 'en', 'hero.text'])
  expect(long).toMatchObject({ kind: 'text', maxTextLength: 320, isMultiline: true })
  const short = setValue(content, ['header', 'menu', 0, 'label'], 'hero.text')
  expect(fieldAt(short, ['catalogs', 'en', 'hero.text'])?.maxTextLength).toBe(20)
  const copyright = fieldAt(content, ['catalogs', 'br', 'footer.copyright'])
  expect(copyright?.placeholders).toEqual(['year', 'company', 'cnpj'])
})

test('help in the editor uses no terms of programming or of the content file', () => {
  const all = read('tests/fixtures/all-sections/content/site.json')
  const helpTexts: string[] = []
  const visit = (path: Path) => {
    const { help, kind, children = [] } = fieldAt(all, path) ?? {}
    if (kind !== 'text') helpTexts.push(...Object.values(help ?? {}))
    for (const { key } of children)
      if (!isInCatalogs([key]) && key !== '$schema') visit([...path, key])
  }
  visit([])
  expect(helpTexts.length).toBeGreaterThan(200)
  const terms =
    /[{}[\]"\\]|catalogs|(folder|pasta) public|without quotes|sem aspas:|\b(true|false|string|array|object|boolean|integer|null|property)\b/
  const withTerms = helpTexts.filter((text) =>
    terms.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
  )
  expect(withTerms).toEqual([])
})
