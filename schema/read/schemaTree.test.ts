import { expect, test } from 'vitest'

import { sectionTypes } from '../model/model.ts'
import { nodeAt, stringsIn } from './modelTree.ts'

test('an office without a country is asked for its state, one with a country is not', () => {
  const office = (entry: object) => nodeAt({ offices: [entry] }, ['offices', 0])?.required
  expect(office({ city: 'Brasília' })).toContain('state')
  expect(office({ city: 'Lima', country: 'offices.peru' })).not.toContain('state')
  expect(nodeAt({ offices: ['text'] }, ['offices', 0])?.required).toContain('state')
})

test('a section is described by its type, one of no known type by what all have', () => {
  const names = (section: unknown) =>
    Object.keys(nodeAt({ sections: [section] }, ['sections', 0])?.properties ?? {})
  expect(names({ type: 'hero' })).toContain('note')
  expect(names({ type: 'footer' })).not.toContain('note')
  expect(names({ type: 'zzz' })).toEqual(names('text'))
  expect(sectionTypes).toContain('quotes')
})

test('of a place that the schema does not know it says nothing', () => {
  expect(nodeAt({}, ['nothing'])).toBeUndefined()
  expect(nodeAt({}, ['toString'])).toBeUndefined()
  expect(nodeAt({}, ['company', 'name', 'first'])).toBeUndefined()
  expect(nodeAt({}, ['catalogs', 'en', 'own.text'])?.type).toBe('string')
  expect(nodeAt({}, ['services', 3, 'icon'])?.format).toBe('icon')
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
