import type { Bilingual } from '../../../schema/bilingual.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { plainWords } from '../../../schema/plainWords.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { stringsIn } from '../../../schema/read/modelTree.ts'
import { textPaths } from '../changes/textPaths.ts'
import { kinds } from '../fields/kinds.ts'

interface Found {
  path: Path
  /** The text that contains the query. */
  text?: string
  /** The title of the field, if the title or help matches. */
  title?: Bilingual
}

/** At most this many results. */
const maxFound = 50

/** Fields and texts that contain the query, in all languages, ignoring case and accents. */
export function searchContent(content: SiteContent, query: string): Found[] {
  // Words that were copied from the page have no-break spaces.
  const plainQuery = plainWords(query).replaceAll(/\s+/g, ' ')
  const results = findSettings(content, plainQuery)
  for (const { path, texts } of textsOf(content)) {
    const text = texts.find((each) => plainWords(each).includes(plainQuery))
    if (text !== undefined) results.push({ path, text })
    if (results.length === maxFound) break
  }
  return results
}

/** At most this many fields and groups. */
const maxSettings = 12

/** Fields and groups by title, then by help, including those that can be added. */
function findSettings(content: SiteContent, plainQuery: string): Found[] {
  const byTitle: Found[] = []
  const byHelp: Found[] = []
  const contains = (words?: Bilingual) =>
    Object.values(words ?? {}).some((text) => plainWords(text).includes(plainQuery))
  const visit = (path: Path) => {
    const key = String(path.at(-1))
    if (isInCatalogs(path) || key === 'hidden' || key.startsWith('$')) return
    const { title, help, kind, isFixed, children = [] } = fieldAt(content, path) ?? {}
    if (title && !isFixed && kind !== 'id') {
      if (contains(title)) byTitle.push({ path, title })
      else if (contains(help)) byHelp.push({ path, title })
    }
    // Entries of other lists all have the same fields.
    if (kind === 'list' && path[0] !== 'sections') return
    for (const child of children) visit([...path, child.key])
  }
  for (const { key } of fieldAt(content, [])?.children ?? []) visit([key])
  return [...byTitle, ...byHelp].slice(0, maxSettings)
}

/** All texts that visitors read, by the path of their field. */
function textsOf(content: SiteContent): { path: Path; texts: string[] }[] {
  const inAll = (id: string) =>
    languagesOf(content)
      .map((language) => lookUp(content, ['catalogs', language, id]))
      .filter((text) => typeof text === 'string')
  const ofCatalogs = [...textPaths(content)].map(([id, path]) => ({
    path,
    texts: inAll(id),
  }))
  const others = stringsIn(content)
    .filter(({ path, node }) => {
      const field = node.pointsTo ? undefined : fieldAt(content, path)
      return field && kinds[field.kind].onPage === 'words'
    })
    .map(({ path, value }) => ({ path, texts: [value] }))
  return [...ofCatalogs, ...others]
}
