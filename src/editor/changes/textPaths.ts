import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { codeTexts, stringsIn } from '../../../schema/read/modelTree.ts'

/** The path of a text that only the page's code uses, in the first catalog. */
export function pathOfCodeText(content: SiteContent, id: string): Path {
  const [first = 'en'] = languagesOf(content)
  return ['catalogs', first, id]
}

/** A cache: the content is immutable, and the list compares every version with two others. */
const pathsOf = new WeakMap<SiteContent, ReadonlyMap<string, Path>>()

/** The path of each text's field, by the text's id: the first place that shows the text. */
export function textPaths(content: SiteContent): ReadonlyMap<string, Path> {
  const places = pathsOf.get(content) ?? placesIn(content)
  pathsOf.set(content, places)
  return places
}

function placesIn(content: SiteContent): ReadonlyMap<string, Path> {
  const places = new Map<string, Path>()
  for (const { path, value, node } of stringsIn(content))
    if (node.pointsTo === 'texts' && !places.has(value)) places.set(value, path)
  for (const id of Object.keys(codeTexts))
    if (!places.has(id)) places.set(id, pathOfCodeText(content, id))
  return places
}
