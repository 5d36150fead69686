import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { codeTexts, stringsIn } from '../../../schema/read/schemaTree.ts'

/** A text that the page's code asks for is named nowhere: its field has the place of its first language. */
export function placeOfCodeText(content: SiteContent, id: string): Path {
  const [first = 'en'] = languagesOf(content)
  return ['catalogs', first, id]
}

/** Where each text has its field, by its name: the first place that shows it. */
export function textPlaces(content: SiteContent): Map<string, Path> {
  const places = new Map<string, Path>()
  for (const { path, value, node } of stringsIn(content))
    if (node.pointsTo === 'texts' && !places.has(value)) places.set(value, path)
  for (const id of Object.keys(codeTexts))
    if (!places.has(id)) places.set(id, placeOfCodeText(content, id))
  return places
}
