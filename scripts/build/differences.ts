/** Lists the differences between the languages of the page. The boot script uses this list to translate the page. */
import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

import { isLanguage, type Language } from '../../schema/languages.ts'
import { byLanguage } from '../../schema/read/contentLanguages.ts'
import type { Differences } from '../../src/boot/prerenderedTree.ts'

type HtmlElement = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** A text node, or the value of the attribute `name`. */
interface TranslatableText {
  name?: string
  texts: Record<Language, string>
}

/** The part of the page above the link to the later styles, or the part below it. */
interface PageRegion {
  items: TranslatableText[]
  /** Elements whose structure differs. */
  markup: Differences[2]
}

/**
 * Compares the renderings as a browser parses them. Returns the differences of the first view and, if there is a link
 * to later styles, of the part below it. Throws if their outermost elements differ.
 */
export function differencesOf(pages: Partial<Record<Language, string>>) {
  const languages = Object.keys(pages).filter(isLanguage)
  const first: PageRegion = { items: [], markup: [] }
  const later: PageRegion = { items: [], markup: [] }
  let region = first
  const byPageLanguage = (values: string[]) =>
    byLanguage(languages, (_, index) => values[index] ?? '')

  function compare([parent, ...others]: Parent[], path: string) {
    const counts = new Map<string, number>()
    for (const [index, child] of parent?.childNodes.entries() ?? []) {
      const counterparts = [
        child,
        ...others.flatMap((other) => other.childNodes[index] ?? []),
      ]
      if (counterparts.every((counterpart) => tree.isTextNode(counterpart)))
        region.items.push({
          texts: byPageLanguage(counterparts.map(({ value }) => value)),
        })
      if (
        !tree.isElementNode(child) ||
        !counterparts.every((counterpart) => tree.isElementNode(counterpart))
      )
        continue
      const nth = (counts.get(child.tagName) ?? 0) + 1
      counts.set(child.tagName, nth)
      compareElements(counterparts, pathTo(child, path, nth))
    }
  }

  function compareElements(counterparts: HtmlElement[], path: string) {
    for (const [index, { name }] of counterparts[0]?.attrs.entries() ?? []) {
      const values = counterparts.map(({ attrs }) => attrs[index]?.value ?? '')
      region.items.push({ name, texts: byPageLanguage(values) })
    }
    if (counterparts[0]?.attrs.some(({ value }) => value === 'stylesheet')) region = later
    if (haveSameChildren(counterparts)) compare(counterparts, path)
    else
      region.markup.push([
        path,
        byPageLanguage(counterparts.map((counterpart) => serialize(counterpart))),
      ])
  }

  const trees = languages.map((language) => parseFragment(pages[language] ?? ''))
  if (!haveSameChildren(trees))
    throw new Error(
      'Failed to compare the languages: the outermost elements of the page differ.',
    )
  compare(trees, '#root')
  const translated = new Set(itemsToTranslate([...first.items, ...later.items]))
  const listOf = ({ items, markup }: PageRegion): Differences => [
    xpathOf([...translated]),
    byLanguage(languages, (language) =>
      items.filter((item) => translated.has(item)).map(({ texts }) => texts[language]),
    ),
    markup,
  ]
  return { first: listOf(first), later: region === later ? listOf(later) : undefined }
}

/**
 * The items that differ, and items that the boot script could confuse with them, because it finds items by their
 * text. For equal texts with equal translations, the first item is enough.
 */
function itemsToTranslate(items: TranslatableText[]): TranslatableText[] {
  const differing = items.filter(({ texts }) => new Set(Object.values(texts)).size > 1)
  const names = new Set(differing.map(({ name }) => name))
  const differingTexts = new Set(differing.flatMap(({ texts }) => Object.values(texts)))
  const similarItems = items.filter(
    ({ name, texts }) =>
      names.has(name) && Object.values(texts).some((text) => differingTexts.has(text)),
  )
  const translations = similarItems.map(({ texts }) => JSON.stringify(texts))
  /** The different translations of a text, by its language and the text. */
  const translationsOf = new Map<string, Set<string>>()
  for (const [index, item] of similarItems.entries())
    for (const text of textsOf(item)) {
      const variants = translationsOf.get(text) ?? new Set()
      translationsOf.set(text, variants.add(translations[index] ?? ''))
    }
  const isAmbiguous = (text: string) => (translationsOf.get(text)?.size ?? 0) > 1
  return similarItems.filter((item, index) => {
    const isFirst = translations.indexOf(translations[index] ?? '') === index
    return isFirst || textsOf(item).some(isAmbiguous)
  })
}

/** Each text with its language: "en,Send". */
const textsOf = ({ texts }: TranslatableText) => Object.entries(texts).map(String)

/** XPath of all text nodes, and of all attributes with these names. */
function xpathOf(items: TranslatableText[]): string {
  const names = new Set(items.map(({ name }) => name))
  return [...names]
    .map((name) => (name === undefined ? './/text()' : `.//@${name}`))
    .join('|')
}

function haveSameChildren(counterparts: Parent[]): boolean {
  const shapes = counterparts.map(({ childNodes }) =>
    JSON.stringify(
      childNodes.map((node) => [
        node.nodeName,
        ...(tree.isElementNode(node) ? node.attrs.map(({ name }) => name) : []),
      ]),
    ),
  )
  return new Set(shapes).size === 1
}

function pathTo(element: HtmlElement, parent: string, nth: number): string {
  const id = element.attrs.find(({ name }) => name === 'id')
  return id ? `[id="${id.value}"]` : `${parent}>${element.tagName}:nth-of-type(${nth})`
}
