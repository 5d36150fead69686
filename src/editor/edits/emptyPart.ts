import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { kinds } from '../fields/kinds.ts'

/** The value of a part when it is added: an example of the model, else the least that it asks for. */
export function emptyPart(content: SiteContent, path: Path): unknown {
  const field = fieldAt(content, path)
  const initialAt = (part: Path) => emptyPart(content, part)
  return field ? kinds[field.kind].initial({ content, path, field }, initialAt) : ''
}
