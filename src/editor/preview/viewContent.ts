import type { Palette } from '../../../schema/colors/colors.ts'
import {
  isFaintOnSections,
  needsLightBackground,
} from '../../../schema/colors/pictureContrast.ts'
import { setValue } from '../../../schema/editContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import {
  pageContent,
  type PageContent,
  type PagePicture,
} from '../../../schema/pageContent.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import { stringsIn } from '../../../schema/read/modelTree.ts'
import { messageLanguageFor } from '../messageLanguage.ts'
import type { ShownPicture } from '../pictures/namedPictures.ts'
import type { TrimmedPicture } from '../pictures/pictures.ts'
import { isEqual } from '../state/isEqual.ts'
import { drawingsAddress } from './drawingsAddress.ts'
import type { View } from './previewApi.ts'

/**
 * The page's content, from content that is being edited. Throws if too much is missing. If no color has changed, it
 * keeps the palette object of `before`: a new object would recreate all styles.
 */
export function viewContent(view: View, before: PageContent | undefined): PageContent {
  const { content, pictures, scheme } = view
  const { mark: markPath } = content.company
  const mark = markPath === undefined ? undefined : pictures.get(markPath)
  const page = pageContent(
    shownContent({ ...view, content: contentOnPage(content) }),
    '/',
    {
      mark: undefined,
      pictures: {},
      drawingsFile: drawingsAddress(content, scheme),
    },
  )
  return {
    ...page,
    pictures: withGrounds(pictures, page.palette),
    palette:
      before && isEqual(page.palette, before.palette) ? before.palette : page.palette,
    mark: mark && headerMark(mark, page.palette),
  }
}

/** The address of a picture that is not loaded or missing: the page shows the alternative text and requests nothing. */
const emptyAddress = 'data:,'

/**
 * Replaces the addresses of pictures with blob URLs, and empty texts and names with the titles of their fields, so that
 * there is something to click.
 */
function shownContent({ content, pictures, language }: View): SiteContent {
  const texts: Record<string, string | undefined> = content.catalogs[language] ?? {}
  const shown = stringsIn(content).reduce<unknown>((result, { path, value, node }) => {
    if (node.picture?.isLoadedDirectly) {
      const { src = emptyAddress, trimmed } = pictures.get(value) ?? {}
      return setValue(result, path, trimmed?.url ?? src)
    }
    const label = `[${node.title?.[messageLanguageFor(language)] ?? ''}]`
    if (value === '' && node.format === 'nonBlank') return setValue(result, path, label)
    // The page looks up the text for a time by "@" and the time.
    if (value === '' && (node.format === 'clockTime' || node.format === 'closingTime'))
      return setValue(result, ['catalogs', language, '@'], '…')
    const isBlank = node.refersTo === 'texts' && texts[value]?.trim() === ''
    return isBlank ? setValue(result, ['catalogs', language, value], label) : result
  }, content)
  // The same content with other texts and addresses.
  return shown as SiteContent
}

function withGrounds(pictures: View['pictures'], { light }: Palette) {
  const pictureEntries = [...pictures].map(([path, picture]) => {
    const needsGround = needsLightBackground(path, picture.svg)
    return [
      path,
      needsGround ? { ...picture, ground: light.background } : picture,
    ] as const
  })
  return Object.fromEntries(pictureEntries)
}

/** A drawing of a part of a picture. `src`: the picture's data URL; in a drawing, blob URLs are not loaded. */
const trimmedDrawing = (picture: ShownPicture, part: TrimmedPicture, src: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${part.left} ${part.top} ${part.width} ${part.height}">` +
  `<image width="${picture.width}" height="${picture.height}" href="${src}"/></svg>`

const svgAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The logo in the color of the header's text and without its margins, as the build creates it. */
function headerMark(picture: ShownPicture, palette: Palette): PagePicture {
  const { src: source, svg, pixels } = picture
  const trimmed = svg === undefined ? undefined : picture.trimmed
  const { width, height } = trimmed ?? picture
  const colored = svg?.replace('<svg', `<svg color="${palette.light.onGround}"`)
  const address = colored ? svgAddress(colored) : source
  const src = trimmed ? svgAddress(trimmedDrawing(picture, trimmed, address)) : address
  const size = { width: Math.round((36 * width) / height), height: 36 }
  const isFaint =
    svg?.includes('currentColor') || (pixels && isFaintOnSections(pixels, palette))
  return { src, ...size, sources: [], ...(isFaint && { isFaint }) }
}
