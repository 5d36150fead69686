import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Bilingual } from '../../../schema/problem.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { codeTexts, stringsIn } from '../../../schema/read/schemaTree.ts'

interface Found {
  path: Path
  text: string
  /** The place in words. */
  name: Bilingual
}

/** Nobody reads more. */
const most = 50

const plain = (words: string) =>
  words.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Every text with some words in it, capitals and accents aside, in any language of the content. */
export function findTexts(content: SiteContent, query: string): Found[] {
  const asked = plain(query)
  const found: Found[] = []
  for (const { path, texts } of textsOf(content)) {
    const text = texts.find((each) => plain(each).includes(asked))
    const field = text === undefined ? undefined : fieldAt(content, path)
    if (text !== undefined && field) found.push({ path, text, name: field.name })
    if (found.length === most) break
  }
  return found
}

/** All that visitors read, by the place where it is edited. */
function textsOf(content: SiteContent): { path: Path; texts: string[] }[] {
  const languages = languagesOf(content)
  const [first = 'en'] = languages
  const inAll = (id: string) =>
    languages
      .map((language) => lookUp(content, ['catalogs', language, id]))
      .filter((text) => typeof text === 'string')
  const named = stringsIn(content).flatMap(({ path, value, node }) => {
    if (node.pointsTo === 'texts') return [{ path, texts: inAll(value) }]
    return fieldAt(content, path)?.kind === 'string' ? [{ path, texts: [value] }] : []
  })
  const ofCode = Object.keys(codeTexts).map((id) => ({
    path: ['catalogs', first, id],
    texts: inAll(id),
  }))
  return [...named, ...ofCode]
}
