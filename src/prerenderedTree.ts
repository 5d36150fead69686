/**
 * The prerendered tree while the page sleeps. Its words are written in place in either language, so that what the visitor
 * has typed, selected, opened or scrolled stays by itself; and what other programs put into it (translations, extensions)
 * can be taken out again.
 */

/** What the document's own language says and the other one does not (scripts/build/differences.ts). */
export interface Differences {
  /** XPath to all texts, and to the attributes of which some differ. */
  places: string
  /** The words at those places that differ, in the order of the document, in its own language and in the other. */
  own: string[]
  other: string[]
  /** A selector, and the markup inside of its element in either language, where the shapes differ. */
  markup: [selector: string, own: string, other: string][]
}

/** What the prerenderer put into each element. */
const children = new Map<Element, ChildNode[]>()

/** Gets ready to write either language into the tree, and writes the visitor's year. The returned function writes the document's own language or the other. */
export function readTree(tree: Element, year: string): (own: boolean) => void {
  const list = document.getElementById('differences')?.textContent ?? ''
  // What scripts/build/document.ts wrote there has this type.
  const differences = JSON.parse(list) as Differences
  const places = findPlaces(tree, differences)
  settle(tree, year)
  return (own) => {
    restoreTree()
    const words = own ? differences.own : differences.other
    for (const [place, at] of places) place.nodeValue = words[at] ?? ''
    for (const [selector, ...markup] of differences.markup) {
      const element = tree.querySelector(selector)
      if (!element) continue
      element.innerHTML = markup[own ? 0 : 1]
      settle(element, year)
    }
  }
}

/** Finds each place by its words: elements that other programs have added or put around are no obstacle. */
function findPlaces(tree: Element, { places, own }: Differences): Map<Node, number> {
  const found = new Map<Node, number>()
  const nodes = document.evaluate(
    places,
    tree,
    null,
    XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
  )
  let from = 0
  for (let index = 0; index < nodes.snapshotLength; index += 1) {
    const node = nodes.snapshotItem(index)
    const at = own.indexOf(node?.nodeValue ?? '', from)
    if (!node || at < 0) continue
    found.set(node, at)
    from = at + 1
  }
  return found
}

/** Writes the visitor's year, and takes the tree as it is now for what the prerenderer made. */
function settle(tree: Element, year: string): void {
  for (const element of tree.querySelectorAll('[data-year]')) element.textContent = year
  for (const element of [tree, ...tree.querySelectorAll('*')])
    children.set(element, [...element.childNodes])
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
