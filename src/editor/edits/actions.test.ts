import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { moveEntry, removeValue, setValue } from '../../../schema/editContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { nodeAt, stringsIn } from '../../../schema/read/modelTree.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { withFields } from '../check/withFields.ts'
import {
  addDerivedText,
  addEntry,
  addLanguage,
  addPart,
  chooseAlternative,
  duplicateEntry,
  removeLanguage,
  removePart,
  removeUnused,
  setTextAt,
} from './actions.ts'
import { isTextChanged, movedEntry } from './differences.ts'
import { asContent } from './ownNames.ts'

const textOf = (content: SiteContent) => JSON.stringify(content, null, 2)
const problemsOf = (content: SiteContent) =>
  withFields(checkContent(textOf(content)).problems, content)
const leftToFillIn = (content: SiteContent) =>
  problemsOf(content).filter(({ severity }) => severity === 'blank')

const isWritten = (content: SiteContent, path: Path) =>
  ['string', 'day', 'picture'].includes(fieldAt(content, path)?.kind ?? '')

const offered = (list: Path) => fieldAt(sample, list)?.snippets ?? []

test.each(['sections', 'services', 'clients', 'offices'])(
  'each kind of entry that can be added to %s has an id and texts of its own, no words that were invented, and is only left to fill in',
  (list) => {
    const bodies = offered([list])
    expect(bodies.length).toBeGreaterThan(0)
    for (const { body } of bodies) {
      const added = addEntry(sample, [list], 0, body)
      const wrong = problemsOf(added).filter(({ severity }) => severity === 'error')
      // A page has only one of these sections: the gallery does not offer a second.
      if (!nodeAt(added, [list, 0])?.isSingle)
        expect(wrong.map(({ code }) => code)).toEqual([])
      const words = stringsIn(added).filter(
        ({ path: [root, index, key], path }) =>
          root === list && index === 0 && key !== 'id' && isWritten(added, path),
      )
      expect(words.filter(({ value }) => value !== '')).toEqual([])
      expect(removePart(added, [list, 0])).toEqual(sample)
    }
  },
)

test.each([
  ['names no text', undefined],
  ['has words in the place of a name', 'Cloud computing'],
])('a place that %s gets a text of its own when it is written', (_, name) => {
  const title = ['services', 0, 'title']
  const removed = asContent(removePart(sample, title))
  const without = asContent(name === undefined ? removed : setValue(removed, title, name))
  const inBr = setTextAt(without, title, 'br', 'Nuvem')
  const both = setTextAt(inBr, title, 'en', 'Cloud')
  expect(problemsOf(both)).toEqual([])
  expect(lookUp(both, ['catalogs', 'br', String(lookUp(both, title))])).toBe('Nuvem')
})

test('what may stay empty is not there: not in a new entry, nor when its words are deleted', () => {
  const field = addPart(sample, ['sections', 3, 'fields'])
  const required = ['sections', 3, 'fields', 0, 'required']
  expect(lookUp(field, required)).toBeUndefined()
  const note = ['sections', 0, 'note']
  const inOne = setTextAt(sample, note, 'en', '')
  expect(lookUp(inOne, note)).toBe('hero.note')
  const inNone = setTextAt(inOne, note, 'br', '')
  expect(lookUp(inNone, note)).toBeUndefined()
  expect(lookUp(inNone, ['catalogs', 'br', 'hero.note'])).toBeUndefined()
})

test('that a field is required is said by a sentence made of its label, and follows it', () => {
  const fields = ['sections', 3, 'fields']
  const [label, required] = [
    [...fields, 0, 'label'],
    [...fields, 0, 'required'],
  ]
  const saidIn = (content: SiteContent, language: string) =>
    lookUp(content, ['catalogs', language, String(lookUp(content, required))])
  const labelled = setTextAt(addPart(sample, fields), label, 'en', 'City')
  const asked = addDerivedText(labelled, required)
  expect(saidIn(asked, 'en')).toBe('City is required')
  const renamed = setTextAt(asked, label, 'en', 'Town')
  expect(saidIn(renamed, 'en')).toBe('Town is required')
  const worded = setTextAt(renamed, required, 'en', 'Where are you?')
  expect(saidIn(setTextAt(worded, label, 'en', 'City'), 'en')).toBe('Where are you?')
})

