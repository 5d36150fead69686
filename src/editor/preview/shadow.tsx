/**
 * Where a field stands on the page. The page is rendered once more, as text, with the name of its field in the place of
 * every text, picture and icon; element by element it is the page that is seen, so each name leads to its place. No
 * component has to know of it, attributes and texts for screen readers included.
 */
import { TYPE } from '@formatjs/icu-messageformat-parser'
import { renderToString } from 'react-dom/server'

import { setValue } from '../../../schema/edits.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Language } from '../../../schema/languages.ts'
import type { PageContent } from '../../../schema/pageContent.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { codeTexts, stringsIn } from '../../../schema/read/schemaTree.ts'
import { App } from '../../App.tsx'
import { placeOfCodeText } from '../changes/textPlaces.ts'

type Catalog = PageContent['catalogs'][Language]
type Elements = Catalog[string]

/** A name that no text holds, with the number of its field. */
const nameOf = (index: number) => `\u{e000}${index}\u{e001}`
const nameForm = /\u{e000}(\d+)\u{e001}/gu

/** The numbers of the fields that are named in a text of the shadow page. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(nameForm)].map(([, number]) => Number(number))
}

/** A text of the shadow page with the words of the content. */
export function withWords(text: string, words: readonly string[]): string {
  return text.replaceAll(nameForm, (_, number: string) => words[Number(number)] ?? '')
}

export interface Shadow {
  html: string
  /** By number. */
  paths: Path[]
  /** What stands in the place of the names, by number, as it is written in the content. */
  words: string[]
}

/** The page as text. Throws where the page cannot show the content. */
export function shadowOf(
  content: SiteContent,
  page: PageContent,
  language: Language,
): Shadow {
  const paths: Path[] = []
  const words: string[] = []
  const name = (path: Path, text: string) => {
    words.push(text)
    return nameOf(paths.push(path) - 1)
  }
  const textOf = (id: string) => String(lookUp(content, ['catalogs', language, id]))
  const texts = page.catalogs[language]
  const catalog: Catalog = {}
  const drawings = { ...page.drawings }
  const pictures = { ...page.pictures }
  let whole: unknown = content

  for (const { path, value } of stringsIn(content)) {
    const field = fieldAt(content, path)
    const isText = field?.pointsTo === 'texts'
    const isShown = ['string', 'picture', 'icon'].includes(field?.kind ?? '')
    if (!isText && !isShown) continue
    const given = name(path, isText ? textOf(value) : value)
    whole = setValue(whole, path, given)
    const drawing = page.drawings[value]
    const picture = page.pictures[value]
    if (isText) catalog[given] = named(given, texts[value])
    if (drawing) drawings[given] = { ...drawing, line: given }
    if (picture) pictures[given] = { ...picture, src: given }
  }
  for (const id of Object.keys(codeTexts)) {
    const path = placeOfCodeText(content, id)
    // What is always the same has no field.
    const isFixed = fieldAt(content, path)?.isFixed
    if (texts[id])
      catalog[id] = isFixed ? texts[id] : named(name(path, textOf(id)), texts[id])
  }

  const shadow = {
    ...page,
    // The same content with other words; what is hidden goes after each has got its own.
    site: contentOnPage(whole) as PageContent['site'],
    mark: page.mark && { ...page.mark, src: name(['company', 'mark'], '') },
    catalogs: { ...page.catalogs, [language]: catalog },
    drawings,
    pictures,
  }
  const year = new Date().getFullYear()
  const html = renderToString(<App content={shadow} language={language} year={year} />)
  return { html, paths, words }
}

/** A text with its name in front, and in each of its lines. What is filled in stays: it may stand in an element of its own. */
function named(name: string, elements: Elements = []): Elements {
  const lines = elements.map((element) =>
    element.type === TYPE.literal
      ? { ...element, value: linesNamed(name, element.value) }
      : element,
  )
  return [{ type: TYPE.literal, value: name }, ...lines]
}

/** The first line has its name already. */
function linesNamed(name: string, text: string): string {
  const breaks = [...text.matchAll(/\n([ \t]*-\s+)?/g)]
  return breaks.map(([lineBreak]) => lineBreak + name).join('')
}
