import type { Path } from '../read/lookUp.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, maxProblems, type Finding } from './finding.ts'
import { idListOf, type IdList } from './findSections.ts'
import { nearestSpelling } from './nearestSpelling.ts'
import { noSuchChoice } from './wrongChoice.ts'

/** The maximum number of findings, because each one searches the complete list for a similar id. */
const maxFindings = 100
/** The maximum number of ids that a message lists. */
const maxChoices = 12

/** Reports entries of one list with the same id. */
function findRepeatedIds(parsed: ParsedFile): Finding[] {
  const entries = new Map<string, Path>()
  const findings = parsed.strings.flatMap(({ path, value: id }) => {
    const [index, name] = path.slice(-2)
    if (name !== 'id' || typeof index !== 'number') return []
    const key = JSON.stringify([path.slice(0, -2), id])
    const second = path.slice(0, -1)
    const first = entries.get(key)
    entries.set(key, first ?? second)
    return first
      ? finding('duplicate-id', { id, first, second }, parsed.valueSpan(path))
      : []
  })
  return findings.slice(0, maxProblems)
}

/** Reports ids that do not exist and ids that a section lists twice. */
function findAbsent(parsed: ParsedFile): Finding[] {
  const lists = new Map<string, IdList>()
  const listedIds = new Set<string>()
  const findings: Finding[] = []
  for (const { path, value: id, node } of parsed.strings) {
    const { pointsTo: name } = node
    if (name === undefined || name === 'texts') continue
    if (findings.length >= maxFindings) return findings
    const list = lists.get(name) ?? idListOf(parsed, name)
    lists.set(name, list)
    const key = JSON.stringify([path.slice(0, -1), id])
    const isRepeated = typeof path.at(-1) === 'number' && listedIds.has(key)
    listedIds.add(key)
    // Ids count as known if two entries have the same id, because either may be meant, or if the list is empty, which
    // findShape.ts reports.
    const isKnown = list.ids.has(id) || !list.isComplete || list.ids.size === 0
    if (!isRepeated && isKnown) continue
    const ids = [...list.ids.keys()].filter((other) => other !== id)
    const near = isRepeated ? undefined : nearestSpelling(id, ids)
    const absent = noSuchChoice(parsed, path, ids.slice(0, maxChoices), near)
    // Someone may have changed a section's id on purpose and forgotten its links, so the finding has no automatic edit.
    findings.push(name === 'sections' ? { ...absent, edit: undefined } : absent)
  }
  return findings
}

/** Reports duplicate ids, and ids of entries that do not exist. */
export const findIds = (parsed: ParsedFile): Finding[] =>
  findRepeatedIds(parsed).concat(findAbsent(parsed))
