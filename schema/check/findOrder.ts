import { describeLocation } from '../messages/describeLocation.ts'
import { sectionTypes } from '../model/model.ts'
import { isHidden } from '../read/hidden.ts'
import { isRecord, type Document } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'

interface Shown {
  index: number
  type: unknown
  hasForm: boolean
}

/** A page that lacks its beginning, goes on after its end, or has a second form. What is hidden is not on it. */
export function findOrder(document: Document): Finding[] {
  const sections = document.valueAt(['sections'])
  if (!Array.isArray(sections) || sections.length === 0) return []
  const types = sections.map((section: unknown) =>
    isRecord(section) ? section['type'] : undefined,
  )
  // One that is written wrong may be the one that seems to be missing.
  if (!types.every((type) => typeof type === 'string' && sectionTypes.includes(type)))
    return []
  const shown = sections.flatMap((section: unknown, index): Shown[] => {
    if (!isRecord(section) || isHidden(section)) return []
    const { type, form } = section
    return [{ index, type, hasForm: type === 'contact' && form !== false }]
  })
  const findings: Finding[] = []
  if (!shown.some(({ type }) => type === 'hero'))
    findings.push(finding('no-hero', {}, document.keySpan(['sections'])))
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
  const idAt = ({ index }: Shown) => document.valueAt(['sections', index, 'id'])
  const placeOf = ({ index }: Shown) =>
    describeLocation(document.value, ['sections', index])
  return others.flatMap((other) => {
    // Two sections of one id are told as that.
    if (idAt(other) === idAt(first)) return []
    const data = { here: placeOf(other), there: placeOf(first) }
    return finding('second-form', data, document.openingSpan(['sections', other.index]))
  })
}
