import type { Bilingual } from '../../../schema/bilingual.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { plainWords } from '../../../schema/plainWords.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { isInCatalogs } from '../../../schema/read/isInCatalogs.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { stringsIn } from '../../../schema/read/modelTree.ts'
import { textPaths } from '../changes/textPaths.ts'
import { kinds } from '../fields/kinds.ts'

interface Found {
  path: Path
  /** The text in which it was found. */
  text?: string
  /** The title of the field, where title or help was found. */
  title?: Bilingual
}

/** At most this many results. */
const maxFound = 50

/** Fields and texts that contain the query, in all languages of the content; capitals and accents do not matter. */
export function searchContent(content: SiteContent, query: string): Found[] {
  // Words that were copied from the page have no-break spaces.
  const asked = plainWords(query).replaceAll(/\s+/g, ' ')
  const results = findSettings(content, asked)
  for (const { path, texts } of textsOf(content)) {
    const text = texts.find((each) => plainWords(each).includes(asked))
    if (text !== undefined) results.push({ path, text })
    if (results.length === maxFound) break
  }
  return results
}

/** Fields and groups by title or help, those that could be added too. */
function findSettings(content: SiteContent, asked: string): Found[] {
  const results: Found[] = []
  const visit = (path: Path) => {
    const own = String(path.at(-1))
    if (isInCatalogs(path) || own === 'hidden' || own.startsWith('$')) return
    const { title, help, kind, isFixed, children = [] } = fieldAt(content, path) ?? {}
    const saysIt = (said: string) => plainWords(said).includes(asked)
    const isSought =
      title &&
      !isFixed &&
      kind !== 'id' &&
      [title, help ?? title].some((said) => Object.values(said).some(saysIt))
    if (isSought) results.push({ path, title })
    // Entries of other lists all have the same fields.
    if (kind === 'list' && path[0] !== 'sections') return
    for (const { key } of children) visit([...path, key])
  }
  for (const { key } of fieldAt(content, [])?.children ?? []) visit([key])
  const inTitle = ({ title }: Found) =>
    Object.values(title ?? {}).some((said) => plainWords(said).includes(asked))
  // Those found by their title come before those found by their help.
  return [...results.filter(inTitle), ...results.filter((each) => !inTitle(each))].slice(
    0,
    12,
  )
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
