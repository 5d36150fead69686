import { sectionTypes } from '../model/model.ts'
import type { ModelNode } from '../model/node.ts'
import { resolve } from '../model/resolve.ts'
import { isHidden, isHiddenAt } from '../read/hidden.ts'
import { isRecord, lookUp, type Path } from '../read/lookUp.ts'
import { nodeAt, type ContentString } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, maxProblems, type Finding } from './finding.ts'
import { listOf } from './idList.ts'

/** Reports what hidden parts leave behind: links to them, and sections without content. */
export function findHidden(
  parsed: ParsedFile,
  strings: readonly ContentString[],
): Finding[] {
  return [...findLinks(parsed, strings), ...findEmpty(parsed)].slice(0, maxProblems)
}

function findLinks(parsed: ParsedFile, strings: readonly ContentString[]): Finding[] {
  const { ids } = listOf(parsed, 'sections')
  return strings.flatMap(({ path, value: id, node }) => {
    const index = ids.get(id)
    if (node.pointsTo !== 'sections' || index === undefined) return []
    const section: Path = ['sections', index]
    const leadsThere =
      isHiddenAt(parsed.value, section) && !isHiddenAt(parsed.value, path)
    if (!leadsThere) return []
    return finding('section-hidden', { path: section }, parsed.valueSpan(path))
  })
}

/** Reports sections that show nothing: all their entries are hidden, or there are none. */
function findEmpty(parsed: ParsedFile): Finding[] {
  const sections = parsed.valueAt(['sections'])
  if (!Array.isArray(sections)) return []
  return sections.flatMap((section: unknown, index) => {
    const path = ['sections', index]
    if (isHiddenAt(parsed.value, path)) return []
    const { properties = {}, required = [] } = nodeAt(parsed.value, path) ?? {}
    const isEmpty = Object.entries(properties).some(([name, node]) => {
      const list = resolve(node)
      // With an optional list the section has other content too.
      const isWhole = required.includes(name) || list.items?.pointsTo !== undefined
      const own = lookUp(section, [name])
      return list.type === 'array' && isWhole && showsNothing(parsed.value, own, list)
    })
    if (!isEmpty) return []
    return finding('nothing-shown', { path }, parsed.openingSpan(path))
  })
}

/** Is nothing visible: none of the section's own entries, nor of the entries that it names? */
function showsNothing(content: unknown, own: unknown, { items }: ModelNode): boolean {
  if (items?.pointsTo === undefined) return areAllHidden(own)
  const all = lookUp(content, [items.pointsTo])
  if (!Array.isArray(all)) return false
  if (Array.isArray(own)) {
    const ids: unknown[] = own
    return areAllHidden(
      all.filter((entry) => isRecord(entry) && ids.includes(entry['id'])),
    )
  }
  const mayBeEmpty = nodeAt(content, [items.pointsTo])?.minItems === 0
  return areAllHidden(all) || (mayBeEmpty && all.length === 0)
}

function areAllHidden(entries: unknown): boolean {
  return Array.isArray(entries) && entries.length > 0 && entries.every(isHidden)
}

/** Reports a second form: labels and errors are tied by ids, so only the first form would work. */
export function findSecondForms(parsed: ParsedFile): Finding[] {
  const [first, ...others] = (visibleSections(parsed) ?? [])
    .filter(({ hasForm }) => hasForm)
    .map(({ index }) => ['sections', index])
  if (!first) return []
  return others.map((here) =>
    finding('second-form', { here, there: first }, parsed.openingSpan(here)),
  )
}

interface VisibleSection {
  index: number
  type: unknown
  hasForm: boolean
}

/** The sections on the page. Undefined while one has an unknown type: it may be the one that seems to be missing. */
export function visibleSections({ value }: ParsedFile): VisibleSection[] | undefined {
  const sections = lookUp(value, ['sections'])
  const all: unknown[] = Array.isArray(sections) ? sections : []
  const types = all.map((section) => (isRecord(section) ? section['type'] : undefined))
  if (!types.every((type) => typeof type === 'string' && sectionTypes.includes(type)))
    return undefined
  const ids = new Set<unknown>()
  return all.flatMap((section, index): VisibleSection[] => {
    if (!isRecord(section) || isHidden(section)) return []
    const { type, form, id } = section
    // Two sections with one id are reported as that.
    if (ids.has(id)) return []
    ids.add(id)
    return [{ index, type, hasForm: type === 'contact' && form !== false }]
  })
}
