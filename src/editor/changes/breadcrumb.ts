import type { ReportLanguage } from '../../../schema/bilingual.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { excerpt } from '../../../schema/messages/describe.ts'
import { isInCatalogs } from '../../../schema/read/isInCatalogs.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { entryLabel } from './entryLabel.ts'
import { valueWords } from './valueWords.ts'

/** The way to a place, as its groups and fields are called in the editor: "Services › Cloud computing › Title". */
export function breadcrumb(
  content: SiteContent,
  path: Path,
  language: ReportLanguage,
): string {
  // A path of a catalog has no groups above it.
  const start = isInCatalogs(path) ? path.length - 1 : 0
  const names = path.slice(start).flatMap((step, index) => {
    const partPath = path.slice(0, start + index + 1)
    const value = lookUp(content, partPath)
    // An entry has its own label, so the list's title is left out.
    if (typeof step === 'number')
      return typeof value === 'string'
        ? valueWords(content, partPath, value, language)
        : excerpt(entryLabel(content, partPath, language))
    const title = fieldAt(content, partPath)?.title
    return title && title[language] !== '' ? [title[language]] : []
  })
  return names.join(' › ')
}
