import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { textPlaces } from '../changes/textPlaces.ts'

/** A problem with the field where it is mended. */
export interface FieldProblem extends Omit<Problem, 'severity'> {
  /** A text's own place is where it is named. */
  field: Path
  /** What is not written yet is no mistake: it is only left to fill in. */
  severity: Problem['severity'] | 'blank'
}

/** The problems by their fields; what is left to fill in is told once a field, not in each language. */
export function withFields(
  problems: readonly Problem[],
  content: SiteContent,
): FieldProblem[] {
  if (problems.length === 0) return []
  const places = textPlaces(content)
  const blanks = new Set<string>()
  return problems.flatMap((problem) => {
    const [root, , id] = problem.path
    const named = root === 'catalogs' ? places.get(String(id)) : undefined
    const field = named ?? problem.path
    const isBlank =
      problem.severity === 'error' &&
      // A place that names a text which nobody has written.
      (problem.code === 'unknown-text' || isEmpty(lookUp(content, problem.path)))
    if (!isBlank) return { ...problem, field }
    const key = JSON.stringify(field)
    if (blanks.has(key)) return []
    blanks.add(key)
    return { ...problem, field, severity: 'blank' }
  })
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}
