/**
 * The prerendered page before hydration: translates its texts in place, so that everything the visitor has typed,
 * selected, opened, or scrolled is kept. Undoes changes by other programs, such as translators and extensions.
 */
import type { Language } from '../../schema/languages.ts'
import { yearsSince } from '../i18n/yearsSince.ts'
import { runAfterPaint } from './afterPaint.ts'
import { firstViewEnd, untranslatedParts } from './selectors.ts'

/** The differences between the languages of the page (scripts/build/differences.ts). */
export type Differences = [
  /** XPath of all text nodes, and of the attributes that differ. */
  xpath: string,
  /** The differing texts. One with a single translation is listed once; others once per place, in document order. */
  texts: Record<Language, string[]>,
  /** For parts whose structure differs: a selector, and the element's inner HTML in each language. */
  markup: [selector: string, markup: Record<Language, string>][],
]

export const html = document.documentElement

/** The differences below the first view; undefined until they are loaded. */
let laterDifferences: Differences | undefined

let request: Promise<boolean> | undefined

/** Loads the texts of the parts below the first view. Resolves with false on failure. The next call tries again. */
export function loadLaterTexts(address: string | undefined): Promise<boolean> {
  request ??= fetchLaterTexts(address)
  return request
}

/** Fetches the texts, without a time limit: a visitor's choice takes effect when they arrive, even if that takes long. */
async function fetchLaterTexts(address: string | undefined): Promise<boolean> {
  if (!address) return true
  try {
    const response = await fetch(address)
    // Written by scripts/build/document.ts with this type.
    if (response.ok) laterDifferences = (await response.json()) as Differences
  } catch {
    // The connection failed.
  }
  if (!laterDifferences) request = undefined
  return laterDifferences !== undefined
}

/** After this time, a page that is hidden until it is translated is shown in the document's language instead. */
const maxHiddenMs = 8_000

/** The changes by other programs, in order. */
let mutations: MutationRecord[] = []
const observer = new MutationObserver((records) => mutations.push(...records))

/** Starts recording changes by other programs, so that they can be undone. */
export function watchTree(tree: Element): void {
  const options = { childList: true, characterDataOldValue: true, subtree: true }
  observer.observe(tree, options)
}

/** Replaces the texts of one language with those of another. Returns false, without a change, if that is not possible. */
export function translateTree(
  tree: Element,
  from: Language,
  to: Language,
  year: number,
): boolean {
  restoreTree()
  const translate = createPartTranslator(from, to)
  if (translate)
    for (const part of tree.querySelectorAll(untranslatedParts)) translate(part)
  writeYear(tree, year)
  observer.takeRecords()
  return translate !== undefined
}

/**
 * Translates the document while it arrives: the first view now, and the parts below it before each frame once their
 * texts are loaded. A part is complete when the next one has begun. Returns a function that translates the last parts;
 * it returns false when any part failed, and the page is then shown in the document's own language.
 */
export function translateWhileLoading(
  documentLanguage: Language,
  to: Language,
  address?: string,
): () => Promise<boolean> {
  html.dataset['hidden'] = ''
  let translate: PartTranslator | undefined
  let areTextsLoaded = false
  let frameRequest = 0
  // A script's first request takes 5 ms of a slow phone's processor, so it waits for the first paint. Tabs in the
  // background have no frames.
  const painted = new Promise<void>((resolve) => {
    runAfterPaint(resolve)
    setTimeout(resolve, 1000)
  })
  const textsLoaded = painted
    .then(() => loadLaterTexts(address))
    .then((isLoaded) => {
      areTextsLoaded = isLoaded
      if (isLoaded) translateInFrame()
    })
  function translateParts(end?: number) {
    if (!('hidden' in html.dataset)) return
    const parts = document.querySelectorAll<HTMLElement>(untranslatedParts)
    try {
      for (const part of [...parts].slice(0, end)) {
        translate ??= createPartTranslator(documentLanguage, to)
        translate?.(part)
        part.dataset['translated'] = ''
      }
    } catch (error) {
      translate = undefined
      delete html.dataset['hidden']
      console.error(error)
    }
  }
  function translateInFrame() {
    translateParts(-1)
    if ('hidden' in html.dataset) frameRequest = requestAnimationFrame(translateInFrame)
  }
  // The last part is the element at the end of the first view. If the first view were translated in the first frame,
  // Chromium would compute its styles and layout twice.
  translateParts(-1)
  return async () => {
    await Promise.race([
      textsLoaded,
      new Promise((resolve) => setTimeout(resolve, maxHiddenMs)),
    ])
    cancelAnimationFrame(frameRequest)
    if (areTextsLoaded) translateParts()
    delete html.dataset['hidden']
    const translateBack = areTextsLoaded
      ? undefined
      : createPartTranslator(to, documentLanguage)
    for (const part of document.querySelectorAll<HTMLElement>('[data-translated]')) {
      delete part.dataset['translated']
      translateBack?.(part)
    }
    return areTextsLoaded && translate !== undefined
  }
}

/** Translates a part of the page. Calls are in document order. */
type PartTranslator = (part: Element) => void

/** Creates a function that translates parts. Undefined if another program has removed the list of differences. */
function createPartTranslator(from: Language, to: Language): PartTranslator | undefined {
  const json = document.getElementById('differences')?.textContent
  if (!json) return undefined
  // Written by scripts/build/document.ts with this type.
  let [xpath, texts, markups] = JSON.parse(json) as Differences
  const translations = new Map<string, string[]>()
  const addTranslations = () => {
    const added = new Map<string, string[]>()
    for (const [index, text] of texts[from].entries())
      added.set(text, [...(added.get(text) ?? []), texts[to][index] ?? text])
    for (const [text, translated] of added) translations.set(text, translated)
  }
  addTranslations()
  // Places are found by their texts, so that elements added by other programs do not matter.
  return (part) => {
    if (part.id === firstViewEnd && laterDifferences) {
      ;[xpath, texts, markups] = laterDifferences
      addTranslations()
    }
    // 7 is XPathResult.ORDERED_NODE_SNAPSHOT_TYPE.
    const nodes = document.evaluate(xpath, part, null, 7)
    for (let index = 0; index < nodes.snapshotLength; index += 1) {
      const node = nodes.snapshotItem(index)
      const [text, ...remaining] = translations.get(node?.nodeValue ?? '') ?? []
      if (!node || text === undefined) continue
      if (remaining.length > 0) translations.set(node.nodeValue ?? '', remaining)
      node.nodeValue = text
    }
    for (const [selector, markup] of markups) {
      const element = document.querySelector(selector)
      if (element && part.contains(element)) element.innerHTML = markup[to]
    }
  }
}

/** Writes the visitor's current year, and the number of years since other years. */
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

/** Undoes the changes by other programs. Returns whether there were any. */
function restoreTree(): boolean {
  const focused = document.activeElement
  mutations.push(...observer.takeRecords())
  const hasChanged = mutations.length > 0
  for (const change of mutations.reverse()) undoMutation(change)
  mutations = []
  observer.takeRecords()
  // A field that is moved out of an element loses the focus.
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
  const nextNode = nextSibling?.parentNode === target ? nextSibling : null
  for (const node of removedNodes) target.insertBefore(node, nextNode)
}