test('what nearly everybody writes is filled in, in each language', () => {
  const map = ['offices', 0, 'map']
  const added = addPart(sample, map)
  const id = String(lookUp(added, [...map, 'label']))
  expect(added.catalogs.en?.[id]).toBe('See on the map')
  expect(added.catalogs.br?.[id]).toBe('Ver no mapa')
  expect(lookUp(added, [...map, 'address'])).toBe('')
})

test('a section that is added twice has another id, and so have its texts', () => {
  const body = offered(['sections']).find(
    ({ body: each }) => lookUp(each, ['type']) === 'questions',
  )?.body
  const twice = addEntry(addEntry(sample, ['sections'], 1, body), ['sections'], 1, body)
  expect(twice.sections.slice(1, 3).map(({ id }) => id)).toEqual([
    'questions2',
    'questions',
  ])
  expect(lookUp(twice, ['sections', 1, 'title'])).toBe('questions2.title')
  expect(lookUp(twice, ['sections', 1, 'entries', 0, 'question'])).toBe(
    'questions2.entries.question',
  )
})

test('a copy has the words of its model under names of its own', () => {
  const copied = duplicateEntry(sample, ['services', 0])
  expect(lookUp(copied, ['services', 1])).toEqual({
    id: 'cloud2',
    icon: 'cloud',
    title: 'services.cloud2.title',
    description: 'services.cloud2.description',
  })
  expect(copied.catalogs.br?.['services.cloud2.title']).toBe(
    sample.catalogs.br['services.cloud.title'],
  )
  expect(removePart(copied, ['services', 1])).toEqual(sample)
})

test('a part that was left out can be added, and taken out again without a trace', () => {
  const path = ['services', 0, 'link']
  const added = addPart(sample, path)
  expect(lookUp(added, path)).toEqual({
    label: 'services.cloud.link.label',
    section: 'contact',
  })
  expect(added.catalogs.en).toHaveProperty(['services.cloud.link.label'], '')
  expect(removePart(added, path)).toEqual(sample)
})

test('a text that something else shows stays when its entry goes', () => {
  const label = 'nav.services'
  const shared = {
    ...sample,
    sections: sample.sections.map((section) =>
      section.type === 'services' ? { ...section, title: label } : section,
    ),
  }
  expect(removePart(shared, ['header', 'menu', 1]).catalogs.en).toHaveProperty([label])
})

test('a text that the page asks for by its name goes in all languages', () => {
  const without = removePart(sample, ['catalogs', 'en', 'page.missing'])
  expect(without.catalogs.en).not.toHaveProperty(['page.missing'])
  expect(without.catalogs.br).not.toHaveProperty(['page.missing'])
  expect(leftToFillIn(without)).toEqual([])
})

test.each(['form.name', 'hero.title'])(
  '%s is missing where one language lacks it',
  (id) => {
    const without = asContent(removeValue(sample, ['catalogs', 'br', id]))
    expect(leftToFillIn(without)).toHaveLength(1)
  },
)

test('where a section shows chosen services, a new one is chosen and a removed one is not', () => {
  const path = ['sections', 1, 'show']
  const chosen = addPart(sample, path)
  expect(lookUp(chosen, path)).toEqual(sample.services.map(({ id }) => id))
  const added = addEntry(chosen, ['services'], 0, offered(['services'])[0]?.body)
  expect(lookUp(added, path)).toHaveLength(8)
  expect(lookUp(removePart(added, ['services', 3]), path)).not.toContain('consulting')
  expect(lookUp(removePart(added, ['services', 3]), path)).toHaveLength(7)
})

