import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { excerpt } from '../../../schema/messages/describeValue.ts'
import { sectionTypes } from '../../../schema/model/model.ts'
import { inBoth } from '../../../schema/model/words.ts'
import type { ReportLanguage } from '../../../schema/problem.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { codeText, nodesNamed } from '../../../schema/read/schemaTree.ts'
import { placeName } from '../changes/placeName.ts'
import { dayIn, textWords } from '../changes/valueWords.ts'
import { entriesOf } from '../fields/entryLabel.ts'
import { languageName, words } from '../words.ts'
import { formFix, isOutOfPlace } from './formFixes.ts'
import type { FieldProblem } from './withFields.ts'

/** What only the file has, such as lines and brackets, and what is said of it in a form. */
const notation: readonly (readonly [RegExp, string])[] = [
  [/ \([^()]*\b(?:lines?|linhas?) \d[^()]*\)| \(null\)/g, ''],
  [/ (?:in|entre) (?:square brackets|braces|colchetes|chaves)(?=[,.])/g, ''],
  [/the id of (?=a section)|o id de (?=uma seção)/g, ''],
  [/; (?:texts stand under|os textos ficam em) catalogs/g, ''],
  [/catalogs has no texts/g, 'there are no texts'],
  [/em catalogs não há/g, 'não há'],
  [/is not a known name/g, 'has no place'],
  [/não é um nome conhecido/g, 'não tem lugar'],
  [/no line of this file names/g, 'nothing shows'],
  [/nenhuma linha deste arquivo (as?) cita/g, 'nada $1 mostra'],
  [/true or false/g, 'yes or no'],
  [/true \(sim\) ou false \(não\)|true ou false/g, 'sim ou não'],
  [
    /takes the name of a text(?:, not the text itself|; the words themselves stand under catalogs)/g,
    'is not written in any language',
  ],
  [
    /vai o nome de um texto(?:, não o próprio texto|; as palavras ficam em catalogs)/g,
    'nada está escrito em nenhum idioma',
  ],
]

/** What the check says of a problem, without the file's own names and notation: who edits in a form has seen neither. */
export function sentenceOf(
  content: SiteContent,
  problem: FieldProblem,
  language: ReportLanguage,
): string {
  const { code, edit, fix, message, path, severity } = problem
  if (severity === 'blank') return toFillIn(content, problem, language)
  const asked = formFix(code, edit !== undefined)?.[language] ?? fix[language]
  const called = (name: string) => nameInForm(content, problem, name, language) ?? name
  // An id is told as it is written: it is what is wrong.
  const quoted = (name: string) =>
    `“${path.at(-1) === 'id' && name !== 'id' ? name : called(name)}”`
  const inForm = (sentence: string) =>
    notation
      .reduce((said, [found, right]) => said.replaceAll(found, right), sentence)
      .replaceAll(/“([^”]+)”|"([^"]+)"/g, (_, one, other) => quoted(one ?? other))
      .replaceAll(/\(([^()]+)\)/g, (_, name: string) => `(${called(name)})`)
      .replaceAll(/\b\d{4}-\d\d-\d\d\b/g, (day) => dayIn(day, language))
  const value = isOutOfPlace(code) && !edit ? lookUp(content, path) : undefined
  const what = inForm(message[language])
  return [
    // It has no field in which it could be seen.
    typeof value === 'string' && path[0] !== 'catalogs'
      ? what.replace('”', () => `” (“${excerpt(value)}”)`)
      : what,
    words.howToFix[language],
    inForm(asked),
  ].join(' ')
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
  const steps = name.split(' › ')
  if (steps.length > 1) return placeName(content, steps, language) || undefined
  const isOwn = name === path.at(-1) || name === field.at(-1)
  const near = isOwn ? field : [...field.slice(0, -1), name]
  const isText = near[0] === 'catalogs' && !codeText(String(near.at(-1)))
  const titleAt = (place: Path) => fieldAt(content, place)?.title?.[language]
  const own = (isText ? undefined : titleAt(near)) ?? titleAt([name])
  if (own) return own
  const entry = Object.keys(content)
    .flatMap((each) => entriesOf(content, each, language))
    .find((each) => each.id === name)
  if (entry) return entry.label
  const text = textWords(content, name, language)
  if (text !== '') return excerpt(text)
  if (sectionTypes.includes(name))
    return fieldAt({ sections: [{ type: name }] }, ['sections', 0])?.title?.[language]
  const [title] = nodesNamed(name).flatMap((node) =>
    node.title ? [inBoth(node.title)] : [],
  )
  return title?.[language]
}
