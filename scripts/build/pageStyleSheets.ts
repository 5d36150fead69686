import { createHash } from 'node:crypto'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { languagesOf } from '../../schema/read/contentLanguages.ts'
import type * as EntryServer from '../../src/entry-server.tsx'
import { headingFont } from './brand/typeface.ts'
import { basePath } from './siteWords.ts'
import { styleSheet } from './styleSheet.ts'
import { type ClassNames, withShortNames } from './vite/classNames.ts'

type Server = Pick<typeof EntryServer, 'render' | 'renderGlobalStyles'>

/** The styles of the first view stand in the document; those of what is below it in a file, where the page asks for one. */
export interface PageStyleSheets {
  inline: string
  later?: { file: string; css: string }
}

/** Stands in the prerendered page for the address of that file, which follows from what is in it. */
const place = '%later-styles%'
const variable = 'import.meta.env.LATER_STYLES'

export const askForLaterStyles = { [variable]: JSON.stringify(place) }

const addressOf = ({ later }: PageStyleSheets, base: string) => later && base + later.file

export const laterStylesAt = (sheets: PageStyleSheets, content: SiteContent) => ({
  [variable]: JSON.stringify(addressOf(sheets, basePath(content))),
})

export const withLaterStyles = (html: string, sheets: PageStyleSheets, base: string) =>
  html.replace(place, addressOf(sheets, base) ?? '')

export function pageStyleSheets(
  content: SiteContent,
  { render, renderGlobalStyles }: Server,
  classNames: ClassNames,
): PageStyleSheets {
  const pages = languagesOf(content).map(render)
  const rules = Object.fromEntries(pages.flatMap((page) => Object.entries(page.rules)))
  const parts = pages.map(({ html }) => html.split(place))
  const above = parts.map(([html]) => html).join('')
  const below = parts.flatMap(([, ...rest]) => rest).join('')
  const { first, later } = renderGlobalStyles()
  const global = (headingFont(content, basePath(content))?.css ?? '') + first
  const named = (css: string) => withShortNames(css, classNames)
  if (below === '') return { inline: named(styleSheet(global + later, rules, above)) }
  const others = Object.entries(rules).filter(([name]) => !above.includes(`css-${name}`))
  const css = named(styleSheet(later, Object.fromEntries(others), below, global))
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 6)
  return {
    inline: named(styleSheet(global, rules, above)),
    later: { file: `assets/later-${hash}.css`, css },
  }
}
