import { bilingual, type Bilingual } from '../../../schema/bilingual.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { isLanguage, languageList, type Language } from '../../../schema/languages.ts'
import type { Problem } from '../../../schema/problem.ts'
import { lookUp, type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { pathOfText } from '../changes/textPaths.ts'
import { message } from '../messages/messages.ts'
import { inLanguage } from '../titles.ts'

export interface FieldProblem extends Omit<Problem, 'severity'> {
  /** The path of the field; a text's field is where the text is shown. */
  field: Path
  /** `blank`: an error, because the field is empty. */
  severity: Problem['severity'] | 'blank'
  /** The language of the text; absent if it is empty in all of them. */
  language?: Language
}

/** Assigns each problem to its field. A blank field is listed once, not once per language. */
export function withFields(
  problems: readonly Problem[],
  content: SiteContent,
): FieldProblem[] {
  if (problems.length === 0) return []
  const blankFields = new Set<string>()
  return problems.flatMap((problem) => {
    const { path } = problem
    const field = (isInCatalogs(path) && pathOfText(content, String(path[2]))) || path
    const isBlank =
      problem.severity === 'error' &&
      // The value is the id of a text that is not in any catalog yet.
      (problem.code === 'unknown-text' || isEmpty(lookUp(content, path)))
    const [, language, id = ''] = isInCatalogs(path) ? path : []
    const languageProperty = isLanguage(language) && { language }
    if (!isBlank) return { ...problem, field, ...languageProperty }
    const fieldKey = JSON.stringify(field)
    if (blankFields.has(fieldKey)) return []
    blankFields.add(fieldKey)
    const hasOtherText = languageList.some(
      (otherLanguage) => !isEmpty(lookUp(content, ['catalogs', otherLanguage, id])),
    )
    return { ...problem, field, severity: 'blank', ...(hasOtherText && languageProperty) }
  })
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** The message for a problem: what is wrong and how to fix it, or that there is something to fill in. */
export function problemMessage(
  problem: Pick<FieldProblem, 'severity' | 'message' | 'fix' | 'language'>,
): Bilingual {
  const { severity, language } = problem
  if (severity === 'blank') {
    const toFillIn = message('common.toFillIn')
    return language ? inLanguage(toFillIn, language) : toFillIn
  }
  const howToFix = message('common.howToFix')
  return bilingual((language) =>
    [problem.message, howToFix, problem.fix].map((text) => text[language]).join(' '),
  )
}
