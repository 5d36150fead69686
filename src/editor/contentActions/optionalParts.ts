/** Optional parts that begin empty are in the content only while they are not empty. Their fields are always shown. */
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { requiredTextIds } from '../../../schema/read/sectionNeeds.ts'
import { kinds } from '../fields/kinds.ts'

/** Whether a part can be left out. A text that the page's code uses is required while its section exists. */
export function isOptional(content: SiteContent, path: Path): boolean {
  const lastStep = path.at(-1)
  if (typeof lastStep === 'number' || fieldAt(content, path)?.isRequired !== false)
    return false
  if (isInCatalogs(path) && requiredTextIds(content).includes(String(path[2])))
    return false
  return !fieldAt(content, path.slice(0, -1))?.alternatives.includes(String(lastStep))
}

/** Whether a part is optional and empty when it is added, such as a file or a text without a usual wording. */
export function beginsEmpty(content: SiteContent, path: Path): boolean {
  const field = fieldAt(content, path)
  // A color begins with the derived color. It is empty only while another color is incomplete.
  const isInitiallyEmpty =
    field?.kind !== 'color' && initialPart(content, path) === '' && !field?.usualText
  return isInitiallyEmpty && isOptional(content, path)
}

/** The value of a new part: an example of the model, or the minimum that the model requires. */
export function initialPart(content: SiteContent, path: Path): unknown {
  const field = fieldAt(content, path)
  const initialAt = (partPath: Path) => initialPart(content, partPath)
  return field ? kinds[field.kind].initialValue({ content, path, field }, initialAt) : ''
}
