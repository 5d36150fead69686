import { describeLocation } from '../messages/describeLocation.ts'
import { sectionTypes } from '../model/model.ts'
import { isRecord, type Document } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'

/** A page that lacks its beginning, goes on after its end, or has a second form. */
export function findOrder(document: Document): Finding[] {
  const sections = document.valueAt(['sections'])
  if (!Array.isArray(sections) || sections.length === 0) return []
  const types = sections.map((section: unknown) =>
    isRecord(section) ? section['type'] : undefined,
  )
  // One that is written wrong may be the one that seems to be missing.
  if (!types.every((type) => typeof type === 'string' && sectionTypes.includes(type)))
    return []
  const findings: Finding[] = []
  if (!types.includes('hero'))
    findings.push(finding('no-hero', {}, document.keySpan(['sections'])))
  const footer = types.indexOf('footer')
  if (footer !== -1 && types.slice(footer).some((type) => type !== 'footer')) {
    const place = describeLocation(document.value, ['sections', footer])
    findings.push(
      finding('footer-early', { place }, document.openingSpan(['sections', footer])),
    )
  }
  return findings.concat(findSecondForms(document, types))
}

/** Fields, errors and reasons are tied by their ids: of two forms on one page only the first would work. */
function findSecondForms(document: Document, types: unknown[]): Finding[] {
  const first = types.indexOf('contact')
  const idAt = (index: number) => document.valueAt(['sections', index, 'id'])
  return types.flatMap((type, index) => {
    // Two sections of one id are told as that.
    if (type !== 'contact' || idAt(index) === idAt(first)) return []
    const data = {
      here: describeLocation(document.value, ['sections', index]),
      there: describeLocation(document.value, ['sections', first]),
    }
    return finding('second-form', data, document.openingSpan(['sections', index]))
  })
}
