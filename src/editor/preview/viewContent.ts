import { setValue } from '../../../schema/edits.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { pageContent, type PageContent } from '../../../schema/pageContent.ts'
import { stringsIn } from '../../../schema/read/schemaTree.ts'
import type { ShownPicture, View } from './frame.ts'

/**
 * What the page takes of a content that is being edited. Throws where the content is too unfinished for that. With the
 * palette of before, where no colour has changed: another one would make all styles of the page anew.
 */
export function viewContent(
  { content, pictures }: View,
  before: PageContent | undefined,
): PageContent {
  const { mark: file } = content.company
  const mark = file === undefined ? undefined : pictures.get(file)
  const page = pageContent(withFetchedPictures(content, pictures), '/', {
    mark: undefined,
    pictures: Object.fromEntries(pictures),
  })
  const isSame = JSON.stringify(page.palette) === JSON.stringify(before?.palette)
  return {
    ...page,
    palette: isSame && before ? before.palette : page.palette,
    mark: mark && headerMark(mark, page.palette.light.onGround),
  }
}

/** Those that the page asks for as they lie in public/ lie in memory here. */
function withFetchedPictures(
  content: SiteContent,
  pictures: View['pictures'],
): SiteContent {
  const changed = stringsIn(content).reduce<unknown>((whole, { path, value, node }) => {
    const picture = node.picture === 'logo' ? pictures.get(value) : undefined
    return picture ? setValue(whole, path, picture.src) : whole
  }, content)
  // The same content with other addresses.
  return changed as SiteContent
}

/** In the colour of the header's words, as the build makes it. */
function headerMark({ svg = '', width, height }: ShownPicture, color: string) {
  const colored = svg.replace('<svg', `<svg color="${color}"`)
  const src = `data:image/svg+xml,${encodeURIComponent(colored)}`
  return { src, width: Math.round((36 * width) / height), height: 36, sources: [] }
}
