import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { nodeAt, stringsIn } from '../../../schema/read/modelTree.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { walk } from '../../../tests/support/walk.ts'
import { withChanges } from '../../../tests/support/withChanges.ts'
import { withFields } from '../check/fieldProblems.ts'
import cases from './actions.cases.json' with { type: 'json' }
import { addEntry, addLanguage, removeLanguage, removePart } from './actions.ts'
import { canHaveMenuEntry, withMenuEntry } from './newSection.ts'

const isFilledInByOwner = (content: SiteContent, path: Path) =>
  ['string', 'day', 'picture'].includes(fieldAt(content, path)?.kind ?? '')

const snippetsOf = (listPath: Path) => fieldAt(sample, listPath)?.snippets ?? []
/** The errors and warnings, without blank fields. */
const problemsIn = (content: SiteContent) =>
  withFields(checkContent(JSON.stringify(content, null, 2)).problems, content).filter(
    ({ severity }) => severity !== 'blank',
  )

test.each(['sections', 'services', 'clients', 'offices'])(
  'every new entry in %s is empty and has no errors or warnings, and removing it restores the content',
  (list) => {
    const snippets = snippetsOf([list])
    expect(snippets.length).toBeGreaterThan(0)
    for (const { body } of snippets) {
      const after = addEntry(sample, [list], 0, body)
      const ownersValues = stringsIn(after).filter(
        ({ path: [root, index, key], path }) =>
          root === list && index === 0 && key !== 'id' && isFilledInByOwner(after, path),
      )
      expect(ownersValues.filter(({ value }) => value !== '')).toEqual([])
      expect(removePart(after, [list, 0])).toEqual(sample)
      // A page has only one of these sections: the gallery does not offer a second.
      if (nodeAt(after, [list, 0])?.isSingle) continue
      expect(problemsIn(addEntry(after, [list], 0, body))).toEqual([])
    }
  },
)

test.each([
  ['a bilingual site', sample],
  ['a Portuguese site', removeLanguage(sample, 'en')],
])('in %s, a new section has a menu entry in page order and no errors', (_, base) => {
  const contentsWithSection = snippetsOf(['sections'])
    .map(({ body }) => addEntry(base, ['sections'], 1, body))
    .filter((after) => canHaveMenuEntry(after, ['sections', 1]))
    .map((after) => withMenuEntry(after, ['sections', 1]))
  expect(contentsWithSection.length).toBeGreaterThan(6)
  for (const after of contentsWithSection) {
    expect(problemsIn(after)).toEqual([])
    // The new menu entry is between those of the sections around the new one.
    const id = lookUp(after, ['sections', 1, 'id'])
    const targets = after.header.menu.map((entry) => 'section' in entry && entry.section)
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

test('the changes that the actions make to the content match the snapshot', async () => {
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
    const before = withChanges(sample, steps.slice(0, -1))
    const after = withChanges(before, steps.slice(-1))
    const [old, now] = [valuesOf(before), valuesOf(after)]
    lines.push('', `# ${title}`)
    for (const label of new Set([...old.keys(), ...now.keys()]))
      if (old.get(label) !== now.get(label))
        lines.push(`${label}: ${old.get(label) ?? '-'} → ${now.get(label) ?? '-'}`)
    lines.push(...problemsIn(after).map(({ code, path }) => `${code}: ${path.join('.')}`))
  }
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot(
    '__snapshots__/actions.txt',
  )
})

test('without its default language, a site uses the other one, and adding the language again causes no errors', () => {
  const portuguese = removeLanguage(sample, 'en')
  expect(portuguese.site.defaultLanguage).toBe('br')
  expect(removeLanguage(sample, 'br').site.defaultLanguage).toBe('en')
  const after = addLanguage(portuguese, 'en')
  expect(after.catalogs.br).toMatchObject(sample.catalogs.br)
  expect(lookUp(after, ['catalogs', 'en', 'language.br.title'])).toBe('Ver em português')
  expect(problemsIn(after)).toEqual([])
})
