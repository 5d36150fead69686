import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { languagesOf } from '../../schema/read/contentLanguages.ts'
import type * as EntryServer from '../../src/entry-server.tsx'
import { sha256 } from '../files/hashes.ts'
import { basePath } from './addresses.ts'
import { headingFont } from './brand/headingFont.ts'
import { splitFirstView, styleSheet } from './styleSheet.ts'
import { type ClassNames, withShortNames } from './vite/classNames.ts'

type Server = Pick<typeof EntryServer, 'render' | 'renderGlobalStyles'>

/**
 * The styles of the first view are in the document. All others, and those for print, are in a file that the page links
 * to. The split is first by element: those before the link are the first view. Then it is by rule: `splitFirstView`
 * moves rules for states that the first view does not have yet, such as hover.
 */
export interface PageStyleSheets {
  inline: string
  later?: { file: string; css: string }
}

/** The placeholder in the prerendered page for the address of the later styles, which contains their hash. */
const placeholder = '%later-styles%'
const definedName = 'import.meta.env.LATER_STYLES'

/** A Vite `define` for prerendering, when the address is not known yet. */
export const placeholderDefine = { [definedName]: JSON.stringify(placeholder) }

const addressOf = ({ later }: PageStyleSheets, base: string) => later && base + later.file

/** A Vite `define` with the address, for the application. */
export const laterStylesDefine = (sheets: PageStyleSheets, content: SiteContent) => ({
  [definedName]: JSON.stringify(addressOf(sheets, basePath(content))),
})

export const withLaterStyles = (html: string, sheets: PageStyleSheets, base: string) =>
  html.replace(placeholder, () => addressOf(sheets, base) ?? '')

/** The collapsed content of a disclosure is not part of the first view. */
const collapsedContent = /(?<=<\/summary>).*?(?=<\/details>)/gs

/** The style sheets of the page. Throws if the theme lacks a variable that a rule reads (`styleSheet`). */
export function pageStyleSheets(
  content: SiteContent,
  { render, renderGlobalStyles }: Server,
  classNames: ClassNames,
): PageStyleSheets {
  const pages = languagesOf(content).map(render)
  const rules = new Map(pages.flatMap((page) => Object.entries(page.rules)))
  /** Emotion's rules for the classes in markup, except those that are also in other markup. */
  const rulesIn = (html: string, other = '') =>
    [...rules]
      .filter(([name]) => html.includes(`c-${name}`) && !other.includes(`c-${name}`))
      .map(([, css]) => css)
      .join('')
  const parts = pages.map(({ html }) => html.split(placeholder))
  const above = parts.map(([html = '']) => html.replaceAll(collapsedContent, '')).join('')
  const collapsed = parts.flatMap(([html = '']) => html.match(collapsedContent) ?? [])
  const below = parts.flatMap(([, ...others]) => others).join('')
  const { first, later } = renderGlobalStyles()
  const globalStyles = (headingFont(content, basePath(content))?.css ?? '') + first
  const withShortClassNames = (css: string) => withShortNames(css, classNames)
  // Without a link, the first view is the complete page.
  if (below === '') {
    const { screen, printAndForcedColors } = styleSheet(
      globalStyles + later + rulesIn(parts.flat().join('')),
    )
    return { inline: withShortClassNames(screen + printAndForcedColors) }
  }
  const firstViewStyles = styleSheet(globalStyles + rulesIn(above))
  const laterStyles = styleSheet(
    later + rulesIn(below + collapsed.join(''), above),
    globalStyles,
  )
  const splitStyles = splitFirstView(firstViewStyles.screen, above)
  const css = withShortClassNames(
    splitStyles.later +
      laterStyles.screen +
      firstViewStyles.printAndForcedColors +
      laterStyles.printAndForcedColors,
  )
  const hash = sha256(css).slice(0, 6)
  return {
    inline: withShortClassNames(splitStyles.first),
    later: { file: `assets/later-${hash}.css`, css },
  }
}
