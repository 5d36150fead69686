import { withEdits } from '../../../schema/fix/withEdits.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Edit } from '../../../schema/problem.ts'
import { textOf, type Checked } from './checks.ts'

/** The content with a mend of the check; the very same where it has changed since it was checked. */
export function mended(content: SiteContent, { snapshot }: Checked, edit: Edit): unknown {
  if (content !== snapshot?.content) return content
  try {
    const value: unknown = JSON.parse(withEdits(textOf(content), [edit]).text)
    return value
  } catch {
    return content
  }
}
