/** Names the parts of the content in sentences: by their titles, and entries also by their names. */
import { inBoth, inEach, type Bilingual, type ReportLanguage } from '../bilingual.ts'
import { languageNames } from '../languageNames.ts'
import { isLanguage } from '../languages.ts'
import type { ModelNode } from '../model/node.ts'
import { isBlank } from '../plainWords.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { isRecord, lookUp, type Path, isInCatalogs } from '../read/lookUp.ts'
import { codeTextNode, nodeAt, usesOfText } from '../read/modelTree.ts'

/** The name of a part of the content: "section 1 (Hero)", and "in section 1 (Hero)". */
export interface LocationPhrase {
  the: Bilingual
  in: Bilingual
  of: Bilingual
}

/** Portuguese joins prepositions and articles: "no menu", "das cores", but "em “Site”". */
function phraseOf({ en, br }: Bilingual): LocationPhrase {
  const hasArticle = /^(o|a|os|as) /.test(br)
  return {
    the: { en, br },
    in: { en: `in ${en}`, br: hasArticle ? `n${br}` : `em ${br}` },
    of: { en: `of ${en}`, br: hasArticle ? `d${br}` : `de ${br}` },
  }
}

/** A text in the language of the report, otherwise in another one; undefined if it is blank in all. */
export function textIn(
  root: unknown,
  id: string,
  language: ReportLanguage,
): string | undefined {
  return [language, ...languagesOf(root)]
    .map((key) => lookUp(root, ['catalogs', key, id]))
    .filter((text) => typeof text === 'string')
    .find((text) => !isBlank(text))
}

/** As much of a text as a sentence can quote; its id if it is blank. */
const textWords = (root: unknown, id: string, language: ReportLanguage) =>
  excerpt(textIn(root, id, language) ?? id)

/** The value that names an entry, as people read it: the text instead of its id, the label of a choice. */
function valueWords(root: unknown, path: Path, value: string): Bilingual {
  const {
    pointsTo,
    enum: choices,
    const: only,
    markdownEnumDescriptions: labels,
  } = nodeAt(root, path) ?? {}
  const entry = path.slice(0, -1)
  if (only !== undefined) return nodeAt(root, entry)?.title ?? inBoth(value)
  if (pointsTo === 'texts') return inEach((report) => textWords(root, value, report))
  const label = labels?.[choices?.indexOf(value) ?? -1]
  if (label !== undefined) return label
  const title = path.at(-1) === 'id' ? lookUp(root, [...entry, 'title']) : undefined
  if (typeof title === 'string') return inEach((report) => textWords(root, title, report))
  return namedEntry(root, path, value) ?? inBoth(excerpt(value))
}

/** The name of the entry that the id at a path refers to. */
export function namedEntry(root: unknown, path: Path, id: string): Bilingual | undefined {
  const { pointsTo = '' } = nodeAt(root, path) ?? {}
  const list = lookUp(root, [pointsTo])
  const index = Array.isArray(list)
    ? list.findIndex((entry) => isRecord(entry) && entry['id'] === id)
    : -1
  return index === -1 ? undefined : nameOfEntry(root, [pointsTo, index])
}

/** The name of an entry: the first of its `namedBy` properties with a value. */
function nameOfEntry(root: unknown, path: Path): Bilingual | undefined {
  const [first] = (nodeAt(root, path)?.namedBy ?? []).flatMap((key) => {
    const value = lookUp(root, [...path, key])
    return typeof value === 'string' && !isBlank(value) ? [{ key, value }] : []
  })
  return first && valueWords(root, [...path, first.key], first.value)
}

