import { sectionTypes } from '../model/model.ts'
import { isHidden } from '../read/hidden.ts'
import { isRecord, lookUp } from '../read/lookUp.ts'
import type { ParsedFile } from '../read/parsedFile.ts'

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
