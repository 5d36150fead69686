import { describeLocation } from '../messages/describeLocation.ts'
import { sectionTypes } from '../model/model.ts'
import { isHidden } from '../read/hidden.ts'
import { isRecord, lookUp, type Document } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'

interface Shown {
  index: number
  type: unknown
  hasForm: boolean
}

/** What is on the page. Undefined while the type of a section is written wrong: it may be the one that seems to be missing. */
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
    // Two sections with one id are a problem of their own.
    if (ids.has(id)) return []
    ids.add(id)
    return [{ index, type, hasForm: type === 'contact' && form !== false }]
  })
}

/** The page begins without the section that says whose it is. */
export function lacksHero(document: Document): boolean {
  const shown = shownIn(document) ?? []
  return shown.length > 0 && !shown.some(({ type }) => type === 'hero')
}

/** A page that goes on after its end, or has a second form. What is hidden is not on it. */
export function findOrder(document: Document): Finding[] {
  const shown = shownIn(document) ?? []
  const findings: Finding[] = []
  const footer = shown.findIndex(({ type }) => type === 'footer')
  const end = shown[footer]
  if (end && shown.slice(footer).some(({ type }) => type !== 'footer')) {
    const path = ['sections', end.index]
    const place = describeLocation(document.value, path)
    findings.push(finding('footer-early', { place }, document.openingSpan(path)))
  }
  return findings.concat(findSecondForms(document, shown))
}

/** Fields, errors and reasons are tied by their ids: of two forms on one page only the first would work. */
function findSecondForms(document: Document, shown: Shown[]): Finding[] {
  const [first, ...others] = shown.filter(({ hasForm }) => hasForm)
  if (!first) return []
  const placeOf = ({ index }: Shown) =>
    describeLocation(document.value, ['sections', index])
  return others.map((other) => {
    const data = { here: placeOf(other), there: placeOf(first) }
    return finding('second-form', data, document.openingSpan(['sections', other.index]))
  })
}
