import type { SiteContent } from '../generated/siteContent.ts'
import { byLanguage, catalogOf, languagesOf } from '../read/contentLanguages.ts'

/** The file in its canonical layout: two spaces, one entry a line, all catalogs in the order of the first. */
export function canonicalText(content: SiteContent): string {
  const languages = languagesOf(content)
  const [first = {}] = languages.map((language) => catalogOf(content, language))
  // A content that has passed the check has the same names in all languages.
  const inOrder = byLanguage(languages, (language) => ({
    ...first,
    ...catalogOf(content, language),
  }))
  const catalogs = { ...content.catalogs, ...inOrder }
  return `${JSON.stringify({ ...content, catalogs }, null, 2)}\n`
}
