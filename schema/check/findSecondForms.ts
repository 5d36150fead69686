import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding } from './finding.ts'
import { visibleSections } from './visibleSections.ts'

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
