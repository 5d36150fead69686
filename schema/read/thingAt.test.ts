// @vitest-environment node
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { isRecord, type Path } from './readDocument.ts'
import { sectionTypes } from './schemaTree.ts'
import { thingAt } from './thingAt.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const content = read('tests/fixtures/sample/content/site.json')
const kindAt = (...path: (string | number)[]) => thingAt(content, path)?.kind

test('what stands at a place is told from the schema', () => {
  expect(kindAt('sections', 0, 'title')).toBe('name of a text')
  expect(kindAt('catalogs', 'br', 'hero.title')).toBe('text')
  expect(kindAt('catalogs', 'br', 'a.text.of.ones.own')).toBe('text')
  expect(kindAt('header', 'menu', 1, 'section')).toBe('section')
  expect(kindAt('sections', 1, 'id')).toBe('id')
  expect(kindAt('services', 1, 'id')).toBe('id')
  expect(kindAt('sections', 1, 'show', 0)).toBe('entry')
  expect(kindAt('clients', 3, 'logo')).toBe('picture')
  expect(kindAt('site', 'colors', 'accent')).toBe('color')
  expect(kindAt('offices', 0, 'state')).toBe('choice')
  expect(kindAt('sections', 0, 'type')).toBe('choice')
  expect(kindAt('company', 'name')).toBe('words')
  expect(kindAt('email', 'rateLimit', 'throttle')).toBe('number')
  expect(kindAt('email', 'blockHeadless')).toBe('yes or no')
  expect(kindAt('services')).toBe('list')
  expect(kindAt('company')).toBe('group')
  expect(kindAt('company', 'colour')).toBeUndefined()
})

test('a place has its title, its explanation in both languages, and its limits', () => {
  const title = thingAt(content, ['sections', 0, 'title'])
  expect(title).toMatchObject({
    title: { en: 'Headline', br: 'Título principal' },
    isRequired: true,
    maxLength: 80,
  })
  expect(title?.description?.en).toContain('The largest words of the page.')
  expect(title?.description?.br).toContain('As maiores palavras da página.')
  expect(thingAt(content, ['clients'])).toMatchObject({ minItems: 12, maxItems: 12 })
  expect(thingAt(content, ['email', 'rateLimit', 'throttle'])?.maximum).toBe(86_400_000)
  expect(thingAt(content, ['company', 'phone'])?.format).toBe('phone')
  expect(thingAt(content, ['company', 'secondPhone'])?.isRequired).toBe(false)
})

test('a choice lists what can be chosen, and what each means', () => {
  const valuesAt = (...path: Path) =>
    thingAt(content, path)?.choices.map(({ value }) => value)
  expect(valuesAt('offices', 1, 'state')).toContain('GO')
  expect(valuesAt('sections', 1, 'type')).toEqual(sectionTypes)
  expect(thingAt(content, ['sections', 1, 'type'])?.choices[1]?.description).toEqual({
    en: 'The services as tiles.',
    br: 'Os serviços em quadros.',
  })
})

test('a list offers whole entries, the sections one of each kind', () => {
  const labels = (list: string) =>
    thingAt(content, [list])?.snippets.map(({ label }) => label)
  expect(labels('services')).toEqual([{ en: 'New service', br: 'Novo serviço' }])
  expect(labels('sections')?.map(({ en }) => en)).toContain('New section: footer')
})

function pathsIn(value: unknown, path: Path = []): Path[] {
  const parts = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(isRecord(value) ? value : {})
  return [path, ...parts.flatMap(([key, part]) => pathsIn(part, [...path, key]))]
}

test.for([
  'tests/fixtures/sample/content/site.json',
  'tests/fixtures/all-sections/content/site.json',
])('every place of %s is explained in both languages', (file) => {
  const all = read(file)
  const unexplained = pathsIn(all).filter((path) => {
    const { title, description } = thingAt(all, path) ?? {}
    const isOwnText = path[0] === 'catalogs' && path.length === 3 && !title
    return !isOwnText && (!title || !description || description.en === description.br)
  })
  expect(unexplained).toEqual([])
})
