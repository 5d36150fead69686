/**
 * The prerendered tree while the page sleeps. Its words are written in place in any language, so that what the visitor
 * has typed, selected, opened or scrolled stays by itself; and what other programs put into it (translations, extensions)
 * can be taken out again.
 */
import type { Language } from '../../schema/languages.ts'

/** In what the languages of the page differ (scripts/build/differences.ts). */
export type Differences = [
  /** XPath to all texts, and to the attributes of which some differ. */
  places: string,
  /** The words at those places that differ, in the order of the document. */
  words: Record<Language, string[]>,
  /** A selector, and the markup inside of its element, where the shapes differ. */
  markup: [selector: string, markup: Record<Language, string>][],
]

const html = document.documentElement

/** What other programs have done to the tree, in the order in which they did it. */
let changes: MutationRecord[] = []
const observer = new MutationObserver((more) => changes.push(...more))

/** From here on the tree is complete: what changes in it is noted, to be taken back. */
export function watchTree(tree: Element): void {
  const all = { childList: true, characterDataOldValue: true, subtree: true }
  observer.observe(tree, all)
}

/** Writes one language in place of another. */
export function writeWords(
  tree: Element,
  from: Language,
  to: Language,
  year: number,
): void {
  restoreTree()
  wordWriter(from, to)(tree)
  writeYear(tree, year)
  observer.takeRecords()
}

/** The parts of the page that are not written yet. While the document arrives pageStyles.ts hides them. */
const unwritten = ':is(#root>:not(main),main>*):not([data-written])'

/**
 * Writes another language than the document's own while the document arrives, part by part and before each frame, so that
 * nobody waits for its end. A part is complete once the next one has begun. Returns what writes the last ones.
 */
export function writeArriving(own: Language, to: Language): () => void {
  html.dataset['hidden'] = ''
  let write: ReturnType<typeof wordWriter> | undefined
  function writeParts(end?: number) {
    const parts = [...document.querySelectorAll<HTMLElement>(unwritten)]
    for (const part of parts.slice(0, end)) {
      write ??= wordWriter(own, to)
      write(part)
      part.dataset['written'] = ''
    }
  }
  let frame = requestAnimationFrame(function beforeFrame() {
    writeParts(-1)
    frame = requestAnimationFrame(beforeFrame)
  })
  return () => {
    cancelAnimationFrame(frame)
    writeParts()
    delete html.dataset['hidden']
    for (const part of document.querySelectorAll<HTMLElement>('[data-written]'))
      delete part.dataset['written']
  }
}

/** Returns what writes a part of the tree; parts are given in the order of the document. */
function wordWriter(from: Language, to: Language): (part: Element) => void {
  const list = document.getElementById('differences')?.textContent ?? ''
  // What scripts/build/document.ts wrote there has this type.
  const [places, words, shapes] = JSON.parse(list) as Differences
  const shown = words[from]
  const wanted = words[to]
  // Each place is found by its words: what another program added before it was watched is no obstacle.
  let next = 0
  return (part) => {
    const nodes = document.evaluate(
      places,
      part,
      null,
      XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
    )
    for (let index = 0; index < nodes.snapshotLength; index += 1) {
      const node = nodes.snapshotItem(index)
      const at = shown.indexOf(node?.nodeValue ?? '', next)
      if (!node || at < 0) continue
      node.nodeValue = wanted[at] ?? ''
      next = at + 1
    }
    for (const [selector, markup] of shapes) {
      const element = document.querySelector(selector)
      if (element && part.contains(element)) element.innerHTML = markup[to]
    }
  }
}

/** Writes the visitor's year. */
export function writeYear(tree: Element, year: number): void {
  for (const element of tree.querySelectorAll('[data-year]'))
    element.textContent = String(year)
}

/** Hands the tree over as the prerenderer made it. Returns whether other programs had changed it. */
export function releaseTree(): boolean {
  const changed = restoreTree()
  observer.disconnect()
  return changed
}

/** Takes back what other programs have done to the tree. Returns whether there was any. */
function restoreTree(): boolean {
  const focused = document.activeElement
  changes.push(...observer.takeRecords())
  const changed = changes.length > 0
  for (const change of changes.reverse()) takeBack(change)
  changes = []
  observer.takeRecords()
  // A field that stood in a foreign element has been moved, and lost the focus by that.
  if (focused instanceof HTMLElement && document.activeElement !== focused)
    focused.focus({ preventScroll: true })
  return changed
}

function takeBack(change: MutationRecord): void {
  const { target, oldValue, addedNodes, removedNodes, nextSibling } = change
  // An element has none: where children came or went this does nothing.
  target.nodeValue = oldValue
  // What was changed while it was out of the tree has not been noted: places may be gone.
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node)
  const place = nextSibling?.parentNode === target ? nextSibling : null
  for (const node of removedNodes) target.insertBefore(node, place)
}
