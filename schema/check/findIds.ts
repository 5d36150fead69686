import { excerpt } from '../messages/describe.ts'
import type { Path } from '../read/lookUp.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, maxProblems, type Finding } from './finding.ts'
import { idListOf, type IdList } from './findSections.ts'
import { nearestSpelling } from './nearestSpelling.ts'
import { wrongChoiceAmong } from './wrongChoice.ts'

/** The maximum number of findings, because each one searches the complete list for a similar id. */
const maxReferenceFindings = 100
/** The maximum number of ids that a message lists. */
const maxChoices = 12

/** Reports ids that two entries of one list have. */
function findDuplicateIds(parsed: ParsedFile): Finding[] {
  const firstPaths = new Map<string, Path>()
  const findings = parsed.strings.flatMap(({ path, value: id }) => {
    const [index, name] = path.slice(-2)
    if (name !== 'id' || typeof index !== 'number') return []
    const key = JSON.stringify([path.slice(0, -2), id])
    const second = path.slice(0, -1)
    const first = firstPaths.get(key)
    firstPaths.set(key, first ?? second)
    return first
      ? finding('duplicate-id', { id, first, second }, parsed.valueSpan(path))
      : []
  })
  return findings.slice(0, maxProblems)
}

/** The finding for an id that is twice in one list. */
function duplicateReference(parsed: ParsedFile, path: Path, id: string): Finding {
  const data = {
    path: path.slice(0, -1),
    text: `“${excerpt(id)}”`,
    choices: undefined,
    suggestion: undefined,
    advice: undefined,
    isDuplicate: true,
  }
  return finding('wrong-choice', data, parsed.valueSpan(path))
}

/** Reports references to ids that do not exist, and duplicate references in one section. */
function findWrongReferences(parsed: ParsedFile): Finding[] {
  const lists = new Map<string, IdList>()
  const listedIds = new Set<string>()
  const findings: Finding[] = []
  for (const { path, value: id, node } of parsed.strings) {
    const { refersTo: listName } = node
    if (listName === undefined || listName === 'texts') continue
    if (findings.length >= maxReferenceFindings) return findings
    const idList = lists.get(listName) ?? idListOf(parsed, listName)
    lists.set(listName, idList)
    const key = JSON.stringify([path.slice(0, -1), id])
    const isDuplicate = typeof path.at(-1) === 'number' && listedIds.has(key)
    listedIds.add(key)
    if (isDuplicate) {
      findings.push(duplicateReference(parsed, path, id))
      continue
    }
    // Ids count as known if two entries have the same id, because either may be meant, or if the list is empty, which
    // findSchemaErrors.ts reports.
    if (idList.ids.has(id) || !idList.isComplete || idList.ids.size === 0) continue
    const ids = [...idList.ids.keys()]
    const suggestion = nearestSpelling(id, ids)
    const reference = wrongChoiceAmong(parsed, path, ids.slice(0, maxChoices), suggestion)
    // Someone may have changed a section's id on purpose and forgotten its links, so the finding has no automatic edit.
    findings.push(listName === 'sections' ? { ...reference, edit: undefined } : reference)
  }
  return findings
}

/** Reports duplicate ids, and ids of entries that do not exist. */
export const findIds = (parsed: ParsedFile): Finding[] =>
  findDuplicateIds(parsed).concat(findWrongReferences(parsed))
