import type { MessageLanguage } from '../../../schema/bilingual.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { excerpt, textIn } from '../../../schema/messages/describe.ts'
import { lookUp, type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { asString, kinds } from '../fields/kinds.ts'
import { labeledEntriesOf, entryLabel } from './entryLabel.ts'

/** A value as text, or empty without one. `contentOfLabels` has the entries and texts that the value refers to. */
export function valueAsText(
  content: SiteContent,
  path: Path,
  value: unknown,
  language: MessageLanguage,
  contentOfLabels = content,
): string {
  const field = fieldAt(content, path)
  if (!field || value === undefined) return asString(value)
  return kinds[field.kind].asText(
    value,
    { path, field },
    {
      language,
      textOf: (id) => textIn(contentOfLabels, id, language) ?? '',
      labelOf: (list, id) =>
        labeledEntriesOf(contentOfLabels, list, language).find(
          ({ id: entryId }) => entryId === id,
        )?.label ?? id,
    },
  )
}

/** The titles of a field and of the groups around it, such as "Services › Cloud computing › Title". */
export function breadcrumb(
  content: SiteContent,
  path: Path,
  language: MessageLanguage,
): string {
  // A path in a catalog has no groups above it.
  const start = isInCatalogs(path) ? path.length - 1 : 0
  const titles = path.slice(start).flatMap((step, index) => {
    const prefix = path.slice(0, start + index + 1)
    const value = lookUp(content, prefix)
    // An entry has a label, so the title of its list is left out.
    if (typeof step === 'number')
      return typeof value === 'string'
        ? valueAsText(content, prefix, value, language)
        : excerpt(entryLabel(content, prefix, language))
    const title = fieldAt(content, prefix)?.title
    return title && title[language] !== '' ? [title[language]] : []
  })
  return titles.join(' › ')
}
