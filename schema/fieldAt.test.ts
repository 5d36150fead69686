import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { setValue } from './editContent.ts'
import { fieldAt } from './fieldAt.ts'
import { sectionTypes } from './model/model.ts'
import { isInCatalogs } from './read/isInCatalogs.ts'
import { lookUp, type Path } from './read/readDocument.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const content = read('tests/fixtures/sample/content/site.json')
const kindAt = (...path: (string | number)[]) => fieldAt(content, path)?.kind

test('what stands at a place is told from the schema', () => {
  expect(kindAt('sections', 0, 'title')).toBe('text')
  expect(kindAt('catalogs', 'br', 'hero.title')).toBe('text')
  expect(kindAt('catalogs', 'br', 'a.text.of.ones.own')).toBe('text')
  expect(kindAt('header', 'menu', 1, 'section')).toBe('entry')
  expect(kindAt('sections', 1, 'id')).toBe('id')
  expect(kindAt('services', 1, 'id')).toBe('id')
  expect(kindAt('sections', 1, 'show')).toBe('entries')
  expect(kindAt('sections', 1, 'show', 0)).toBe('entry')
  expect(kindAt('clients', 3, 'logo')).toBe('picture')
  expect(kindAt('site', 'colors', 'accent')).toBe('color')
  expect(kindAt('offices', 0, 'state')).toBe('choice')
  expect(kindAt('sections', 0, 'type')).toBe('choice')
  expect(kindAt('company', 'name')).toBe('string')
  expect(kindAt('email', 'rateLimit', 'throttle')).toBe('number')
  expect(kindAt('email', 'blockHeadless')).toBe('boolean')
  expect(kindAt('services')).toBe('list')
  expect(kindAt('company')).toBe('group')
  expect(kindAt('company', 'colour')).toBeUndefined()
})

test('a place has its title, its explanation in both languages, and its limits', () => {
  const title = fieldAt(content, ['sections', 0, 'title'])
  expect(title).toMatchObject({
    title: { en: 'Headline', br: 'Título principal' },
    isRequired: true,
    maxTextLength: 80,
  })
  expect(title?.help?.en).toContain('The largest words of the page.')
  expect(title?.help?.br).toContain('As maiores palavras da página.')
  expect(fieldAt(content, ['clients'])).toMatchObject({ minItems: 0, maxItems: 24 })
  expect(fieldAt(content, ['email', 'rateLimit', 'throttle'])?.maximum).toBe(86_400_000)
  expect(fieldAt(content, ['company', 'phone'])?.format).toBe('phone')
  expect(fieldAt(content, ['company', 'secondPhone'])?.isRequired).toBe(false)
})

test('a choice lists what can be chosen, and what each means', () => {
  const valuesAt = (...path: Path) =>
    fieldAt(content, path)?.choices.map(({ value }) => value)
  expect(valuesAt('offices', 1, 'state')).toContain('GO')
  expect(valuesAt('sections', 1, 'type')).toEqual(sectionTypes)
  expect(fieldAt(content, ['sections', 1, 'type'])?.choices[1]?.label).toEqual({
    en: 'The services, as tiles or as an index.',
    br: 'Os serviços, em quadros ou em índice.',
  })
})

test('a text has the limits of all places that show it', () => {
  const long = fieldAt(content, ['catalogs', 'en', 'hero.text'])
  expect(long).toMatchObject({ kind: 'text', maxTextLength: 320, isMultiline: true })
  const short = setValue(content, ['header', 'menu', 0, 'label'], 'hero.text')
  expect(fieldAt(short, ['catalogs', 'en', 'hero.text'])?.maxTextLength).toBe(20)
  expect(fieldAt(content, ['catalogs', 'br', 'footer.copyright'])).toMatchObject({
    maxTextLength: 120,
    isMultiline: false,
    placeholders: ['year', 'company', 'cnpj'],
  })
})

test('a reference says what it names, a picture and an icon what they may be', () => {
  expect(fieldAt(content, ['sections', 1, 'show', 0])?.pointsTo).toBe('services')
  expect(fieldAt(content, ['sections', 1, 'title'])?.pointsTo).toBe('texts')
  expect(fieldAt(content, ['clients', 0, 'logo'])?.picture).toMatchObject({
    folder: '/logos/',
    maxSvg: 50,
  })
  expect(fieldAt(content, ['services', 0, 'icon'])?.icons).toContain('graduation-cap')
})

test('a group lists what stands in it and what can be added, a list its entries', () => {
  const children = fieldAt(content, ['clients', 0])?.children
  expect(children).toEqual([
    { key: 'id', isPresent: true, isRequired: true },
    { key: 'name', isPresent: true, isRequired: true },
    { key: 'logo', isPresent: true, isRequired: true },
    { key: 'note', isPresent: true, isRequired: false },
    { key: 'website', isPresent: false, isRequired: false },
    { key: 'hidden', isPresent: false, isRequired: false },
  ])
  expect(fieldAt(content, ['clients'])?.children).toEqual(
    Array.from({ length: 12 }, (_, key) => ({ key, isPresent: true, isRequired: false })),
  )
  const texts = fieldAt(content, ['catalogs', 'en'])?.children
  const present = texts?.flatMap(({ key, isPresent }) => (isPresent ? [key] : []))
  expect(present).toEqual(Object.keys(Object(lookUp(content, ['catalogs', 'en']))))
  expect(fieldAt({}, ['catalogs', 'en'])?.children).toContainEqual({
    key: 'page.missing',
    isPresent: false,
    isRequired: false,
  })
})

test('where something is left out, the place says what holds', () => {
  expect(fieldAt(content, ['site', 'defaultLanguage'])?.default).toBe('en')
  expect(fieldAt(content, ['sections', 0, 'drawing'])?.default).toBe(true)
  expect(fieldAt(content, ['company', 'mark'])?.default).toBeUndefined()
})

test('help for a form speaks of no braces but the mail’s, no catalogs, no folders and no names in quotation marks', () => {
  const all = read('tests/fixtures/all-sections/content/site.json')
  const said: string[] = []
  const visit = (path: Path) => {
    const field = fieldAt(all, path)
    if (!field) throw new Error(`Nothing is known of ${path.join('.')}.`)
    if (field.kind !== 'text') said.push(...Object.values(field.help ?? {}))
    for (const { key } of field.children) visit([...path, key])
  }
  for (const { key } of fieldAt(all, [])?.children ?? [])
    if (!isInCatalogs([key]) && key !== '$schema') visit([key])
  expect(said.length).toBeGreaterThan(200)
  expect(
    said.filter((words) =>
      /[{}[\]"\\]|catalogs|(folder|pasta) public|without quotes|sem aspas:|\btrue\b|\bfalse\b/.test(
        words.replaceAll(/\{\{\w+\}\}/g, ''),
      ),
    ),
  ).toEqual([])
})
