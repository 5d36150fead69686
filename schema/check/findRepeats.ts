import { describeLocation } from '../messages/describeLocation.ts'
import { describeValue } from '../messages/describeValue.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { isHidden } from '../read/hidden.ts'
import { isRecord, lookUp, type Document, type Path } from '../read/readDocument.ts'
import { schemaAt } from '../read/schemaTree.ts'
import { walk } from '../read/walk.ts'
import { finding, maxProblems, type Finding } from './finding.ts'

interface DistinctList {
  list: Path
  entries: readonly unknown[]
  /** What two entries should not have in common, the most telling first. */
  keys: readonly string[]
  onlyCopies: boolean
}

/** Every list of the content whose entries should differ: the model says in what. */
function distinctLists(content: unknown): DistinctList[] {
  const lists: DistinctList[] = []
  walk(content, (entries, path) => {
    if (!Array.isArray(entries)) return
    const { distinct: keys, onlyCopies = false } = schemaAt(content, path) ?? {}
    if (keys) lists.push({ list: [...path], entries, keys, onlyCopies })
  })
  return lists
}

/** Values of one group that should differ, as the company's two phones. */
function repeatsInGroups(document: Document): Finding[] {
  const groups = isRecord(document.value) ? Object.entries(document.value) : []
  return groups.flatMap(([name, group]) => {
    if (!isRecord(group)) return []
    const { distinct = [] } = schemaAt(document.value, [name]) ?? {}
    return distinct.flatMap((key, index) => {
      const value = group[key]
      const other = distinct.slice(0, index).find((each) => group[each] === value)
      if (typeof value !== 'string' || other === undefined) return []
      const thing = describeValue(document.value, [name, key])
      const span = document.valueSpan([name, key])
      return finding('value-twice', { thing, value, other }, span)
    })
  })
}

/** What a text's name stands for; any other value for itself. */
function wordsIn(content: unknown): (value: unknown) => string {
  const [language] = languagesOf(content)
  const catalog = language && lookUp(content, ['catalogs', language])
  return (value) => {
    if (typeof value !== 'string') return ''
    const text = lookUp(catalog, [value])
    return (typeof text === 'string' ? text : value).trim().toLowerCase()
  }
}

/** Do two entries say the same, but for their ids? */
export function isCopy(one: object, other: object): boolean {
  const rest = (entry: object) => JSON.stringify({ ...entry, id: undefined })
  return 'id' in one && rest(one) === rest(other)
}

/** Entries that say what another one of their list says: a copy that was not finished. */
export function findRepeats(document: Document): Finding[] {
  const wordsOf = wordsIn(document.value)
  let count = 0
  const inLists = distinctLists(document.value).flatMap(
    ({ list, entries, keys, onlyCopies }) => {
      const seen = new Map<string, number>()
      return entries.flatMap((entry, index) => {
        // What is hidden may wait for its turn beside what says the same.
        if (!isRecord(entry) || isHidden(entry) || count >= maxProblems) return []
        let repeat: Finding | undefined
        const said = keys
          .map((key) => ({ key, words: wordsOf(entry[key]) }))
          .filter(({ words }) => words !== '')
        // A footer has no title: it may only be the same in all.
        if (said.length === 0)
          said.push({ key: '', words: JSON.stringify({ ...entry, id: undefined }) })
        for (const { key, words } of said) {
          const before = seen.get(`${key} ${words}`)
          seen.set(`${key} ${words}`, before ?? index)
          const other: unknown = before === undefined ? undefined : entries[before]
          if (repeat || before === undefined || !isRecord(other)) continue
          // Two with one id are a problem of their own, and so is a second form.
          if ('id' in entry && entry['id'] === other['id']) continue
          if (entry['type'] === 'contact' && other['type'] === 'contact') continue
          const data = {
            key,
            value: String(entry[key]),
            here: describeLocation(document.value, [...list, index]),
            there: describeLocation(document.value, [...list, before]),
          }
          if (isCopy(entry, other))
            repeat = finding('copied-entry', data, document.openingSpan([...list, index]))
          else if (!onlyCopies)
            repeat = finding(
              'said-twice',
              data,
              document.valueSpan([...list, index, key]),
            )
        }
        if (!repeat) return []
        count += 1
        return repeat
      })
    },
  )
  return [...inLists, ...repeatsInGroups(document)]
}
