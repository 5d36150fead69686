import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { textPlaces } from '../changes/textPlaces.ts'

/** A problem with the field where it is mended. */
export interface FieldProblem extends Problem {
  /** A text's own place is where it is named. */
  field: Path
}

export function withFields(
  problems: readonly Problem[],
  content: SiteContent,
): FieldProblem[] {
  if (problems.length === 0) return []
  const places = textPlaces(content)
  return problems.map((problem) => {
    const [root, , id] = problem.path
    const named = root === 'catalogs' ? places.get(String(id)) : undefined
    return { ...problem, field: named ?? problem.path }
  })
}
