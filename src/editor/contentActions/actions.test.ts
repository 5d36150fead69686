import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { nodeAt, stringsIn } from '../../../schema/read/modelTree.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { walk } from '../../../tests/support/walk.ts'
import { withEdits } from '../../../tests/support/withEdits.ts'
import { withFields } from '../check/fieldProblems.ts'
import actions from './actions.cases.json' with { type: 'json' }
import { addEntry, addLanguage, removeLanguage, removePart } from './actions.ts'
import { mayBeInMenu, withMenuEntry } from './menuEntry.ts'

const jsonOf = (content: SiteContent) => JSON.stringify(content, null, 2)
const problemsOf = (content: SiteContent) =>
  withFields(checkContent(jsonOf(content)).problems, content)
const isWritten = (content: SiteContent, path: Path) =>
  ['string', 'day', 'picture'].includes(fieldAt(content, path)?.kind ?? '')

const snippetsOf = (list: Path) => fieldAt(sample, list)?.snippets ?? []
const needed = (content: SiteContent) =>
  problemsOf(content).filter(({ severity }) => severity !== 'blank')

test.each(['sections', 'services', 'clients', 'offices'])(
  'a new entry of any kind in %s only needs to be filled in',
  (list) => {
    const bodies = snippetsOf([list])
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
  const linked = snippetsOf(['sections'])
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

/** The name of a path, with the ids of entries, which stay when another entry is added. */
const nameOf = (content: object, path: Path) =>
  path
    .map((step, at) => {
      const id = lookUp(content, [...path.slice(0, at + 1), 'id'])
      return typeof id === 'string' && path.at(-1) !== 'id' ? id : step
    })
    .join('.')

test('the changes that each action makes to the content match the snapshot', async () => {
  const valuesOf = (content: object) => {
    const values = new Map<string, string>()
    walk(content, (value, path) => {
      if (typeof value !== 'object')
        values.set(nameOf(content, path), JSON.stringify(value).slice(0, 30))
    })
    return values
  }
  const lines: string[] = []
  for (const [title, steps] of Object.entries(actions)) {
    const before = withEdits(sample, steps.slice(0, -1))
    const after = withEdits(before, steps.slice(-1))
    const [old, now] = [valuesOf(before), valuesOf(after)]
    lines.push('', `# ${title}`)
    for (const path of new Set([...old.keys(), ...now.keys()]))
      if (old.get(path) !== now.get(path))
        lines.push(`${path}: ${old.get(path) ?? '-'} → ${now.get(path) ?? '-'}`)
    lines.push(...needed(after).map(({ code, path }) => `${code}: ${path.join('.')}`))
  }
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot(
    '__snapshots__/actions.txt',
  )
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
