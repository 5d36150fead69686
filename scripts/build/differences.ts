/** Lists where the languages of the page differ. The boot script uses this list to switch the language. */
import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

import { isLanguage, type Language } from '../../schema/languages.ts'
import { byLanguage } from '../../schema/read/contentLanguages.ts'
import type { Differences } from '../../src/boot/prerenderedTree.ts'

type HtmlElement = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** A text node, or the value of the attribute `name`. */
interface Translatable {
  name?: string
  words: Record<Language, string>
}

/** What is above the link to the later styles, or below it. */
interface Part {
  texts: Translatable[]
  /** Elements whose structure differs. */
  markup: Differences[2]
}

/**
 * Compares the renderings as a browser parses them. Returns the differences of the first view and, if there is a link
 * to later styles, of what is below it. Throws if their outermost elements differ.
 */
export function differencesOf(pages: Partial<Record<Language, string>>) {
  const languages = Object.keys(pages).filter(isLanguage)
  const first: Part = { texts: [], markup: [] }
  const later: Part = { texts: [], markup: [] }
  let part = first
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
        part.texts.push({ words: byPageLanguage(counterparts.map(({ value }) => value)) })
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
      part.texts.push({ name, words: byPageLanguage(values) })
    }
    if (counterparts[0]?.attrs.some(({ value }) => value === 'stylesheet')) part = later
    if (haveSameChildren(counterparts)) compare(counterparts, path)
    else
      part.markup.push([
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
  const places = placesToSwitch([...first.texts, ...later.texts])
  const switched = new Set(places)
  const listOf = ({ texts, markup }: Part): Differences => [
    pathsTo(places),
    byLanguage(languages, (language) =>
      texts.filter((text) => switched.has(text)).map(({ words }) => words[language]),
    ),
    markup,
  ]
  return { first: listOf(first), later: part === later ? listOf(later) : undefined }
}

/**
 * The places that differ, and places that the boot script could confuse with them, because it finds places by their
 * text. For equal texts with equal translations, the first place is enough.
 */
function placesToSwitch(places: Translatable[]): Translatable[] {
  const differing = places.filter(({ words }) => new Set(Object.values(words)).size > 1)
  const names = new Set(differing.map(({ name }) => name))
  const differingWords = new Set(differing.flatMap(({ words }) => Object.values(words)))
  const similar = places.filter(
    ({ name, words }) =>
      names.has(name) && Object.values(words).some((word) => differingWords.has(word)),
  )
  const translations = similar.map(({ words }) => JSON.stringify(words))
  /** The different translations of a text, by its language and words. */
  const translationsOf = new Map<string, Set<string>>()
  for (const [index, place] of similar.entries())
    for (const text of textsOf(place)) {
      const known = translationsOf.get(text) ?? new Set()
      translationsOf.set(text, known.add(translations[index] ?? ''))
    }
  const isAmbiguous = (text: string) => (translationsOf.get(text)?.size ?? 0) > 1
  return similar.filter((place, index) => {
    const isFirst = translations.indexOf(translations[index] ?? '') === index
    return isFirst || textsOf(place).some(isAmbiguous)
  })
}

/** The language and words of each translation: "en,Send". */
const textsOf = ({ words }: Translatable) => Object.entries(words).map(String)

/** XPath to all text nodes, and to all attributes of these names. */
function pathsTo(places: Translatable[]): string {
  const names = new Set(places.map(({ name }) => name))
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
