import { setValue } from '../../../schema/edits.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Language } from '../../../schema/languages.ts'
import { inBoth } from '../../../schema/model/words.ts'
import { pageContent, type PageContent } from '../../../schema/pageContent.ts'
import { stringsIn } from '../../../schema/read/schemaTree.ts'
import { ownLanguageFor } from '../ownLanguage.ts'
import { drawnSheet } from './drawnSheet.ts'
import type { ShownPicture, View } from './frame.ts'

/**
 * What the page takes of a content that is being edited. Throws where the content is too unfinished for that. With the
 * palette of before, where no colour has changed: another one would make all styles of the page anew.
 */
export function viewContent(
  { content, pictures, language, scheme }: View,
  before: PageContent | undefined,
): PageContent {
  const { mark: file } = content.company
  const mark = file === undefined ? undefined : pictures.get(file)
  const whole = withTitles(withFetchedPictures(content, pictures), language)
  const page = pageContent(whole, '/', {
    mark: undefined,
    pictures: Object.fromEntries(pictures),
    drawingsFile: drawnSheet(content, scheme),
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
    const isFetched = node.picture?.isFetched ?? false
    const picture = isFetched ? pictures.get(value) : undefined
    return picture ? setValue(whole, path, picture.src) : whole
  }, content)
  // The same content with other addresses.
  return changed as SiteContent
}

/** A text or a name that is still empty is shown by the title of its field: there is nothing else to see of it, and to click on. */
function withTitles(content: SiteContent, language: Language): SiteContent {
  const texts: Record<string, string | undefined> = content.catalogs[language] ?? {}
  const changed = stringsIn(content).reduce<unknown>((whole, { path, value, node }) => {
    const title = `[${inBoth(node.title ?? '')[ownLanguageFor(language)]}]`
    if (value === '' && node.format === 'words') return setValue(whole, path, title)
    const isBlank = node.pointsTo === 'texts' && texts[value]?.trim() === ''
    return isBlank ? setValue(whole, ['catalogs', language, value], title) : whole
  }, content)
  // The same content with other words.
  return changed as SiteContent
}

/** A drawing in the colour of the header's words, as the build makes it. */
function headerMark({ src: photo, svg, width, height }: ShownPicture, color: string) {
  const colored = svg?.replace('<svg', `<svg color="${color}"`)
  const src = colored ? `data:image/svg+xml,${encodeURIComponent(colored)}` : photo
  return { src, width: Math.round((36 * width) / height), height: 36, sources: [] }
}
