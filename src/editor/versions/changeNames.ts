import type { ReportLanguage } from '../../../schema/bilingual.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { breadcrumb } from '../changes/breadcrumb.ts'
import { changeKind, changesHidden } from '../changes/changeKind.ts'
import { changesBetween } from '../changes/changesBetween.ts'

/** The changes between two versions, as one line each, without values. Undefined where a content of another shape cannot be compared. */
export function changeNames(
  before: SiteContent,
  after: SiteContent,
  language: ReportLanguage,
): string[] | undefined {
  try {
    const names = changesBetween(before, after).map((change) => {
      const { kind, path } = change
      const content = kind === 'removed' ? before : after
      const namedPath = changesHidden(change) ? path.slice(0, -1) : path
      const name = breadcrumb(content, namedPath, language)
      return `${changeKind(content, change)[language]}: ${name}`
    })
    // A text that was changed in both languages is named once.
    return [...new Set(names)]
  } catch {
    return undefined
  }
}
