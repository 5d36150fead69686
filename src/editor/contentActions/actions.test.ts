import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { setValue } from '../../../schema/editContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { nodeAt, stringsIn } from '../../../schema/read/modelTree.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { withFields } from '../check/fieldProblems.ts'
import {
  addEntry,
  addLanguage,
  addPart,
  removeLanguage,
  removePart,
  setTextAt,
  setWithLabel,
  withHidden,
} from './actions.ts'
import { mayBeInMenu, withMenuEntry } from './menuEntry.ts'

const jsonOf = (content: SiteContent) => JSON.stringify(content, null, 2)
const problemsOf = (content: SiteContent) =>
  withFields(checkContent(jsonOf(content)).problems, content)
const isWritten = (content: SiteContent, path: Path) =>
  ['string', 'day', 'picture'].includes(fieldAt(content, path)?.kind ?? '')

const offered = (list: Path) => fieldAt(sample, list)?.snippets ?? []
const needed = (content: SiteContent) =>
  problemsOf(content).filter(({ severity }) => severity !== 'blank')

test.each(['sections', 'services', 'clients', 'offices'])(
  'a new entry of any kind in %s only needs to be filled in',
  (list) => {
    const bodies = offered([list])
    expect(bodies.length).toBeGreaterThan(0)
    for (const { body } of bodies) {
      const added = addEntry(sample, [list], 0, body)
      const words = stringsIn(added).filter(
        ({ path: [root, index, key], path }) =>
          root === list && index === 0 && key !== 'id' && isWritten(added, path),
      )
      expect(words.filter(({ value }) => value !== '')).toEqual([])
      expect(removePart(added, [list, 0])).toEqual(sample)
      // A page has only one of these sections: the gallery does not offer a second.
      if (nodeAt(added, [list, 0])?.isSingle) continue
      expect(needed(addEntry(added, [list], 0, body))).toEqual([])
    }
  },
)

test.each([
  ['in both languages', sample],
  ['in Portuguese alone', removeLanguage(sample, 'en')],
])('%s, a section added with a menu item only needs to be filled in', (_, content) => {
  const linked = offered(['sections'])
    .map(({ body }) => addEntry(content, ['sections'], 1, body))
    .filter((added) => mayBeInMenu(added, ['sections', 1]))
    .map((added) => withMenuEntry(added, ['sections', 1]))
  expect(linked.length).toBeGreaterThan(6)
  for (const added of linked) {
    expect(needed(added)).toEqual([])
    // The new menu item is between those of the sections around it.
    const id = lookUp(added, ['sections', 1, 'id'])
    const entries = added.header.menu.map((entry) => 'section' in entry && entry.section)
    expect(entries).toEqual(['about', id, 'services', 'clients'])
  }
})

test('a menu item is last if no other item goes to a later section', () => {
  const { menu } = withMenuEntry(sample, ['sections', 3]).header
  expect(menu.at(-1)).toHaveProperty('section', 'contact')
})

test('a removed or hidden section loses its menu item and the links to it', () => {
  const path = ['sections', 1]
  const { id } = sample.sections[1] ?? {}
  const hidden = withHidden(sample, path, true)
  expect(hidden.header.menu[1]).toHaveProperty('hidden', true)
  expect(problemsOf(hidden).filter(({ path: [root] }) => root === 'header')).toEqual([])
  expect(withHidden(hidden, path, false)).toEqual(sample)
  const without = removePart(sample, path)
  expect(stringsIn(without).filter(({ value }) => value === id)).toEqual([])
  expect(without.header.menu).toHaveLength(sample.header.menu.length - 1)
  expect(problemsOf(without)).toEqual([])
})

test('an edited text of a profile does not change with its network', () => {
  const path = ['company', 'social', 0, 'network']
  const edited = setTextAt(sample, [...path.slice(0, -1), 'label'], 'br', 'Nosso perfil')
  const { br } = setWithLabel(edited, path, 'instagram').catalogs
  expect(br).toHaveProperty(['footer.linkedin'], 'Nosso perfil')
})

test('a text that is used elsewhere is kept when its entry is removed', () => {
  const label = 'nav.services'
  const shared = setValue(sample, ['sections', 1, 'title'], label) as SiteContent
  expect(removePart(shared, ['header', 'menu', 1]).catalogs.en).toHaveProperty([label])
})

test('a section with chosen services includes a new service and drops a removed one', () => {
  const path = ['sections', 1, 'show']
  const chosen = addPart(sample, path)
  expect(lookUp(chosen, path)).toEqual(sample.services.map(({ id }) => id))
  const added = addEntry(chosen, ['services'], 0, offered(['services'])[0]?.body)
  expect(lookUp(added, path)).toHaveLength(8)
  expect(lookUp(removePart(added, ['services', 3]), path)).toHaveLength(7)
})

test('an added language is empty except for standard texts', () => {
  const removed = removeLanguage(sample, 'en')
  expect(removed.site.defaultLanguage).toBe('br')
  expect(removeLanguage(sample, 'br').site.defaultLanguage).toBe('en')
  const added = addLanguage(removed, 'en')
  expect(added.catalogs.br).toMatchObject(sample.catalogs.br)
  expect(lookUp(added, ['catalogs', 'en', 'language.br.title'])).toBe('Ver em português')
  expect(needed(added)).toEqual([])
})
