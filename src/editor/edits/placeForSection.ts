import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { schemaAt } from '../../../schema/read/schemaTree.ts'

/** Where a new section goes: above those of which a page has one, which end it in the order of the model. */
export function placeForSection(
  content: SiteContent,
  sections: Path,
  section: unknown,
): number {
  const { snippets = [], children = [] } = fieldAt(content, sections) ?? {}
  const types = snippets.map(({ body }) => lookUp(body, ['type']))
  const rank = (each: unknown) => types.indexOf(lookUp(each, ['type']))
  const above = children.findLastIndex(({ key }) => {
    const place = [...sections, key]
    const isSingle = schemaAt(content, place)?.isSingle ?? false
    return !isSingle || rank(lookUp(content, place)) < rank(section)
  })
  return above + 1
}
