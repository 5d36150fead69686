import { paletteOf } from '../../../schema/colors/palette.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { idsOf } from './idsOf.ts'
import { isPoint, middle, writePoint } from './point.ts'

/** The value of a part when it is added: an example of the model, else the least that it asks for. */
export function emptyPart(content: SiteContent, path: Path): unknown {
  const field = fieldAt(content, path)
  if (!field) return ''
  const example = field.snippets[0]?.body
  switch (field.kind) {
    case 'group':
      return example ?? requiredParts(content, path, field.children)
    case 'list':
      return example === undefined ? idsFor(content, path) : [example]
    case 'boolean':
      return field.default !== true
    case 'number':
      return field.minimum ?? 0
    case 'color':
      return derivedColor(content, path)
    case 'choice':
      return field.choices[0]?.value
    case 'icon':
      return field.icons[0]
    // The name of its text is made when the part is added.
    case 'reference':
      return field.pointsTo === 'texts' ? '' : idsOf(content, [field.pointsTo ?? ''])[0]
    case 'text':
    case 'id':
    case 'picture':
      return ''
    case 'string':
      return isPoint(field) ? writePoint(middle) : ''
  }
}

function requiredParts(
  content: SiteContent,
  path: Path,
  children: { key: string | number; isRequired: boolean }[],
) {
  const required = children.filter(({ isRequired }) => isRequired)
  return Object.fromEntries(
    required.map(({ key }) => [key, emptyPart(content, [...path, key])]),
  )
}

/** The ids for a new list that names entries: those of all entries. */
function idsFor(content: SiteContent, path: Path): string[] {
  const ids = idsOf(content, [fieldAt(content, [...path, 0])?.pointsTo ?? ''])
  return ids.length > 0 ? ids : ['']
}

/** The colour that the page derives there; undefined while one of its colours is half written. */
function derivedColor({ site }: SiteContent, path: Path): unknown {
  try {
    const palette = paletteOf(site.colors)
    return lookUp(palette, path.slice(2)) ?? palette.light.sun
  } catch {
    return ''
  }
}
