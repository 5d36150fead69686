import type { Bilingual } from '../../../schema/bilingual.ts'
import { normalizedText } from '../../../schema/characters.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { codeTexts, stringsIn, usesOfText } from '../../../schema/read/modelTree.ts'
import { pathOfCodeText } from '../changes/textPaths.ts'
import { kinds } from '../fields/kinds.ts'

interface SearchResult {
  path: Path
  /** The text that contains the query. Undefined if the title of the field does. */
  text?: string
  title?: Bilingual
}

const maxResults = 50

/** The maximum number of fields and groups among the results. */
const maxFieldResults = 12

/** Fields and groups by title, then texts that contain the query, in all languages, ignoring case and accents. */
export function searchContent(content: SiteContent, query: string): SearchResult[] {
  // Text that was copied from the page has no-break spaces.
  const plainQuery = normalizedText(query).replaceAll(/\s+/g, ' ')
  const contains = (text: string) => normalizedText(text).includes(plainQuery)
  const fieldResults = fieldsIn(content).filter(({ title }) =>
    Object.values(title).some(contains),
  )
  const textResults = textsIn(content).flatMap(({ path, texts }) => {
    const text = texts.find(contains)
    return text === undefined ? [] : [{ path, text }]
  })
  return [...fieldResults.slice(0, maxFieldResults), ...textResults].slice(0, maxResults)
}

/** All fields and groups below a path, including those that can be added. */
function fieldsIn(
  content: SiteContent,
  path: Path = [],
): { path: Path; title: Bilingual }[] {
  const key = String(path.at(-1))
  if (isInCatalogs(path) || key === 'hidden' || key.startsWith('$')) return []
  const { title, kind, isFixed, children = [] } = fieldAt(content, path) ?? {}
  const isFindable = path.length > 0 && !isFixed && kind !== 'id'
  const results = title && isFindable ? [{ path, title }] : []
  // Entries of other lists all have the same fields.
  if (kind === 'list' && path[0] !== 'sections') return results
  return [
    ...results,
    ...children.flatMap((child) => fieldsIn(content, [...path, child.key])),
  ]
}

/** All texts that visitors read, with the path of their field. */
function textsIn(content: SiteContent): { path: Path; texts: string[] }[] {
  const translationsOf = (id: string) =>
    languagesOf(content)
      .map((language) => lookUp(content, ['catalogs', language, id]))
      .filter((text) => typeof text === 'string')
  const codeTextResults = Object.keys(codeTexts)
    .filter((id) => usesOfText(content, id).length === 0)
    .map((id) => ({ path: pathOfCodeText(content, id), texts: translationsOf(id) }))
  const fieldTextResults = stringsIn(content).flatMap(({ path, value, node }) => {
    if (node.refersTo === 'texts') return { path, texts: translationsOf(value) }
    const kind = fieldAt(content, path)?.kind
    return kind && kinds[kind].onPage === 'text' ? { path, texts: [value] } : []
  })
  return [...fieldTextResults, ...codeTextResults]
}
