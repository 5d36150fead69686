/**
 * Finds where each field is on the page: renders the page once more, as HTML, with a marker instead of every text,
 * picture, and icon. It has the same elements as the visible page, so each marker identifies its element. Components need
 * no code for this, and attributes and texts for screen readers are found too.
 */
import { TYPE } from '@formatjs/icu-messageformat-parser'
import { renderToString } from 'react-dom/server'

import { setValue } from '../../../schema/editContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Language } from '../../../schema/languages.ts'
import type { PageContent } from '../../../schema/pageContent.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { codeTexts, stringsIn } from '../../../schema/read/modelTree.ts'
import { App } from '../../App.tsx'
import { pathOfCodeText } from '../changes/textPaths.ts'
import { kinds } from '../fields/kinds.ts'

type PageCatalog = PageContent['catalogs'][Language]
type MessageElements = PageCatalog[string]

/** A field's marker: its number between two characters that no text contains. */
const markerOf = (index: number) => `\u{e000}${index}\u{e001}`
const markerPattern = /\u{e000}(\d+)\u{e001}/gu

/** The numbers of the fields that are marked in a text. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(markerPattern)].map(([, number]) => Number(number))
}

/** A text of the markup, with the content's texts instead of the markers. */
export function withFieldTexts(text: string, fieldTexts: readonly string[]): string {
  return text.replaceAll(
    markerPattern,
    (_, number: string) => fieldTexts[Number(number)] ?? '',
  )
}

/** The page with the marker of its field instead of each text of the content. */
export interface FieldMarkup {
  html: string
  /** Paths of the fields, by their numbers. */
  paths: Path[]
  /** The texts of the fields, by their numbers. */
  fieldTexts: string[]
}

/** Throws if the page cannot show the content. */
export function renderFieldMarkup(
  content: SiteContent,
  page: PageContent,
  language: Language,
): FieldMarkup {
  const paths: Path[] = []
  const fieldTexts: string[] = []
  const addMarker = (path: Path, text: string) => {
    fieldTexts.push(text)
    return markerOf(paths.push(path) - 1)
  }
  const textOf = (id: string) => String(lookUp(content, ['catalogs', language, id]))
  const texts = page.catalogs[language]
  const catalog: PageCatalog = {}
  const pictures = { ...page.pictures }
  let markedContent: unknown = content

  for (const { path, value } of stringsIn(content)) {
    const field = fieldAt(content, path)
    if (!field || !kinds[field.kind].onPage) continue
    const isText = field.refersTo === 'texts'
    const markedValue = addMarker(path, isText ? textOf(value) : value)
    markedContent = setValue(markedContent, path, markedValue)
    const picture = page.pictures[value]
    if (isText) catalog[markedValue] = marked(markedValue, texts[value])
    if (picture) pictures[markedValue] = { ...picture, src: markedValue }
  }
  for (const id of Object.keys(codeTexts)) {
    const path = pathOfCodeText(content, id)
    // A fixed text has no field.
    const isFixed = fieldAt(content, path)?.isFixed
    if (texts[id])
      catalog[id] = isFixed ? texts[id] : marked(addMarker(path, textOf(id)), texts[id])
  }

  const markedPage = {
    ...page,
    // Hidden entries are removed only now, so that the paths are those of the complete content.
    site: contentOnPage(markedContent) as PageContent['site'],
    mark: page.mark && { ...page.mark, src: addMarker(['company', 'mark'], '') },
    catalogs: { ...page.catalogs, [language]: catalog },
    pictures,
  }
  const year = new Date().getFullYear()
  const html = renderToString(
    <App content={markedPage} language={language} year={year} />,
  )
  return { html, paths, fieldTexts }
}

/** Replaces a text with the marker of its field, in each line. Placeholders stay: the page may render them as elements. */
function marked(marker: string, elements: MessageElements = []): MessageElements {
  const lines = elements.map((element) =>
    element.type === TYPE.literal
      ? { ...element, value: lineMarkers(marker, element.value) }
      : element,
  )
  return [{ type: TYPE.literal, value: marker }, ...lines]
}

/** The markers of all lines but the first, which already has its marker. */
function lineMarkers(marker: string, text: string): string {
  const breaks = [...text.matchAll(/\n([ \t]*-\s+)?/g)]
  return breaks.map(([lineBreak]) => lineBreak + marker).join('')
}
