import type { SiteContent } from '../generated/siteContent.ts'

/** The file laid out as everybody's is: two spaces, one entry a line, the Portuguese texts in the order of the English ones. */
export function canonicalText(content: SiteContent): string {
  const { en, br } = content.catalogs
  // A content that has passed the check has the same names in both languages.
  const catalogs = { ...content.catalogs, br: { ...en, ...br } }
  return `${JSON.stringify({ ...content, catalogs }, null, 2)}\n`
}
