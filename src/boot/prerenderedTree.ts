/**
 * Its texts are translated in place, so that what the visitor has typed, selected, opened, or scrolled stays. Changes
 * by other programs (translations, extensions) can be undone.
 */
import type { Language } from '../../schema/languages.ts'
import { yearsSince } from '../i18n/yearsSince.ts'
import { afterFrame } from './afterFrame.ts'
import { firstViewEnd, unwrittenParts } from './pageParts.ts'

/** Where the languages of the page differ (scripts/build/differences.ts). */
export type Differences = [
  /** XPath to all text nodes, and to attributes that differ. */
  places: string,
  /** The texts at the places that differ. A text with one translation is listed once, otherwise once for every place, in document order. */
  words: Record<Language, string[]>,
  /** For parts whose structure differs: a selector, and the element's inner HTML in each language. */
  markup: [selector: string, markup: Record<Language, string>][],
]

const html = document.documentElement

/** Where the languages differ below the first view; undefined until it is loaded. */
let laterDifferences: Differences | undefined

let loading: Promise<boolean> | undefined

/** Loads the texts of the parts below the first view. Resolves with false on failure. The next call tries again. */
export function loadLaterWords(address: string | undefined): Promise<boolean> {
  loading ??= loadWords(address)
  return loading
}

/** Has no time limit: on a slow connection, a visitor's choice takes effect when the texts have arrived. */
async function loadWords(address: string | undefined): Promise<boolean> {
  if (!address) return true
  try {
    const answer = await fetch(address)
    // Written by scripts/build/document.ts with this type.
    if (answer.ok) laterDifferences = (await answer.json()) as Differences
  } catch {
    // The connection failed.
  }
  if (!laterDifferences) loading = undefined
  return laterDifferences !== undefined
}

/** After this time a page that is hidden until it is translated is shown in the document's own language. */
const maxHiddenMs = 8_000

/** What other programs have changed, in order. */
let changes: MutationRecord[] = []
const observer = new MutationObserver((more) => changes.push(...more))

/** The page is complete: from now on, changes of other programs are recorded, to be undone. */
export function watchTree(tree: Element): void {
  const all = { childList: true, characterDataOldValue: true, subtree: true }
  observer.observe(tree, all)
}

/** Replaces the texts of one language with those of another. Returns false, without changing anything, if that is not possible. */
export function writeWords(
  tree: Element,
  from: Language,
  to: Language,
  year: number,
): boolean {
  restoreTree()
  const write = wordWriter(from, to)
  if (write) for (const part of tree.querySelectorAll(unwrittenParts)) write(part)
  writeYear(tree, year)
  observer.takeRecords()
  return write !== undefined
}

/**
 * Translates the document while it arrives: the first view now, and the parts below it before each frame once their
 * words are loaded. A part is complete when the next one has begun. Returns a function that translates the last parts;
 * it returns false when any part failed, and the page is then shown in the document's own language.
 */
export function writeArriving(
  own: Language,
  to: Language,
  address?: string,
): () => Promise<boolean> {
  html.dataset['hidden'] = ''
  let write: WordWriter | undefined
  let hasWords = false
  let frame = 0
  // A script's first request takes 5 ms of a slow phone's processor, so it waits for the first paint. Tabs in the
  // background have no frames.
  const painted = new Promise<void>((done) => {
    afterFrame(done)
    setTimeout(done, 1000)
  })
  const loadingAll = painted
    .then(() => loadLaterWords(address))
    .then((isLoaded) => {
      hasWords = isLoaded
      if (isLoaded) beforeFrame()
    })
  function writeParts(end?: number) {
    if (!('hidden' in html.dataset)) return
    const parts = document.querySelectorAll<HTMLElement>(unwrittenParts)
    try {
      for (const part of [...parts].slice(0, end)) {
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
  function beforeFrame() {
    writeParts(-1)
    if ('hidden' in html.dataset) frame = requestAnimationFrame(beforeFrame)
  }
  // The last part is the element at the end of the first view. If the first view were translated in the first frame,
  // Chromium would compute its styles and layout twice.
  writeParts(-1)
  return async () => {
    await Promise.race([loadingAll, new Promise((done) => setTimeout(done, maxHiddenMs))])
    cancelAnimationFrame(frame)
    if (hasWords) writeParts()
    delete html.dataset['hidden']
    const back = hasWords ? undefined : wordWriter(to, own)
    for (const part of document.querySelectorAll<HTMLElement>('[data-written]')) {
      delete part.dataset['written']
      back?.(part)
    }
    return hasWords && write !== undefined
  }
}

/** Translates a part of the page. Calls are in document order. */
type WordWriter = (part: Element) => void

/** Undefined if another program has removed the list of differences from the document. */
function wordWriter(from: Language, to: Language): WordWriter | undefined {
  const list = document.getElementById('differences')?.textContent
  if (!list) return undefined
  // Written by scripts/build/document.ts with this type.
  let [places, words, markups] = JSON.parse(list) as Differences
  const translations = new Map<string, string[]>()
  const learn = () => {
    const learned = new Map<string, string[]>()
    for (const [index, word] of words[from].entries())
      learned.set(word, [...(learned.get(word) ?? []), words[to][index] ?? word])
    for (const [word, all] of learned) translations.set(word, all)
  }
  learn()
  // Places are found by their texts, so that elements added by other programs do not matter.
  return (part) => {
    if (part.id === firstViewEnd && laterDifferences) {
      ;[places, words, markups] = laterDifferences
      learn()
    }
    // 7 is XPathResult.ORDERED_NODE_SNAPSHOT_TYPE.
    const nodes = document.evaluate(places, part, null, 7)
    for (let index = 0; index < nodes.snapshotLength; index += 1) {
      const node = nodes.snapshotItem(index)
      const [word, ...remaining] = translations.get(node?.nodeValue ?? '') ?? []
      if (!node || word === undefined) continue
      if (remaining.length > 0) translations.set(node.nodeValue ?? '', remaining)
      node.nodeValue = word
    }
    for (const [selector, markup] of markups) {
      const element = document.querySelector(selector)
      if (element && part.contains(element)) element.innerHTML = markup[to]
    }
  }
}

/** Writes the visitor's current year, and the numbers of years until it. */
export function writeYear(tree: Element, year: number): void {
  for (const element of tree.querySelectorAll<HTMLElement>('[data-year]'))
    element.textContent = yearsSince(Number(element.dataset['year']), year)
}

/** Restores the prerendered page and stops observing. Returns whether other programs had changed it. */
export function releaseTree(): boolean {
  const hasChanged = restoreTree()
  observer.disconnect()
  return hasChanged
}

/** Undoes the changes of other programs. Returns whether there were any. */
function restoreTree(): boolean {
  const focused = document.activeElement
  changes.push(...observer.takeRecords())
  const hasChanged = changes.length > 0
  for (const change of changes.reverse()) undoMutation(change)
  changes = []
  observer.takeRecords()
  // Moving a field out of a foreign element takes its focus.
  if (focused instanceof HTMLElement && document.activeElement !== focused)
    focused.focus({ preventScroll: true })
  return hasChanged
}

function undoMutation(change: MutationRecord): void {
  const { target, oldValue, addedNodes, removedNodes, nextSibling } = change
  // `oldValue` is the previous text of a text node. For added or removed nodes it is null, and setting an element's
  // value does nothing.
  target.nodeValue = oldValue
  // Changes to a detached node are not recorded, so a recorded node may have been removed.
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node)
  const place = nextSibling?.parentNode === target ? nextSibling : null
  for (const node of removedNodes) target.insertBefore(node, place)
}
