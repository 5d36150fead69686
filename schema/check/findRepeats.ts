import { languagesOf } from '../read/contentLanguages.ts'
import { isRecord, lookUp, walk, isHidden } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, maxProblems, type Finding } from './finding.ts'

/** Returns a function that gives a text for its name, lower-cased; “” for any other value. */
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
const withoutId = (entry: object) => JSON.stringify({ ...entry, id: undefined })

/** Reports entries that repeat another one of their list in what should differ: most likely unfinished copies. */
export function findRepeats(parsed: ParsedFile): Finding[] {
  const wordsOf = wordsIn(parsed.value)
  const findings: Finding[] = []
  walk(parsed.value, (entries, list) => {
    const keys = Array.isArray(entries) && nodeAt(parsed.value, list)?.distinct
    if (!keys) return
    const seen = new Map<string, number>()
    for (const [index, entry] of entries.entries()) {
      // A hidden entry may be an alternative to a visible one.
      if (!isRecord(entry) || isHidden(entry) || findings.length >= maxProblems) continue
      const compared = keys
        .map((key) => ({ key, words: wordsOf(entry[key]) }))
        .filter(({ words }) => words !== '')
      // Without texts to compare, as in a footer, the whole entries are compared.
      if (compared.length === 0) compared.push({ key: '', words: withoutId(entry) })
      const repeat = compared.find(({ key, words }) => {
        const other: unknown = entries[seen.get(`${key} ${words}`) ?? index]
        return other !== entry && isRecord(other) && isReportedHere(entry, other)
      })
      const before = repeat && seen.get(`${repeat.key} ${repeat.words}`)
      for (const { key, words } of compared)
        if (!seen.has(`${key} ${words}`)) seen.set(`${key} ${words}`, index)
      if (!repeat || before === undefined) continue
      const { key } = repeat
      const isCopy =
        key === '' ||
        ('id' in entry && withoutId(entry) === withoutId(Object(entries[before])))
      const part = isCopy ? [] : [key]
      const [here, there] = [
        [...list, index, ...part],
        [...list, before, ...part],
      ]
      const written = isCopy ? undefined : String(entry[key])
      const span = isCopy ? parsed.openingSpan(here) : parsed.valueSpan(here)
      findings.push(finding('said-twice', { written, here, there }, span))
    }
  })
  return findings
}

/** Equal ids and a second form are reported by other checks. */
function isReportedHere(
  entry: Record<string, unknown>,
  other: Record<string, unknown>,
): boolean {
  const areForms = entry['type'] === 'contact' && other['type'] === 'contact'
  return !areForms && !('id' in entry && entry['id'] === other['id'])
}
