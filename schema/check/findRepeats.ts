import { languagesOf } from '../read/contentLanguages.ts'
import { isHidden } from '../read/hidden.ts'
import { nodeAt } from '../read/modelTree.ts'
import { isRecord, lookUp, type Document, type Path } from '../read/readDocument.ts'
import { walk } from '../read/walk.ts'
import { finding, maxProblems, type Finding } from './finding.ts'

interface DistinctList {
  list: Path
  entries: readonly unknown[]
  /** Properties in which two entries should differ, the most telling first. */
  keys: readonly string[]
  reportsOnlyCopies: boolean
}

/** All lists whose entries should differ, by the model. */
function distinctLists(content: unknown): DistinctList[] {
  const lists: DistinctList[] = []
  walk(content, (entries, path) => {
    if (!Array.isArray(entries)) return
    const { distinct: keys, reportsOnlyCopies = false } = nodeAt(content, path) ?? {}
    if (keys) lists.push({ list: [...path], entries, keys, reportsOnlyCopies })
  })
  return lists
}

/** Returns a function that gives a text for its name, and any other value as it is. */
function wordsIn(content: unknown): (value: unknown) => string {
  const [language] = languagesOf(content)
  const catalog = language && lookUp(content, ['catalogs', language])
  return (value) => {
    if (typeof value !== 'string') return ''
    const text = lookUp(catalog, [value])
    return (typeof text === 'string' ? text : value).trim().toLowerCase()
  }
}

/** The entry without its id. */
const rest = (entry: object) => JSON.stringify({ ...entry, id: undefined })

/** Reports entries that repeat another one of their list: most likely unfinished copies. */
export function findRepeats(document: Document): Finding[] {
  const wordsOf = wordsIn(document.value)
  let count = 0
  return distinctLists(document.value).flatMap(
    ({ list, entries, keys, reportsOnlyCopies }) => {
      const seen = new Map<string, number>()
      return entries.flatMap((entry, index) => {
        // A hidden entry may be an alternative to a visible one.
        if (!isRecord(entry) || isHidden(entry) || count >= maxProblems) return []
        let repeat: Finding | undefined
        const said = keys
          .map((key) => ({ key, words: wordsOf(entry[key]) }))
          .filter(({ words }) => words !== '')
        // Without texts to compare, as in a footer, the whole entries are compared.
        if (said.length === 0) said.push({ key: '', words: rest(entry) })
        for (const { key, words } of said) {
          const before = seen.get(`${key} ${words}`)
          seen.set(`${key} ${words}`, before ?? index)
          const other: unknown = before === undefined ? undefined : entries[before]
          if (repeat || before === undefined || !isRecord(other)) continue
          // Equal ids are reported as that, and so is a second form.
          if ('id' in entry && entry['id'] === other['id']) continue
          if (entry['type'] === 'contact' && other['type'] === 'contact') continue
          const isCopy = 'id' in entry && rest(entry) === rest(other)
          if (!isCopy && reportsOnlyCopies) continue
          const value = isCopy ? undefined : String(entry[key])
          const part = isCopy ? [] : [key]
          const here = [...list, index, ...part]
          const data = { value, here, there: [...list, before, ...part] }
          const span = isCopy ? document.openingSpan(here) : document.valueSpan(here)
          repeat = finding('said-twice', data, span)
        }
        if (!repeat) return []
        count += 1
        return repeat
      })
    },
  )
}
