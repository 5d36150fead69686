import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { ReportLanguage } from '../../../schema/problem.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { entryLabel } from '../fields/entryLabel.ts'

/** The way to a place, as its groups and fields are called in the editor: "Services › Cloud computing › Title". */
export function placeName(
  content: SiteContent,
  path: Path,
  language: ReportLanguage,
): string {
  // The texts that the page's code asks for stand in groups of their own.
  const start = path[0] === 'catalogs' ? path.length - 1 : 0
  const names = path.slice(start).flatMap((step, index) => {
    const place = path.slice(0, start + index + 1)
    if (typeof step === 'number') return [entryLabel(content, place, language)]
    const title = fieldAt(content, place)?.title
    // The entries of a list are called by themselves.
    return title && title[language] !== '' ? [title[language]] : []
  })
  return names.join(' › ')
}
