import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { stringsIn } from '../../../schema/read/schemaTree.ts'

/** A problem with the field where it is mended. */
export interface FieldProblem extends Problem {
  /** A text's own place is where it is named. */
  field: Path
}

export function withFields(
  problems: readonly Problem[],
  content: SiteContent,
): FieldProblem[] {
  const places = new Map<string, Path>()
  if (problems.length > 0)
    for (const { path, value, node } of stringsIn(content))
      if (node.pointsTo === 'texts' && !places.has(value)) places.set(value, path)
  return problems.map((problem) => {
    const [root, , id] = problem.path
    const named = root === 'catalogs' ? places.get(String(id)) : undefined
    return { ...problem, field: named ?? problem.path }
  })
}
