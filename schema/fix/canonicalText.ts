import type { SiteContent } from '../generated/siteContent.ts'
import { byLanguage, catalogOf, languagesOf } from '../read/contentLanguages.ts'

/**
 * Formats the content for its file, with all catalogs in the order of the first one. Keeps the indentation and line
 * endings of `replacedText`; by default, two spaces and LF.
 */
export function canonicalText(content: SiteContent, replacedText = ''): string {
  const languages = languagesOf(content)
  const [first = {}] = languages.map((language) => catalogOf(content, language))
  // Content that has passed the check has the same text ids in all languages.
  const orderedCatalogs = byLanguage(languages, (language) => ({
    ...first,
    ...catalogOf(content, language),
  }))
  const catalogs = { ...content.catalogs, ...orderedCatalogs }
  const indentation = /^[{[]\r?\n([ \t]+)\S/.exec(replacedText)?.[1] ?? '  '
  const text = `${JSON.stringify({ ...content, catalogs }, null, indentation)}\n`
  return /^[^\n]*\r\n/.test(replacedText) ? text.replaceAll('\n', '\r\n') : text
}
