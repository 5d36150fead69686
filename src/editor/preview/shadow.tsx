/**
 * Where a field stands on the page. The page is rendered once more, as text, with the name of its field in the place of
 * every text, picture and icon; element by element it is the page that is seen, so each name leads to its place. No
 * component has to know of it, attributes and texts for screen readers included.
 */
import { TYPE } from '@formatjs/icu-messageformat-parser'
import { renderToString } from 'react-dom/server'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { PageContent } from '../../../schema/pageContent.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { codeTexts, stringsIn } from '../../../schema/read/schemaTree.ts'
import { thingAt } from '../../../schema/read/thingAt.ts'
import { App } from '../../App.tsx'
import type { Language } from '../../i18n/languages.ts'
import { setAt } from '../setAt.ts'

type Catalog = PageContent['catalogs'][Language]
type Elements = Catalog[string]

/** A name that no text holds, with the number of its field. */
const nameOf = (index: number) => `\u{e000}${index}\u{e001}`
const nameForm = /\u{e000}(\d+)\u{e001}/gu

/** The numbers of the fields that are named in a text of the shadow page. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(nameForm)].map(([, number]) => Number(number))
}

export interface Shadow {
  html: string
  /** By number. */
  paths: Path[]
}

/** The page as text. Throws where the page cannot show the content. */
export function shadowOf(
  content: SiteContent,
  page: PageContent,
  language: Language,
): Shadow {
  const paths: Path[] = []
  const name = (path: Path) => nameOf(paths.push(path) - 1)
  const catalog: Catalog = {}
  const drawings = { ...page.drawings }
  const pictures = { ...page.pictures }
  let site = page.site
  for (const { path, value, node } of stringsIn(content)) {
    const replace = () => {
      const given = name(path)
      site = setAt(site, path, given)
      return given
    }
    const kind = thingAt(content, path)?.kind
    if (kind === 'name of a text') {
      const given = replace()
      catalog[given] = named(given, page.catalogs[language][value])
    } else if (kind === 'picture') {
      const given = replace()
      const picture = page.pictures[value]
      if (picture) pictures[given] = { ...picture, src: given }
    } else if (node.format === 'icon') {
      const given = replace()
      const drawing = page.drawings[value]
      if (drawing) drawings[given] = { ...drawing, line: given }
    } else if (kind === 'words') replace()
  }
  for (const [id, elements] of Object.entries(page.catalogs[language])) {
    if (Object.hasOwn(codeTexts.properties, id))
      catalog[id] = named(name(['catalogs', language, id]), elements)
  }
  const mark = page.mark && { ...page.mark, src: name(['company', 'mark']) }
  const shadow = {
    ...page,
    site,
    drawings,
    pictures,
    mark,
    catalogs: { ...page.catalogs, [language]: catalog },
  }
  const year = new Date().getFullYear()
  const html = renderToString(<App content={shadow} language={language} year={year} />)
  return { html, paths }
}

/** A text with its name in front. What is filled in stays: it may stand in an element of its own. */
function named(name: string, elements: Elements = []): Elements {
  return [
    { type: TYPE.literal, value: name },
    ...elements.filter(({ type }) => type !== TYPE.literal),
  ]
}
