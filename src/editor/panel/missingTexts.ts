import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { textPlaces } from '../changes/textPlaces.ts'

/** The places whose text is empty in a language, in the order of the content. */
export function missingTexts(content: SiteContent): Path[] {
  const languages = languagesOf(content)
  return [...textPlaces(content)].flatMap(([id, path]) => {
    const isMissing = languages.some((language) => {
      const text = lookUp(content, ['catalogs', language, id])
      return typeof text === 'string' && text.trim() === ''
    })
    return isMissing ? [path] : []
  })
}
