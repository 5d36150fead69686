import { languagesOf } from '../read/contentLanguages.ts'
import { isRecord, lookUp, walk, isHidden, type Path } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, maxProblems, type Finding } from './finding.ts'

/** Returns a function that reads a value: the text with this id, or the value itself, in lowercase; "" if it is no string. */
function wordsIn(content: unknown): (value: unknown) => string {
  const [language] = languagesOf(content)
  const catalog = language && lookUp(content, ['catalogs', language])
  return (value) => {
    if (typeof value !== 'string') return ''
    const text = lookUp(catalog, [value])
    return (typeof text === 'string' ? text : value).trim().toLowerCase()
  }
}

/** Reports entries that repeat values of another entry that should differ: probably unfinished copies. */
export function findRepeats(parsed: ParsedFile): Finding[] {
  const wordsOf = wordsIn(parsed.value)
  const findings: Finding[] = []
  walk(parsed.value, (entries, list) => {
    const keys = Array.isArray(entries) && nodeAt(parsed.value, list)?.distinct
    if (!keys) return
    const seen = new Map<string, Path>()
    for (const [index, entry] of entries.entries()) {
      // A hidden entry may be an alternative to a visible one.
      if (!isRecord(entry) || isHidden(entry) || findings.length >= maxProblems) continue
      const path = [...list, index]
      const said = keys
        .map((key) => ({ path: [...path, key], words: wordsOf(entry[key]), key }))
        .filter(({ words }) => words !== '')
      // Without texts to compare, as in a footer, complete entries are compared.
      const whole = { path, words: JSON.stringify({ ...entry, id: undefined }), key: '' }
      if (said.length === 0) said.push(whole)
      const repeat = said.find(({ key, words }) => seen.has(`${key} ${words}`))
      const there = repeat && seen.get(`${repeat.key} ${repeat.words}`)
      for (const { key, words, path: here } of said)
        if (!seen.has(`${key} ${words}`)) seen.set(`${key} ${words}`, here)
      if (!repeat || !there || isReported(entry, entries[Number(there[list.length])]))
        continue
      const here = repeat.path
      const isWhole = here === path
      const written = isWhole ? undefined : String(parsed.valueAt(here))
      const span = isWhole ? parsed.openingSpan(here) : parsed.valueSpan(here)
      findings.push(finding('said-twice', { written, here, there }, span))
    }
  })
  return findings
}

/** Other checks report equal ids and a second form. */
const isReported = (one: Record<string, unknown>, other: unknown) =>
  ('id' in one && one['id'] === lookUp(other, ['id'])) ||
  [one, other].every((entry) => lookUp(entry, ['type']) === 'contact')
