import type { ReportLanguage } from '../../../schema/bilingual.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Naming } from '../../../schema/messages/describeLocation.ts'
import { excerpt } from '../../../schema/messages/describeValue.ts'
import { naming, wordedInForm } from '../../../schema/messages/voices.ts'
import { sectionTypes } from '../../../schema/model/model.ts'
import { inBoth } from '../../../schema/model/sentences.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { isInCatalogs } from '../../../schema/read/isInCatalogs.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { codeTextNode, nodesNamed } from '../../../schema/read/modelTree.ts'
import { entriesOf, entryLabel } from '../changes/entryLabel.ts'
import { textWords, valueWords } from '../changes/valueWords.ts'
import { dayIn } from '../fields/day/kind.ts'
import { kinds } from '../fields/kinds.ts'
import { sayIn } from '../messages/messages.ts'
import { languageName } from '../titles.ts'
import type { FieldProblem } from './withFields.ts'

/** A problem's sentence for the form: it names titles and buttons, and nothing of the file, which the owner has never seen. */
export function sentenceOf(
  content: SiteContent,
  problem: FieldProblem,
  language: ReportLanguage,
): string {
  const { edit, path, severity } = problem
  if (severity === 'blank') return toFillIn(content, problem, language)
  const [sentence, fix] = wordedInForm(problem, edit !== undefined, language, {
    ...naming(content, language, namingOf(content, problem)),
    name: (name) => `“${nameInForm(content, problem, name, language) ?? name}”`,
    label: (value, valuePath) => `“${valueWords(content, valuePath, value, language)}”`,
    quote: (written) => `“${written}”`,
    number: (value, valuePath) =>
      String(value / (fieldAt(content, valuePath)?.unit ?? 1)),
    day: (day) => dayIn(day, language),
    button: (button) => `“${sayIn(language, `button.${button}`)}”`,
    held() {
      const value = edit || isInCatalogs(path) ? undefined : lookUp(content, path)
      return typeof value === 'string' ? ` (“${excerpt(value)}”)` : ''
    },
  })
  return [sentence, sayIn(language, 'common.howToFix'), fix].join(' ')
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

/** Properties and texts by their titles, entries by their own words. */
function namingOf(content: SiteContent, problem: FieldProblem): Naming {
  const inLanguages = (say: (language: ReportLanguage) => string) => ({
    en: say('en'),
    br: say('br'),
  })
  return {
    name: (name, path) =>
      inLanguages(
        (language) =>
          titlesAt(content, path, name.split(' › ').length, language) ??
          nameInForm(content, problem, name, language) ??
          name,
      ),
    value: (value, path) =>
      inLanguages((language) => entryName(content, path, value, language)),
  }
}

/** The titles of the last groups and fields on the way to a place: "E-mail service › Rate limit". */
function titlesAt(
  content: SiteContent,
  path: Path,
  count: number,
  language: ReportLanguage,
): string | undefined {
  const ends = path.flatMap((step, index) => (typeof step === 'string' ? index + 1 : []))
  const titles = ends
    .slice(-count)
    .map((end) => titleAt(content, path.slice(0, end), language))
  return titles.every(Boolean) ? titles.join(' › ') : undefined
}

/** What an entry is called that the file calls by one of its values. */
function entryName(
  content: SiteContent,
  path: Path,
  value: string,
  language: ReportLanguage,
): string {
  const entry = path.slice(0, -1)
  const field = fieldAt(content, path)
  // A section is called by its type.
  if (field?.isFixed) return titleAt(content, entry, language) ?? value
  const label = entryLabel(content, entry, language)
  const isNamed = label !== titleAt(content, entry, language)
  const byLabel = isNamed && !(field && kinds[field.kind].isLabel)
  return excerpt(byLabel ? label : valueWords(content, path, value, language)) || value
}

/** The title of a place, unless it is a text of a catalog: its title is that of the field that shows it. */
function titleAt(
  content: SiteContent,
  path: Path,
  language: ReportLanguage,
): string | undefined {
  const isText = isInCatalogs(path) && !codeTextNode(String(path.at(-1)))
  return isText ? undefined : fieldAt(content, path)?.title?.[language]
}

/** What a name of the file is called in the form: a text or a property by its title, an entry by its own words. */
function nameInForm(
  content: SiteContent,
  { path, field }: FieldProblem,
  name: string,
  language: ReportLanguage,
): string | undefined {
  const isOwn = name === path.at(-1) || name === field.at(-1)
  const near = isOwn ? field : [...field.slice(0, -1), name]
  const own = titleAt(content, near, language) ?? titleAt(content, [name], language)
  if (own) return own
  const entry = Object.keys(content)
    .flatMap((each) => entriesOf(content, each, language))
    .find((each) => each.id === name)
  if (entry) return entry.label
  const text = textWords(content, name, language)
  if (text !== '') return excerpt(text.replaceAll('\n', ' '))
  if (sectionTypes.includes(name))
    return fieldAt({ sections: [{ type: name }] }, ['sections', 0])?.title?.[language]
  const [title] = nodesNamed(name).flatMap((node) =>
    node.title ? [inBoth(node.title)] : [],
  )
  return title?.[language]
}