test('a colour that is added is the one that the page has there', () => {
  const added = addPart(sample, ['site', 'colors', 'light', 'wall'])
  expect(lookUp(added, ['site', 'colors', 'light', 'wall'])).toMatch(/^#[\da-f]{6}$/)
})

test('a list that need not be there goes with its last entry', () => {
  const without = sample.services.reduce<SiteContent>(
    (left) => removePart(left, ['services', 0]),
    sample,
  )
  expect(without).not.toHaveProperty('services')
  const empty = sample.sections.reduce<SiteContent>(
    (left) => removePart(left, ['sections', 0]),
    sample,
  )
  expect(empty.sections).toEqual([])
})

test('a link that leads elsewhere keeps its words, and stays hidden', () => {
  const path = ['services', 0, 'link']
  const toSection = addPart(sample, path)
  const hidden = asContent(setValue(toSection, [...path, 'hidden'], true))
  const changed = chooseAlternative(hidden, path, ['section', 'address'], 'address')
  expect(Object.keys(Object(lookUp(changed, path)))).toEqual([
    'label',
    'hidden',
    'address',
  ])
  expect(lookUp(changed, [...path, 'label'])).toBe(lookUp(toSection, [...path, 'label']))
})

test('an entry that comes back or has moved is where undo leads', () => {
  const list = ['services']
  const without = removePart(sample, ['services', 2])
  expect(movedEntry(without, sample, list, sample)).toEqual(['services', 2])
  expect(movedEntry(sample, without, list, sample)).toBeUndefined()
  const [first, ...others] = sample.services
  const moved = asContent({ ...sample, services: [...others, first] })
  expect(movedEntry(moved, sample, ['services', 3], moved)).toEqual(['services', 0])
  expect(movedEntry(sample, sample, ['services', 3], sample)).toBeUndefined()
  const swapped = asContent(moveEntry(sample, ['services', 0], 1))
  // The same two states in both directions, as by undo and redo.
  expect(movedEntry(swapped, sample, ['services', 1], swapped)).toEqual(['services', 0])
  expect(movedEntry(sample, swapped, ['services', 1], swapped)).toEqual(['services', 1])
})

test('a text is changed where one language of it is', () => {
  const changed = asContent(setValue(sample, ['catalogs', 'br', 'hero.title'], 'Pão'))
  expect(isTextChanged(changed, sample, 'hero.title')).toBe(true)
  expect(isTextChanged(changed, sample, 'hero.text')).toBe(false)
})

test.each(['en', 'br'] as const)(
  'a page without %s opens in the other language, and nothing is wrong with it',
  (language) => {
    const left = removeLanguage(sample, language)
    expect(Object.keys(left.catalogs)).not.toContain(language)
    expect(left.site.defaultLanguage).not.toBe(language)
    expect(problemsOf(left)).toEqual([])
  },
)

test('a language that is added is left to fill in but for what nearly everybody says', () => {
  const single = removeLanguage(sample, 'en')
  const added = addLanguage(
    removePart(single, ['catalogs', 'br', 'language.group']),
    'en',
  )
  expect(Object.keys(added.catalogs)).toEqual(['en', 'br'])
  expect(lookUp(added, ['catalogs', 'br', 'language.group'])).toBe('Idioma')
  expect(lookUp(added, ['catalogs', 'en', 'language.br.title'])).toBe('Ver em português')
  const kinds = new Set(problemsOf(added).map(({ severity }) => severity))
  expect(kinds).toEqual(new Set(['blank']))
})

test('texts that nothing shows are reported as one problem, and go together', () => {
  const own = ['catalogs', 'en']
  const withIdle = ['en', 'br'].reduce<unknown>(
    (whole, each) =>
      ['contact.old', 'contact.older'].reduce(
        (now, id) => setValue(now, ['catalogs', each, id], `${each} ${id}`),
        whole,
      ),
    sample,
  )
  const content = asContent(withIdle)
  const [problem, ...others] = problemsOf(content).filter(
    ({ code }) => code === 'unused-text',
  )
  expect(others).toEqual([])
  const left = removeUnused(content, problem?.path ?? own)
  expect(left).toEqual(sample)
})

test('an example keeps its opening times and loses its days', () => {
  const { notice } = addPart(sample, ['notice'])
  expect(notice).toMatchObject({ from: '', until: '' })
  const { offices } = addPart(sample, ['offices', 0, 'hours'])
  expect(offices?.[0]?.hours).toMatchObject([{ opens: '08:00', closes: '18:00' }])
})
