import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { parseContent } from '../state/parseContent.ts'

/** Our lines, the common base that Git writes on request (diff3), and their lines, between Git's marks. */
const conflict =
  /^<{7}[^\n]*\n([^]*?)(?:^\|{7}[^\n]*\n[^]*?)?^={7}[^\n]*\n([^]*?)^>{7}[^\n]*\n?/gm

/** The two versions that Git has written into one file. Undefined if one of them is not valid content. */
export function mixedVersions(
  text: string,
): { ours: SiteContent; theirs: SiteContent } | undefined {
  const ours = parseContent(text.replaceAll(conflict, '$1'))
  const theirs = parseContent(text.replaceAll(conflict, '$2'))
  return ours && theirs && { ours, theirs }
}