/** Names an entry by its number and its name: "client 4 (Delta)". */
function entryAt(root: unknown, path: Path): LocationPhrase | undefined {
  const index = path.at(-1)
  const node = typeof index === 'number' ? nodeAt(root, path) : undefined
  const { entryName } = node ?? {}
  if (typeof index !== 'number' || entryName === undefined) return undefined
  const name = nameOfEntry(root, path)
  const holder = entryAround(root, path.slice(0, -1))?.place
  return phraseOf(
    inEach((report) => {
      const inBrackets = name ? ` (${name[report]})` : ''
      const words = entryName[report].replace('#', () => `${index + 1}${inBrackets}`)
      return holder ? `${words} ${holder.of[report]}` : words
    }),
  )
}

/** The innermost entry around a path, and the length of its own path. */
function entryAround(
  root: unknown,
  path: Path,
): { place: LocationPhrase; length: number } | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const place = entryAt(root, path.slice(0, length))
    if (place) return { place, length }
  }
  return undefined
}

const titleOf = ({ title }: ModelNode = {}, name: string): Bilingual =>
  title?.en ? title : inBoth(name)

/** The title of the value at a path. A text has the title of the place that shows it. */
function titleAt(root: unknown, path: Path): Bilingual {
  const name = String(path.at(-1) ?? 'site.json')
  if (path.length === 0) return inBoth(name)
  if (!isInCatalogs(path) || path.length < 3) return titleOf(nodeAt(root, path), name)
  return titleOf(codeTextNode(name) ?? usesOfText(root, name)[0]?.node, name)
}

/** Names the object or list at a path. */
export function describeLocation(root: unknown, path: Path): LocationPhrase {
  const entry = entryAround(root, path)
  if (entry?.length === path.length) return entry.place
  const { inSentence } = nodeAt(root, path) ?? {}
  const from = entry?.length ?? 0
  const titledLengths = path.flatMap((step, index) =>
    index >= from && typeof step === 'string' ? index + 1 : [],
  )
  const titles = titledLengths.map((end) => titleAt(root, path.slice(0, end)))
  return phraseOf(
    inEach((report) => {
      const names = titles.map((title) => title[report]).join(' › ')
      const words = inSentence?.[report] ?? `“${names}”`
      return entry ? `${words} ${entry.place.of[report]}` : words
    }),
  )
}

/** Names one value: “City” of office 1 (Brasília). */
export function describeValue(root: unknown, path: Path): Bilingual {
  const key = path.at(-1)
  const holder = path.slice(0, -1)
  if (typeof key === 'number') {
    if (nodeAt(root, path)?.entryName !== undefined)
      return describeLocation(root, path).the
    const list = describeValue(root, holder)
    return { en: `entry ${key + 1} of ${list.en}`, br: `o item ${key + 1} de ${list.br}` }
  }
  const title = titleAt(root, path)
  const name = { en: `“${title.en}”`, br: `“${title.br}”` }
  if (holder.length === 0) return name
  const [, language] = path
  if (isInCatalogs(path) && holder.length === 2 && isLanguage(language)) {
    const [use] = usesOfText(root, String(key))
    const entry = use && entryAround(root, use.path)?.place.of
    const { en, br } = languageNames[language]
    return {
      en: `the ${en} text ${[name.en, entry?.en].filter(Boolean).join(' ')}`,
      br: `o texto em ${br} ${[name.br, entry?.br].filter(Boolean).join(' ')}`,
    }
  }
  const { of } = describeLocation(root, holder)
  return { en: `${name.en} ${of.en}`, br: `${name.br} ${of.br}` }
}

/** Names a picture: the “Logo” of client 4 (Delta). */
export function describePicture(root: unknown, path: Path): Bilingual {
  if (path.at(-1) === 'file') return describeLocation(root, path.slice(0, -1)).the
  const { en, br } = describeValue(root, path)
  return { en: `the ${en}`, br: `a imagem ${br}` }
}

/** The start of a text, short enough for a sentence. */
export function excerpt(text: unknown): string {
  const words = typeof text === 'string' ? text : ''
  // Do not keep half of a surrogate pair.
  const start = words.slice(0, 57).replace(/[\uD800-\uDBFF]$/, '')
  return words.length > 60 ? `${start.trimEnd()}…` : words
}
