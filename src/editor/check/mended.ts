import { withEdits } from '../../../schema/fix/withEdits.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Edit } from '../../../schema/problem.ts'
import { textOf } from './checks.ts'

/** The content with a mend of the check; the very same where it has changed since it was checked. */
export function mended(content: SiteContent, checkedText: string, edit: Edit): unknown {
  if (textOf(content) !== checkedText) return content
  try {
    const value: unknown = JSON.parse(withEdits(checkedText, [edit]).text)
    return value
  } catch {
    return content
  }
}
