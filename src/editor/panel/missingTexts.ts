import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { codeTexts, stringsIn } from '../../../schema/read/schemaTree.ts'

/** The places whose text is empty in a language, in the order of the content. */
export function missingTexts(content: SiteContent): Path[] {
  const languages = languagesOf(content)
  const [first] = languages
  if (first === undefined) return []
  const lacksOne = (id: string) =>
    languages.some((language) => {
      const text = lookUp(content, ['catalogs', language, id])
      return typeof text === 'string' && text.trim() === ''
    })
  const named = stringsIn(content).flatMap(({ path, value, node }) =>
    node.pointsTo === 'texts' && lacksOne(value) ? [path] : [],
  )
  const ofCode = Object.keys(codeTexts).flatMap((id) =>
    lacksOne(id) ? [['catalogs', first, id]] : [],
  )
  return [...named, ...ofCode]
}
