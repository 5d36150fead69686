import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'

/** Where a new section goes: behind the last of those that come before it in the order of the model. */
export function placeForSection(
  content: SiteContent,
  sections: Path,
  section: unknown,
): number {
  const { snippets = [], children = [] } = fieldAt(content, sections) ?? {}
  const types = snippets.map(({ body }) => lookUp(body, ['type']))
  const rank = (each: unknown) => types.indexOf(lookUp(each, ['type']))
  return (
    children.findLastIndex(
      ({ key }) => rank(lookUp(content, [...sections, key])) <= rank(section),
    ) + 1
  )
}
