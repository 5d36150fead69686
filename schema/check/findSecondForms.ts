import type { Document } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'
import { visibleSections } from './visibleSections.ts'

/** Reports a second form: labels and errors are tied by ids, so only the first form would work. */
export function findSecondForms(document: Document): Finding[] {
  const [first, ...others] = (visibleSections(document) ?? [])
    .filter(({ hasForm }) => hasForm)
    .map(({ index }) => ['sections', index])
  if (!first) return []
  return others.map((here) =>
    finding('second-form', { here, there: first }, document.openingSpan(here)),
  )
}
