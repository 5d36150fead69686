/**
 * The prerendered tree while the page sleeps. Its words are written in place in either language, so that what the visitor
 * has typed, selected, opened or scrolled stays by itself; and what other programs put into it (translations, extensions)
 * can be taken out again.
 */
import type { Language } from './i18n/languages.ts'

/** In the order of the document, the default language's words and the other's in turn (scripts/build/differences.ts). */
export interface Differences {
  texts: string[]
  attributes: Record<string, string[]>
  /** A selector, and what is inside of its element in both languages, where one has another shape than the other. */
  html: [selector: string, first: string, second: string][]
}

/** Write the words of a language, each in its place. */
const writers: ((language: Language) => void)[] = []
/** What the prerenderer put into each element. */
const children = new Map<Element, ChildNode[]>()

/** Gets ready to write either language into the tree, whose words are the first one's. */
export function readTree(tree: Element, first: Language, year: string): void {
  const list = document.getElementById('differences')?.textContent
  // What scripts/build/document.ts wrote there has this type.
  const { texts, attributes, html } = JSON.parse(list ?? '{}') as Differences
  const add = (write: (text: string) => void, [one = '', other = '']: string[]) =>
    writers.push((language) => write(language === first ? one : other))

  for (const [text, pair] of findPlaces(textsIn(tree), ({ data }) => data, texts))
    add((data) => (text.data = data), pair)
  for (const [name, pairs] of Object.entries(attributes)) {
    const elements = tree.querySelectorAll(`[${name}]`)
    for (const [element, pair] of findPlaces(elements, valueOf(name), pairs))
      add((value) => element.setAttribute(name, value), pair)
  }
  for (const [selector, ...pair] of html) {
    const element = tree.querySelector(selector)
    if (!element) continue
    add((markup) => {
      element.innerHTML = markup
      settle(element, year)
    }, pair)
  }
  settle(tree, year)
}

/** Writes the words of a language into the tree. */
export function writeLanguage(language: Language): void {
  restoreTree()
  for (const write of writers) write(language)
}

/** Takes out what other programs have put into the tree, and puts back what they took. Returns whether there was any. */
export function restoreTree(): boolean {
  const focused = document.activeElement
  let changed = false
  for (const [element, nodes] of children) {
    const foreign = [...element.childNodes].filter((node) => !nodes.includes(node))
    for (const node of foreign) node.remove()
    for (const [place, node] of nodes.entries()) {
      const there = element.childNodes[place]
      if (there !== node) element.insertBefore(node, there ?? null)
    }
    changed ||= foreign.length > 0
  }
  // A field that stood in a foreign element has been moved, and lost the focus by that.
  if (focused instanceof HTMLElement && document.activeElement !== focused)
    focused.focus({ preventScroll: true })
  return changed
}

/** Finds the place of each pair by its words, in the order of both: elements that other programs have added or put around are no obstacle. */
function findPlaces<Place>(
  places: Iterable<Place>,
  read: (place: Place) => string | null,
  pairs: string[],
): [Place, string[]][] {
  const found: [Place, string[]][] = []
  let from = 0
  for (const place of places) {
    let at = from
    while (at < pairs.length && pairs[at] !== read(place)) at += 2
    if (at >= pairs.length) continue
    found.push([place, pairs.slice(at, at + 2)])
    from = at + 2
  }
  return found
}

const valueOf = (name: string) => (element: Element) => element.getAttribute(name)

function* textsIn(tree: Element): Generator<Text> {
  const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (walker.currentNode instanceof Text) yield walker.currentNode
}

/** Writes the visitor's year, and takes the tree as it is now for what the prerenderer made. */
function settle(tree: Element, year: string): void {
  for (const element of tree.querySelectorAll('[data-year]')) element.textContent = year
  for (const element of [tree, ...tree.querySelectorAll('*')])
    children.set(element, [...element.childNodes])
}
