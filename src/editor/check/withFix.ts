import { withEdits } from '../../../schema/fix/withEdits.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Edit } from '../../../schema/problem.ts'
import { textOf, type CheckState } from './checks.ts'

/** The content with a problem's edit; unchanged where the content is no longer the one that was checked. */
export function withFix(
  content: SiteContent,
  { snapshot }: CheckState,
  edit: Edit,
): unknown {
  if (content !== snapshot?.content) return content
  try {
    const value: unknown = JSON.parse(withEdits(textOf(content), [edit]))
    return value
  } catch {
    return content
  }
}
