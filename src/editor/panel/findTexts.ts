import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { plainWords } from '../../../schema/plainWords.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { stringsIn } from '../../../schema/read/schemaTree.ts'
import { textPlaces } from '../changes/textPlaces.ts'

interface Found {
  path: Path
  text: string
}

/** Nobody reads more. */
const most = 50

/** Every text with some words in it, capitals and accents aside, in any language of the content. */
export function findTexts(content: SiteContent, query: string): Found[] {
  // Copied from the page, words have spaces that hold lines together.
  const asked = plainWords(query).replaceAll(/\s+/g, ' ')
  const found: Found[] = []
  for (const { path, texts } of textsOf(content)) {
    const text = texts.find((each) => plainWords(each).includes(asked))
    if (text !== undefined) found.push({ path, text })
    if (found.length === most) break
  }
  return found
}

/** All that visitors read, by the place where it is edited. */
function textsOf(content: SiteContent): { path: Path; texts: string[] }[] {
  const inAll = (id: string) =>
    languagesOf(content)
      .map((language) => lookUp(content, ['catalogs', language, id]))
      .filter((text) => typeof text === 'string')
  const ofCatalogs = [...textPlaces(content)].map(([id, path]) => ({
    path,
    texts: inAll(id),
  }))
  const others = stringsIn(content)
    .filter(({ path }) => fieldAt(content, path)?.kind === 'string')
    .map(({ path, value }) => ({ path, texts: [value] }))
  return [...ofCatalogs, ...others]
}
