import { formats } from '../formats/formats.ts'
import { sectionTypes } from '../model/model.ts'
import type { ModelNode } from '../model/node.ts'
import { resolve } from '../model/resolve.ts'
import { isRecord, lookUp, type Path, isHidden, isHiddenAt } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, maxProblems, type Finding } from './finding.ts'

/** Reports effects of hidden parts: links to them, and sections without content. */
export function findHidden(parsed: ParsedFile): Finding[] {
  return [...findLinks(parsed), ...findEmpty(parsed)].slice(0, maxProblems)
}

function findLinks(parsed: ParsedFile): Finding[] {
  const { ids } = idListOf(parsed, 'sections')
  return parsed.strings.flatMap(({ path, value: id, node }) => {
    const index = ids.get(id)
    if (node.pointsTo !== 'sections' || index === undefined) return []
    const section: Path = ['sections', index]
    const leadsToHidden =
      isHiddenAt(parsed.value, section) && !isHiddenAt(parsed.value, path)
    if (!leadsToHidden) return []
    return finding('section-hidden', { path: section }, parsed.valueSpan(path))
  })
}

/** Reports sections that show nothing: all their entries are hidden, or there are none. */
function findEmpty(parsed: ParsedFile): Finding[] {
  return parsed.entriesAt(['sections']).flatMap(({ entry: section, path }) => {
    if (isHidden(section)) return []
    const { properties = {}, required = [] } = nodeAt(parsed.value, path) ?? {}
    const isEmpty = Object.entries(properties).some(([name, node]) => {
      const list = resolve(node)
      // If the list is optional, the section has other content too.
      const isOnlyContent = required.includes(name) || list.items?.pointsTo !== undefined
      const entries = section[name]
      return (
        list.type === 'array' &&
        isOnlyContent &&
        showsNothing(parsed.value, entries, list)
      )
    })
    if (!isEmpty) return []
    return finding('nothing-shown', { path }, parsed.openingSpan(path))
  })
}

/** Whether nothing is visible: neither the section's entries nor the entries that it refers to. */
function showsNothing(content: unknown, entries: unknown, { items }: ModelNode): boolean {
  if (items?.pointsTo === undefined) return areAllHidden(entries)
  const listEntries = lookUp(content, [items.pointsTo])
  if (!Array.isArray(listEntries)) return false
  if (Array.isArray(entries)) {
    const ids: unknown[] = entries
    return areAllHidden(
      listEntries.filter((entry) => isRecord(entry) && ids.includes(entry['id'])),
    )
  }
  const mayBeEmpty = nodeAt(content, [items.pointsTo])?.minItems === 0
  return areAllHidden(listEntries) || (mayBeEmpty && listEntries.length === 0)
}

function areAllHidden(entries: unknown): boolean {
  return Array.isArray(entries) && entries.length > 0 && entries.every(isHidden)
}

/** Reports a second form: labels and errors are connected by ids, so only the first form would work. */
export function findSecondForms(parsed: ParsedFile): Finding[] {
  const [first, ...others] = (visibleSections(parsed) ?? [])
    .filter(({ hasForm }) => hasForm)
    .map(({ path }) => path)
  if (!first) return []
  return others.map((here) =>
    finding('second-form', { here, there: first }, parsed.openingSpan(here)),
  )
}

interface VisibleSection {
  path: Path
  type: unknown
  hasForm: boolean
}

/** The sections on the page. Undefined if one has an unknown type: it may be the one that seems to be missing. */
export function visibleSections(parsed: ParsedFile): VisibleSection[] | undefined {
  const sections = parsed.entriesAt(['sections'])
  const isKnown = (type: unknown) =>
    typeof type === 'string' && sectionTypes.includes(type)
  if (!sections.every(({ entry: { type } }) => isKnown(type))) return undefined
  const ids = new Set<unknown>()
  return sections.flatMap(({ entry, path }): VisibleSection[] => {
    const { type, form, id } = entry
    // Another check reports two sections with the same id.
    if (isHidden(entry) || ids.has(id)) return []
    ids.add(id)
    return [{ path, type, hasForm: type === 'contact' && form !== false }]
  })
}

/** The ids of one list of the content. */
export interface IdList {
  /** Each id with the index of its first entry. */
  ids: Map<string, number>
  /** Whether all entries have a valid, unique id. Only then is an id certainly absent. */
  isComplete: boolean
}

export function idListOf(parsed: ParsedFile, ...path: Path): IdList {
  const ids = new Map<string, number>()
  let isComplete = Array.isArray(parsed.valueAt(path))
  for (const [index, { entry }] of parsed.entriesAt(path).entries()) {
    const { id } = entry
    // If two entries have the same id, one of them may be meant to have the missing id.
    if (typeof id !== 'string' || !formats.id.valid(id) || ids.has(id)) isComplete = false
    else ids.set(id, index)
  }
  return { ids, isComplete }
}
