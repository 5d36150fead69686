import { expect, test } from 'vitest'

import { sectionTypes } from '../model/model.ts'
import { schemaAt, stringsIn } from './schemaTree.ts'

test('an office without a country is asked for its state, one with a country is not', () => {
  const office = (entry: object) =>
    schemaAt({ offices: [entry] }, ['offices', 0])?.required
  expect(office({ city: 'Brasília' })).toContain('state')
  expect(office({ city: 'Lima', country: 'offices.peru' })).not.toContain('state')
  expect(schemaAt({ offices: ['text'] }, ['offices', 0])?.required).toContain('state')
})

test('a section is described by its type, one of no known type by what all have', () => {
  const names = (section: unknown) =>
    Object.keys(schemaAt({ sections: [section] }, ['sections', 0])?.properties ?? {})
  expect(names({ type: 'hero' })).toContain('note')
  expect(names({ type: 'footer' })).not.toContain('note')
  expect(names({ type: 'zzz' })).toEqual(names('text'))
  expect(sectionTypes).toContain('quotes')
})

test('of a place that the schema does not know it says nothing', () => {
  expect(schemaAt({}, ['nothing'])).toBeUndefined()
  expect(schemaAt({}, ['toString'])).toBeUndefined()
  expect(schemaAt({}, ['company', 'name', 'first'])).toBeUndefined()
  expect(schemaAt({}, ['catalogs', 'en', 'own.text'])?.type).toBe('string')
  expect(schemaAt({}, ['services', 3, 'icon'])?.format).toBe('icon')
})

const content = {
  company: { name: 'Delta', unknown: 'x' },
  header: { menu: [{ label: 'nav.about', section: 'about' }] },
  sections: [{ type: 'hero', id: 'about', title: 'hero.title' }, 7],
  services: 'none',
  strange: ['y'],
  catalogs: { en: { 'hero.title': 'Words' } },
}

test('the texts of a content are those where the schema knows one, without the catalogs', () => {
  expect(stringsIn(content).map(({ path, value }) => [path.join('.'), value])).toEqual([
    ['company.name', 'Delta'],
    ['header.menu.0.label', 'nav.about'],
    ['header.menu.0.section', 'about'],
    ['sections.0.type', 'hero'],
    ['sections.0.id', 'about'],
    ['sections.0.title', 'hero.title'],
    ['services', 'none'],
  ])
})
