import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { inBoth } from '../../../schema/model/words.ts'
import type { ReportLanguage } from '../../../schema/problem.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp } from '../../../schema/read/readDocument.ts'
import { nodesNamed } from '../../../schema/read/schemaTree.ts'
import { entriesOf } from '../fields/entryLabel.ts'
import { languageName, words } from '../words.ts'
import { formFixes } from './formFixes.ts'
import type { FieldProblem } from './withFields.ts'

/** What the check says of a problem, without the file's own names and notation: who edits in a form has seen neither. */
export function sentenceOf(
  content: SiteContent,
  problem: FieldProblem,
  language: ReportLanguage,
): string {
  const { code, fix, message, severity } = problem
  if (severity === 'blank') return toFillIn(content, problem, language)
  const asked = formFixes[code]?.[language] ?? fix[language]
  const called = (name: string) => nameInForm(content, problem, name, language) ?? name
  return (
    `${message[language]} ${words.howToFix[language]} ${asked}`
      // A form has no lines.
      .replaceAll(/ \([^()]*\b(?:lines?|linhas?) \d[^()]*\)/g, '')
      .replaceAll(/[“"]([^“”"]+)[”"]/g, (_, name: string) => `“${called(name)}”`)
      .replaceAll(/\(([^()]+)\)/g, (_, name: string) => `(${called(name)})`)
  )
}

/** Of a text that is written in some languages: in which it is not. */
function toFillIn(
  content: SiteContent,
  { path: [root, , id] }: FieldProblem,
  own: ReportLanguage,
): string {
  const all = root === 'catalogs' ? languagesOf(content) : []
  const empty = all.filter((each) => !lookUp(content, ['catalogs', each, String(id)]))
  const names = empty.length < all.length ? empty.map(languageName) : []
  const which = names.map((name) => name[own]).join(', ')
  return words.toFillIn[own] + (which && `: ${which}`)
}

/** What a name of the file is called in the form: a text or a property by its title, an entry by its own words. */
function nameInForm(
  content: SiteContent,
  { path, field }: FieldProblem,
  name: string,
  language: ReportLanguage,
): string | undefined {
  const own = fieldAt(content, field)?.title?.[language]
  if (own && (name === path.at(-1) || name === field.at(-1))) return own
  const entry = Object.keys(content)
    .flatMap((list) => entriesOf(content, list, language))
    .find(({ id }) => id === name)
  if (entry) return entry.label
  const text = languagesOf(content)
    .map((each) => lookUp(content, ['catalogs', each, name]))
    .find((each) => typeof each === 'string')
  if (typeof text === 'string') return text
  const section = content.sections.findIndex(({ type }) => type === name)
  const titles =
    section === -1
      ? nodesNamed(name).flatMap(({ title }) => (title ? [inBoth(title)] : []))
      : [fieldAt(content, ['sections', section])?.title]
  return titles[0]?.[language]
}
