import { sectionTypes } from '../model/model.ts'
import { isHidden } from '../read/hidden.ts'
import { isRecord, lookUp, type Document } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'

interface Shown {
  index: number
  type: unknown
  hasForm: boolean
}

/** The visible sections. Undefined while a section has an unknown type: it may be the one that seems to be missing. */
function shownIn({ value }: Document): Shown[] | undefined {
  const sections = lookUp(value, ['sections'])
  const all: unknown[] = Array.isArray(sections) ? sections : []
  const types = all.map((section) => (isRecord(section) ? section['type'] : undefined))
  if (!types.every((type) => typeof type === 'string' && sectionTypes.includes(type)))
    return undefined
  const ids = new Set<unknown>()
  return all.flatMap((section, index): Shown[] => {
    if (!isRecord(section) || isHidden(section)) return []
    const { type, form, id } = section
    // Two sections with one id are reported as that.
    if (ids.has(id)) return []
    ids.add(id)
    return [{ index, type, hasForm: type === 'contact' && form !== false }]
  })
}

/** Has the page no hero? */
export function hasNoHero(document: Document): boolean {
  const shown = shownIn(document) ?? []
  return shown.length > 0 && !shown.some(({ type }) => type === 'hero')
}

/** Reports a second form: labels and errors are tied by ids, so only the first form would work. */
export function findSecondForms(document: Document): Finding[] {
  const [first, ...others] = (shownIn(document) ?? []).filter(({ hasForm }) => hasForm)
  if (!first) return []
  const placeOf = ({ index }: Shown) => ['sections', index]
  return others.map((other) => {
    const data = { here: placeOf(other), there: placeOf(first) }
    return finding('second-form', data, document.openingSpan(['sections', other.index]))
  })
}
