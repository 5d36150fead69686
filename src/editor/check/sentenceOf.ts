import type { ReportLanguage } from '../../../schema/bilingual.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { isInCatalogs } from '../../../schema/read/isInCatalogs.ts'
import { lookUp } from '../../../schema/read/lookUp.ts'
import { useEditor, useInterfaceLanguage } from '../context.tsx'
import { sayIn } from '../messages/messages.ts'
import { languageName } from '../titles.ts'
import type { FieldProblem } from './withFields.ts'

/** A problem in a sentence: what is wrong and how to fix it, or what is to be filled in. */
export function sentenceOf(
  content: SiteContent,
  problem: FieldProblem,
  language: ReportLanguage,
): string {
  const { severity, message, fix } = problem
  if (severity === 'blank') return toFillIn(content, problem, language)
  return [message[language], sayIn(language, 'common.howToFix'), fix[language]].join(' ')
}

/** The languages in which a text is still missing, where others have it. */
function toFillIn(
  content: SiteContent,
  { path }: FieldProblem,
  own: ReportLanguage,
): string {
  const all = isInCatalogs(path) ? languagesOf(content) : []
  const empty = all.filter(
    (each) => !lookUp(content, ['catalogs', each, String(path[2])]),
  )
  const names = empty.length < all.length ? empty.map(languageName) : []
  const which = names.map((name) => name[own]).join(', ')
  return sayIn(own, 'common.toFillIn') + (which && `: ${which}`)
}

/** Gives the sentence for a problem, with the names that the content has now. */
export function useSentence(): (problem: FieldProblem) => string {
  const { site } = useEditor()
  const language = useInterfaceLanguage()
  return (problem) => sentenceOf(site.get().history.now.content, problem, language)
}
