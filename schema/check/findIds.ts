import { variantsOf } from '../model/example.ts'
import { nodeAt, type Placed } from '../read/modelTree.ts'
import { isRecord, type Document, type Path } from '../read/readDocument.ts'
import { findAbsentSections } from './findAbsentSections.ts'
import { finding, maxProblems, type Finding } from './finding.ts'
import { listOf, maxChoices, maxFindings, type List } from './idList.ts'
import { nearest } from './nearest.ts'

/** All lists whose entries have ids, of the content and of its sections. */
function listsWithIds(document: Document): Path[] {
  const sections = document.valueAt(['sections'])
  const holders: Path[] = [
    [],
    ...(Array.isArray(sections) ? sections.map((_, index) => ['sections', index]) : []),
  ]
  return holders.flatMap((holder) =>
    Object.entries(nodeAt(document.value, holder)?.properties ?? {}).flatMap(
      ([name, { items }]) =>
        items && variantsOf(items).some(({ properties }) => properties?.['id'])
          ? [[...holder, name]]
          : [],
    ),
  )
}

function freeId(id: string, taken: Map<string, number>, dash: string): string {
  let number = 2
  while (taken.has(`${id}${dash}${number}`)) number += 1
  return `${id}${dash}${number}`
}

function findDuplicates(document: Document, path: Path): Finding[] {
  const { ids } = listOf(document, ...path)
  const entries = document.valueAt(path)
  // Ids of form fields are used in the mail's template, where no hyphen may stand.
  const dash = path.length === 1 ? '-' : ''
  const findings: Finding[] = []
  if (!Array.isArray(entries)) return findings
  for (const [index, entry] of entries.entries()) {
    const id: unknown = isRecord(entry) ? entry['id'] : undefined
    if (typeof id !== 'string') continue
    const first = ids.get(id)
    if (first === undefined || first === index || findings.length >= maxProblems) continue
    const data = {
      id,
      first: [...path, first],
      second: [...path, index],
      example: freeId(id, ids, dash),
    }
    findings.push(
      finding('duplicate-id', data, document.valueSpan([...path, index, 'id'])),
    )
  }
  return findings
}

/** Reports ids that a section shows and that do not exist, or stand there twice. */
function findShown(document: Document, strings: readonly Placed[]): Finding[] {
  const known = new Map<string, List>()
  const seen = new Set<string>()
  const findings: Finding[] = []
  for (const { path, value: id, node } of strings) {
    const { pointsTo: name } = node
    if (typeof path.at(-1) !== 'number' || name === undefined || name === 'texts')
      continue
    if (findings.length >= maxFindings) return findings
    const holder = path.slice(0, -1)
    const list = known.get(name) ?? listOf(document, name)
    known.set(name, list)
    const key = JSON.stringify([holder, id])
    const isAgain = seen.has(key)
    seen.add(key)
    if (!isAgain && (list.ids.has(id) || !list.whole)) continue
    const span = document.valueSpan(path)
    const near = isAgain ? undefined : nearest(id, list.ids.keys())
    const edit = near === undefined ? undefined : { ...span, text: JSON.stringify(near) }
    const choices = [...list.ids.keys()]
      .filter((each) => each !== id)
      .slice(0, maxChoices)
    const data = { thing: path, value: `“${id}”`, choices, near }
    findings.push(finding('wrong-choice', data, span, edit))
  }
  return findings
}

/** Reports ids that two entries share, and names of entries that do not exist. */
export function findIds(document: Document, strings: readonly Placed[]): Finding[] {
  const duplicates = listsWithIds(document).flatMap((list) =>
    findDuplicates(document, list),
  )
  const absent = findAbsentSections(document, strings, listOf(document, 'sections'))
  return duplicates.concat(absent, findShown(document, strings))
}
