import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import { isInCatalogs } from '../../../schema/read/isInCatalogs.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { textPaths } from '../changes/textPaths.ts'

/** A problem with the field where it is fixed. */
export interface FieldProblem extends Omit<Problem, 'severity'> {
  /** The path of the field; a text's field is where the text is shown. */
  field: Path
  /** `blank`: something was never written, and is still to be filled in. */
  severity: Problem['severity'] | 'blank'
}

/** Gives each problem its field. What is left to fill in is listed once a field, not for each language. */
export function withFields(
  problems: readonly Problem[],
  content: SiteContent,
): FieldProblem[] {
  if (problems.length === 0) return []
  const places = textPaths(content)
  const blanks = new Set<string>()
  return problems.flatMap((problem) => {
    const { path } = problem
    const field = (isInCatalogs(path) && places.get(String(path[2]))) || path
    const isBlank =
      problem.severity === 'error' &&
      // The place names a text that no catalog has yet.
      (problem.code === 'unknown-text' || isEmpty(lookUp(content, path)))
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
