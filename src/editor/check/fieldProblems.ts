import type { ReportLanguage } from '../../../schema/bilingual.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { textPaths } from '../changes/textPaths.ts'
import { useEditor, useInterfaceLanguage } from '../context.tsx'
import { sayIn } from '../messages/messages.ts'
import { languageName } from '../titles.ts'

/** A problem with the field where it is fixed. */
export interface FieldProblem extends Omit<Problem, 'severity'> {
  /** The path of the field; a text's field is where the text is shown. */
  field: Path
  /** `blank`: the field was never filled in. */
  severity: Problem['severity'] | 'blank'
}

/** Assigns each problem to its field. A field that is left to fill in is listed once, not once per language. */
export function withFields(
  problems: readonly Problem[],
  content: SiteContent,
): FieldProblem[] {
  if (problems.length === 0) return []
  const places = textPaths(content)
  const blanks = new Set<string>()
  return problems.flatMap((problem) => {
    const { path } = problem
    const field = (isInCatalogs(path) && places.get(String(path[2]))) || path
    const isBlank =
      problem.severity === 'error' &&
      // The place refers to a text that is not in any catalog yet.
      (problem.code === 'unknown-text' || isEmpty(lookUp(content, path)))
    if (!isBlank) return { ...problem, field }
    const key = JSON.stringify(field)
    if (blanks.has(key)) return []
    blanks.add(key)
    return { ...problem, field, severity: 'blank' }
  })
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** The sentence for a problem: what is wrong and how to fix it, or what to fill in. */
export function sentenceOf(
  content: SiteContent,
  problem: FieldProblem,
  language: ReportLanguage,
): string {
  const { severity, message, fix } = problem
  if (severity === 'blank') return fillInSentence(content, problem, language)
  return [message[language], sayIn(language, 'common.howToFix'), fix[language]].join(' ')
}

/** What to fill in, with the languages in which the text is missing if others have it. */
function fillInSentence(
  content: SiteContent,
  { path }: FieldProblem,
  language: ReportLanguage,
): string {
  const all = isInCatalogs(path) ? languagesOf(content) : []
  const empty = all.filter(
    (each) => !lookUp(content, ['catalogs', each, String(path[2])]),
  )
  const names = empty.length < all.length ? empty.map(languageName) : []
  const which = names.map((name) => name[language]).join(', ')
  return sayIn(language, 'common.toFillIn') + (which && `: ${which}`)
}

/** Returns the sentence for a problem, with the names in the current content. */
export function useSentence(): (problem: FieldProblem) => string {
  const { site } = useEditor()
  const language = useInterfaceLanguage()
  return (problem) => sentenceOf(site.get().history.now.content, problem, language)
}
