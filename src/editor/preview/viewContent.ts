import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { pageContent, type PageContent } from '../../../schema/pageContent.ts'
import { stringsIn } from '../../../schema/read/schemaTree.ts'
import type { View } from './frame.ts'

/** What the page takes of a content that is being edited. Throws where the content is too unfinished for that. */
export function viewContent({ content, pictures }: View): PageContent {
  const { mark } = content.company
  return pageContent(withLogos(content, pictures), '/', {
    mark: mark === undefined ? undefined : pictures.get(mark),
    pictures: Object.fromEntries(pictures),
  })
}

/** Logos are asked for as they lie in public/; here they lie in memory. */
function withLogos(content: SiteContent, pictures: View['pictures']): SiteContent {
  const copy = structuredClone(content)
  for (const { path, value, node } of stringsIn(content)) {
    const picture = node.picture === 'logo' ? pictures.get(value) : undefined
    const holder: unknown = path
      .slice(0, -1)
      .reduce<unknown>((part, step) => Reflect.get(Object(part), step), copy)
    if (picture) Reflect.set(Object(holder), path.at(-1) ?? '', picture.src)
  }
  return copy
}
