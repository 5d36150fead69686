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
import cases from './actions.cases.json' with { type: 'json' }
import { addEntry, addLanguage, removeLanguage, removePart } from './actions.ts'
import { canHaveMenuEntry, withMenuEntry } from './menuEntry.ts'

const isFilledInByOwner = (content: SiteContent, path: Path) =>
  ['string', 'day', 'picture'].includes(fieldAt(content, path)?.kind ?? '')

const snippetsOf = (listPath: Path) => fieldAt(sample, listPath)?.snippets ?? []
/** The errors and warnings. Blank fields are neither. */
const problemsIn = (content: SiteContent) =>
  withFields(checkContent(JSON.stringify(content, null, 2)).problems, content).filter(
    ({ severity }) => severity !== 'blank',
  )

test.each(['sections', 'services', 'clients', 'offices'])(
  'a new entry of any kind in %s is empty, without errors or warnings',
  (list) => {
    const snippets = snippetsOf([list])
    expect(snippets.length).toBeGreaterThan(0)
    for (const { body } of snippets) {
      const added = addEntry(sample, [list], 0, body)
      const ownersValues = stringsIn(added).filter(
        ({ path: [root, index, key], path }) =>
          root === list && index === 0 && key !== 'id' && isFilledInByOwner(added, path),
      )
      expect(ownersValues.filter(({ value }) => value !== '')).toEqual([])
      expect(removePart(added, [list, 0])).toEqual(sample)
      // A page has only one of these sections: the gallery does not offer a second.
      if (nodeAt(added, [list, 0])?.isSingle) continue
      expect(problemsIn(addEntry(added, [list], 0, body))).toEqual([])
    }
  },
)

test.each([
  ['a bilingual site', sample],
  ['a Portuguese site', removeLanguage(sample, 'en')],
])('in %s, a new section with a menu item has no errors or warnings', (_, content) => {
  const contentsWithEntry = snippetsOf(['sections'])
    .map(({ body }) => addEntry(content, ['sections'], 1, body))
    .filter((added) => canHaveMenuEntry(added, ['sections', 1]))
    .map((added) => withMenuEntry(added, ['sections', 1]))
  expect(contentsWithEntry.length).toBeGreaterThan(6)
  for (const added of contentsWithEntry) {
    expect(problemsIn(added)).toEqual([])
    // The new menu item is between those of the sections around it.
    const id = lookUp(added, ['sections', 1, 'id'])
    const targets = added.header.menu.map((entry) => 'section' in entry && entry.section)
    expect(targets).toEqual(['about', id, 'services', 'clients'])
  }
})

/** A path with the ids of entries instead of indexes, which change when another entry is added. */
const pathLabel = (content: object, path: Path) =>
  path
    .map((step, index) => {
      const id = lookUp(content, [...path.slice(0, index + 1), 'id'])
      return typeof id === 'string' && path.at(-1) !== 'id' ? id : step
    })
    .join('.')

test('the changes that each action makes to the content match the snapshot', async () => {
  const valuesOf = (content: object) => {
    const values = new Map<string, string>()
    walk(content, (value, path) => {
      if (typeof value !== 'object')
        values.set(pathLabel(content, path), JSON.stringify(value).slice(0, 30))
    })
    return values
  }
  const lines: string[] = []
  for (const [title, steps] of Object.entries(cases)) {
    const before = withEdits(sample, steps.slice(0, -1))
    const after = withEdits(before, steps.slice(-1))
    const [old, now] = [valuesOf(before), valuesOf(after)]
    lines.push('', `# ${title}`)
    for (const path of new Set([...old.keys(), ...now.keys()]))
      if (old.get(path) !== now.get(path))
        lines.push(`${path}: ${old.get(path) ?? '-'} → ${now.get(path) ?? '-'}`)
    lines.push(...problemsIn(after).map(({ code, path }) => `${code}: ${path.join('.')}`))
  }
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot(
    '__snapshots__/actions.txt',
  )
})

test('a site without its default language uses the other one, and adding it causes only blank fields', () => {
  const portuguese = removeLanguage(sample, 'en')
  expect(portuguese.site.defaultLanguage).toBe('br')
  expect(removeLanguage(sample, 'br').site.defaultLanguage).toBe('en')
  const added = addLanguage(portuguese, 'en')
  expect(added.catalogs.br).toMatchObject(sample.catalogs.br)
  expect(lookUp(added, ['catalogs', 'en', 'language.br.title'])).toBe('Ver em português')
  expect(problemsIn(added)).toEqual([])
})
