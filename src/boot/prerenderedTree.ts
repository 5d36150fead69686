/**
 * The prerendered page before hydration. Its texts are translated in place, so that what the visitor has typed,
 * selected, opened or scrolled stays; changes of other programs (translations, extensions) can be undone.
 */
import type { Language } from '../../schema/languages.ts'
import { unwrittenParts } from './pageParts.ts'

/** Where the languages of the page differ (scripts/build/differences.ts). */
export type Differences = [
  /** XPath to all text nodes, and to attributes that differ. */
  places: string,
  /**
   * The words at the places that differ. A word with one translation is listed once, otherwise once for each place, in
   * document order.
   */
  words: Record<Language, string[]>,
  /** For parts whose structure differs: a selector, and the element's inner HTML in each language. */
  markup: [selector: string, markup: Record<Language, string>][],
]

const html = document.documentElement

/** What other programs have changed, in order. */
let changes: MutationRecord[] = []
const observer = new MutationObserver((more) => changes.push(...more))

/** The page is complete: from now on, changes of other programs are recorded, to be undone. */
export function watchTree(tree: Element): void {
  const all = { childList: true, characterDataOldValue: true, subtree: true }
  observer.observe(tree, all)
}

/** Replaces one language by another. Returns false when it cannot; nothing has changed then. */
export function writeWords(
  tree: Element,
  from: Language,
  to: Language,
  year: number,
): boolean {
  restoreTree()
  const write = wordWriter(from, to)
  write?.(tree)
  writeYear(tree, year)
  observer.takeRecords()
  return write !== undefined
}

/**
 * Translates the document part by part, before each frame, while it arrives. A part is complete when the next one has
 * begun. Returns a function that translates the last parts; it returns false when any part failed, and the page is
 * then shown in the document's own language.
 */
export function writeArriving(own: Language, to: Language): () => boolean {
  html.dataset['hidden'] = ''
  let write: WordWriter | undefined
  function writeParts(end?: number) {
    if (!('hidden' in html.dataset)) return
    const parts = [...document.querySelectorAll<HTMLElement>(unwrittenParts)]
    try {
      for (const part of parts.slice(0, end)) {
        write ??= wordWriter(own, to)
        write?.(part)
        part.dataset['written'] = ''
      }
    } catch (error) {
      write = undefined
      delete html.dataset['hidden']
      console.error(error)
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
    return write !== undefined
  }
}

/** Translates a part of the page; parts are given in document order. */
type WordWriter = (part: Element) => void

/** Undefined when another program has removed the list of differences from the document. */
function wordWriter(from: Language, to: Language): WordWriter | undefined {
  const list = document.getElementById('differences')?.textContent
  if (!list) return undefined
  // Written by scripts/build/document.ts with this type.
  const [places, words, shapes] = JSON.parse(list) as Differences
  const translations = new Map<string, string[]>()
  for (const [index, word] of words[from].entries())
    translations.set(word, [...(translations.get(word) ?? []), words[to][index] ?? word])
  // Each place is found by its words, so that elements added by other programs do not matter.
  return (part) => {
    const nodes = document.evaluate(
      places,
      part,
      null,
      XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
    )
    for (let index = 0; index < nodes.snapshotLength; index += 1) {
      const node = nodes.snapshotItem(index)
      const [word, ...later] = translations.get(node?.nodeValue ?? '') ?? []
      if (!node || word === undefined) continue
      if (later.length > 0) translations.set(node.nodeValue ?? '', later)
      node.nodeValue = word
    }
    for (const [selector, markup] of shapes) {
      const element = document.querySelector(selector)
      if (element && part.contains(element)) element.innerHTML = markup[to]
    }
  }
}

/** Writes the current year of the visitor. */
export function writeYear(tree: Element, year: number): void {
  for (const element of tree.querySelectorAll('[data-year]'))
    element.textContent = String(year)
}

/** Restores the page as it was prerendered, and stops observing. Returns whether other programs had changed it. */
export function releaseTree(): boolean {
  const changed = restoreTree()
  observer.disconnect()
  return changed
}

/** Undoes the changes of other programs. Returns whether there were any. */
function restoreTree(): boolean {
  const focused = document.activeElement
  changes.push(...observer.takeRecords())
  const changed = changes.length > 0
  for (const change of changes.reverse()) undoMutation(change)
  changes = []
  observer.takeRecords()
  // Moving a field out of a foreign element takes its focus.
  if (focused instanceof HTMLElement && document.activeElement !== focused)
    focused.focus({ preventScroll: true })
  return changed
}

function undoMutation(change: MutationRecord): void {
  const { target, oldValue, addedNodes, removedNodes, nextSibling } = change
  // For a text node, its previous text. For added or removed nodes it is null, and setting an element's value does
  // nothing.
  target.nodeValue = oldValue
  // Changes to a detached node are not recorded, so a recorded node may be gone from its place.
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node)
  const place = nextSibling?.parentNode === target ? nextSibling : null
  for (const node of removedNodes) target.insertBefore(node, place)
}
