/** Names the parts of the content in messages: by their titles, and entries also by their names. */
import {
  asBilingual,
  bilingual,
  type Bilingual,
  type MessageLanguage,
} from '../bilingual.ts'
import { isBlank } from '../characters.ts'
import { languageNames } from '../languageNames.ts'
import { isLanguage } from '../languages.ts'
import { message } from '../model/messages/messages.ts'
import type { ModelNode } from '../model/node.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { listAt, lookUp, type Path, isInCatalogs } from '../read/lookUp.ts'
import { codeTextNode, nodeAt, usesOfText } from '../read/modelTree.ts'

/** Portuguese joins prepositions and articles: "no menu", "das cores", but "em “Site”". */
const prefixed = (contraction: string, preposition: string, noun: string) =>
  /^(?:o|a|os|as) /.test(noun) ? `${contraction}${noun}` : `${preposition} ${noun}`

/** "in section 1 (Hero)" */
export const inPlace = ({ en, br }: Bilingual): Bilingual =>
  message('place.in', { place: { en, br: prefixed('n', 'em', br) } })

/** "the button of section 1 (Hero)"; the part alone if it has no holder. */
function partOf(part: Bilingual, holder: Bilingual | undefined): Bilingual {
  if (!holder) return part
  const { en, br } = holder
  return message('place.part', { part, holder: { en, br: prefixed('d', 'de', br) } })
}

/** A text in the language of the report, otherwise in another one; undefined if it is blank in all. */
export function textIn(
  root: unknown,
  id: string,
  language: MessageLanguage,
): string | undefined {
  return [language, ...languagesOf(root)]
    .map((key) => lookUp(root, ['catalogs', key, id]))
    .filter((text) => typeof text === 'string')
    .find((text) => !isBlank(text))
}

/** The start of a text, short enough to be quoted; its id if it is blank. */
const quotableText = (root: unknown, id: string, language: MessageLanguage) =>
  excerpt(textIn(root, id, language) ?? id)

/** The value that names an entry, as people read it: the text instead of its id, the label of a choice. */
function readableValue(root: unknown, path: Path, value: string): Bilingual {
  const {
    refersTo,
    enum: choices,
    const: constant,
    markdownEnumDescriptions: labels,
  } = nodeAt(root, path) ?? {}
  const entry = path.slice(0, -1)
  if (constant !== undefined) return nodeAt(root, entry)?.title ?? asBilingual(value)
  if (refersTo === 'texts')
    return bilingual((language) => quotableText(root, value, language))
  const label = labels?.[choices?.indexOf(value) ?? -1]
  if (label !== undefined) return label
  const title = path.at(-1) === 'id' ? lookUp(root, [...entry, 'title']) : undefined
  if (typeof title === 'string')
    return bilingual((language) => quotableText(root, title, language))
  return nameById(root, path, value) ?? asBilingual(excerpt(value))
}

/** The name of the entry that the id at a path refers to. */
export function nameById(root: unknown, path: Path, id: string): Bilingual | undefined {
  const { refersTo: list = '' } = nodeAt(root, path) ?? {}
  const index = listAt(root, [list]).findIndex((entry) => lookUp(entry, ['id']) === id)
  return index === -1 ? undefined : nameOfEntry(root, [list, index])
}

/** The name of an entry: the first of its `namedBy` properties with a value. */
function nameOfEntry(root: unknown, path: Path): Bilingual | undefined {
  const [named] = (nodeAt(root, path)?.namedBy ?? []).flatMap((key) => {
    const value = lookUp(root, [...path, key])
    return typeof value === 'string' && !isBlank(value) ? [{ key, value }] : []
  })
  return named && readableValue(root, [...path, named.key], named.value)
}

/** Names an entry by its number and its name: "client 4 (Delta)". */
function entryAt(root: unknown, path: Path): Bilingual | undefined {
  const index = path.at(-1)
  const node = typeof index === 'number' ? nodeAt(root, path) : undefined
  const { entryName } = node ?? {}
  if (typeof index !== 'number' || entryName === undefined) return undefined
  const name = nameOfEntry(root, path)
  const numberedName = bilingual((language) => {
    const inBrackets = name ? ` (${name[language]})` : ''
    return entryName[language].replace('#', () => `${index + 1}${inBrackets}`)
  })
  return partOf(numberedName, enclosingEntry(root, path.slice(0, -1))?.name)
}

/** The innermost entry around a path, and the length of its own path. */
function enclosingEntry(
  root: unknown,
  path: Path,
): { name: Bilingual; length: number } | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const name = entryAt(root, path.slice(0, length))
    if (name) return { name, length }
  }
  return undefined
}

const titleOf = ({ title }: ModelNode = {}, name: string): Bilingual =>
  title?.en ? title : asBilingual(name)

/** The title of the value at a path. A text has the title of the place that shows it. */
function titleAt(root: unknown, path: Path): Bilingual {
  const name = String(path.at(-1) ?? 'site.json')
  if (path.length === 0) return asBilingual(name)
  if (!isInCatalogs(path) || path.length < 3) return titleOf(nodeAt(root, path), name)
  return titleOf(codeTextNode(name) ?? usesOfText(root, name)[0]?.node, name)
}

/** Names the object or list at a path: "section 1 (Hero)". */
export function describeLocation(root: unknown, path: Path): Bilingual {
  const entry = enclosingEntry(root, path)
  if (entry?.length === path.length) return entry.name
  const { inSentence } = nodeAt(root, path) ?? {}
  const from = entry?.length ?? 0
  const titledLengths = path.flatMap((step, index) =>
    index >= from && typeof step === 'string' ? index + 1 : [],
  )
  const titles = titledLengths.map((end) => titleAt(root, path.slice(0, end)))
  const names = bilingual((language) =>
    titles.map((title) => title[language]).join(' › '),
  )
  return partOf(inSentence ?? quoted(names), entry?.name)
}

const quoted = (text: Bilingual) => bilingual((language) => `“${text[language]}”`)

/** Names one value: “City” of office 1 (Brasília). */
export function describeValue(root: unknown, path: Path): Bilingual {
  const key = path.at(-1)
  const parentPath = path.slice(0, -1)
  if (typeof key === 'number') {
    if (nodeAt(root, path)?.entryName !== undefined) return describeLocation(root, path)
    const entry = message('place.entry', { number: key + 1 })
    return partOf(entry, describeValue(root, parentPath))
  }
  const name = quoted(titleAt(root, path))
  if (parentPath.length === 0) return name
  const [, language] = path
  if (isInCatalogs(path) && parentPath.length === 2 && isLanguage(language)) {
    const [use] = usesOfText(root, String(key))
    const text = partOf(name, use && enclosingEntry(root, use.path)?.name)
    return message('place.text', { language: languageNames[language], text })
  }
  return partOf(name, describeLocation(root, parentPath))
}

/** Names a picture: the “Logo” of client 4 (Delta). */
export function describePicture(root: unknown, path: Path): Bilingual {
  if (path.at(-1) === 'file') return describeLocation(root, path.slice(0, -1))
  return message('place.picture', { picture: describeValue(root, path) })
}

/** The start of a text, short enough for a message. */
export function excerpt(value: unknown): string {
  const text = typeof value === 'string' ? value : ''
  // Do not keep half of a surrogate pair.
  const start = text.slice(0, 57).replace(/[\uD800-\uDBFF]$/, '')
  return text.length > 60 ? `${start.trimEnd()}…` : text
}
