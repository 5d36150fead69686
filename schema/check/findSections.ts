import { formats } from '../formats/formats.ts'
import type { ListName } from '../model/node.ts'
import {
  type Path,
  isHidden,
  isHiddenAt,
  isRecord,
  listAt,
  lookUp,
} from '../read/lookUp.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, maxProblems, type Finding } from './finding.ts'

/** Reports links to hidden sections. */
export function findLinksToHidden(parsed: ParsedFile): Finding[] {
  const { ids } = idListOf(parsed, 'sections')
  return parsed.strings.flatMap(({ path, value: id, node }) => {
    const index = ids.get(id)
    if (node.refersTo !== 'sections' || index === undefined) return []
    const sectionPath: Path = ['sections', index]
    const refersToHidden =
      isHiddenAt(parsed.value, sectionPath) && !isHiddenAt(parsed.value, path)
    if (!refersToHidden) return []
    return finding('section-hidden', { path: sectionPath }, parsed.valueSpan(path))
  })
}

/** Reports links to WhatsApp without a number in the content. */
export function findWhatsappLinks(parsed: ParsedFile): Finding[] {
  if (parsed.valueAt(['company', 'whatsapp']) !== undefined) return []
  return parsed.strings
    .filter(({ path, node }) => path.at(-1) === 'whatsapp' && node.refersTo === 'texts')
    .slice(0, maxProblems)
    .map(({ path }) => finding('no-whatsapp', { path }, parsed.valueSpan(path)))
}

/** Reports a second form: labels and errors are connected by ids, so only the first form would work. */
export function findForms(parsed: ParsedFile): Finding[] {
  const sections = listAt(parsed.value, ['sections'])
  const [first, ...others] = sections.flatMap((section, index) => {
    const { type, form, id } = isRecord(section) ? section : {}
    const hasForm = type === 'contact' && form !== false && !isHidden(section)
    // findIds.ts reports two sections with the same id.
    const isFirst = sections.findIndex((other) => lookUp(other, ['id']) === id) === index
    return hasForm && isFirst ? [['sections', index]] : []
  })
  if (!first) return []
  return others.map((path) => {
    const data = { place: path, otherPlace: first }
    return finding('second-form', data, parsed.openingSpan(path))
  })
}

/** The ids of one list of the content. */
export interface IdList {
  /** Each id with the index of its first entry. */
  ids: Map<string, number>
  /** Whether all entries have a valid, unique id. Only then is an id certainly absent. */
  isComplete: boolean
}

export function idListOf(parsed: ParsedFile, name: ListName): IdList {
  const ids = new Map<string, number>()
  let isComplete = Array.isArray(parsed.valueAt([name]))
  for (const [index, entry] of listAt(parsed.value, [name]).entries()) {
    const id = lookUp(entry, ['id'])
    // If two entries have the same id, one of them may be meant to have the missing id.
    if (typeof id !== 'string' || !formats.id.isValid(id) || ids.has(id))
      isComplete = false
    else ids.set(id, index)
  }
  return { ids, isComplete }
}
