/** Optional parts that begin empty are in the content only while they are not empty; their fields are always shown. */
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { requiredTextIds } from '../../../schema/read/sectionNeeds.ts'
import { kinds } from '../fields/kinds.ts'

/** Whether a part can be left out. A text that the page's code uses is required while its section exists. */
export function isOptional(content: SiteContent, path: Path): boolean {
  const key = path.at(-1)
  if (typeof key === 'number' || fieldAt(content, path)?.isRequired !== false)
    return false
  if (isInCatalogs(path) && requiredTextIds(content).includes(String(path[2])))
    return false
  return !fieldAt(content, path.slice(0, -1))?.alternatives.includes(String(key))
}

/** Whether an optional part is empty when it is added, such as a file or a text without a usual wording. */
export function beginsEmpty(content: SiteContent, path: Path): boolean {
  const field = fieldAt(content, path)
  // A derived color is empty only while another color is incomplete.
  const isEmpty =
    field?.kind !== 'color' && emptyPart(content, path) === '' && !field?.usualText
  return isEmpty && isOptional(content, path)
}

/** The minimum that the model requires. */
export function emptyPart(content: SiteContent, path: Path): unknown {
  const field = fieldAt(content, path)
  const initialAt = (part: Path) => emptyPart(content, part)
  return field ? kinds[field.kind].initialValue({ content, path, field }, initialAt) : ''
}
