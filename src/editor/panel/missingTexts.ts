import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { neededTexts } from '../../../schema/read/needs.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { textPlaces } from '../changes/textPlaces.ts'

/** The places whose text is not written in a language, in the order of the content. */
export function missingTexts(content: SiteContent): Path[] {
  const languages = languagesOf(content)
  const needed = new Set(neededTexts(content))
  return [...textPlaces(content)].flatMap(([id, path]) => {
    const texts = languages.map((language) => lookUp(content, ['catalogs', language, id]))
    const isMissing = texts.some((text) => typeof text !== 'string' || text.trim() === '')
    // One that the page can do without may be left out in all languages.
    const isWanted = path[0] !== 'catalogs' || needed.has(id) || texts.some(Boolean)
    return isMissing && isWanted ? [path] : []
  })
}
