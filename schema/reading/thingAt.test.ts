// @vitest-environment node
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { thingAt } from './thingAt.ts'

const content: unknown = JSON.parse(
  readFileSync('tests/sample/content/site.json', 'utf8'),
)
const kindAt = (...path: (string | number)[]) => thingAt(content, path)?.kind

test('what stands at a place is told from the schema', () => {
  expect(kindAt('sections', 0, 'title')).toBe('name of a text')
  expect(kindAt('catalogs', 'br', 'hero.title')).toBe('text')
  expect(kindAt('catalogs', 'br', 'a.text.of.ones.own')).toBe('text')
  expect(kindAt('header', 'menu', 1, 'section')).toBe('section')
  expect(kindAt('clients', 3, 'logo')).toBe('picture')
  expect(kindAt('offices', 0, 'state')).toBe('choice')
  expect(kindAt('company', 'name')).toBe('words')
  expect(kindAt('email', 'rateLimit', 'throttle')).toBe('number')
  expect(kindAt('email', 'blockHeadless')).toBe('yes or no')
  expect(kindAt('services')).toBe('list')
  expect(kindAt('company')).toBe('group')
  expect(kindAt('company', 'colour')).toBeUndefined()
})

test('a place has its title, its explanation and its limits', () => {
  const title = thingAt(content, ['sections', 0, 'title'])
  expect(title).toMatchObject({ title: 'Headline', maxLength: 80 })
  expect(title?.description).toContain('The largest words of the page.')
  expect(thingAt(content, ['clients'])).toMatchObject({ minItems: 12, maxItems: 12 })
  expect(thingAt(content, ['offices', 1, 'state'])?.choices).toContain('GO')
})

test('a list offers whole entries, the sections one of each kind', () => {
  const labels = (list: string) =>
    thingAt(content, [list])?.snippets.map(({ label }) => label)
  expect(labels('services')).toEqual(['New service'])
  expect(labels('sections')).toContain('New section: footer')
})
