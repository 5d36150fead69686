/**
 * The prerendered page before hydration: translates its texts in place, so that everything the visitor has typed,
 * selected, opened, or scrolled is kept. Undoes changes by other programs, such as translators and extensions.
 */
import type { Language } from '../../schema/languages.ts'
import { yearsSince } from '../i18n/yearsSince.ts'
import { runAfterPaint } from './afterPaint.ts'
import { firstViewEnd, untranslatedBlocks } from './selectors.ts'

/** The differences between the languages of the page (scripts/build/differences.ts). */
export type Differences = [
  /** XPath of all text nodes, and of the attributes that differ. */
  xpath: string,
  /** The differing texts. One with a single translation is listed once; others once per use, in document order. */
  texts: Record<Language, string[]>,
  /** For elements whose structure differs: a selector, and the element's inner HTML in each language. */
  structures: [selector: string, innerHtml: Record<Language, string>][],
]

export const html = document.documentElement

/** The differences below the first view; undefined until they are loaded. */
let laterDifferences: Differences | undefined

let laterTextsRequest: Promise<boolean> | undefined

/** Loads the texts below the first view. Resolves with false on failure, and the next call tries again. */
export function loadLaterTexts(address: string | undefined): Promise<boolean> {
  laterTextsRequest ??= fetchLaterTexts(address)
  return laterTextsRequest
}

/** Fetches the texts, without a timeout: a visitor's choice takes effect when they arrive, even if that takes long. */
async function fetchLaterTexts(address: string | undefined): Promise<boolean> {
  if (!address) return true
  try {
    const response = await fetch(address)
    // Written by scripts/build/document.ts with this type.
    if (response.ok) laterDifferences = (await response.json()) as Differences
  } catch {
    // The connection failed.
  }
  if (!laterDifferences) laterTextsRequest = undefined
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
  undoOtherChanges()
  const translate = createTranslator(from, to)
  if (translate)
    for (const block of tree.querySelectorAll(untranslatedBlocks)) translate(block)
  writeYears(tree, year)
  observer.takeRecords()
  return translate !== undefined
}

/**
 * Translates the document while it loads: the first view at once, and the later blocks before each frame, after their
 * texts have loaded. A block is complete when the next block has begun. Returns a function that translates the
 * remaining blocks. It resolves with false if a block failed; the page is then in the document's language.
 */
export function translateWhileLoading(
  documentLanguage: Language,
  to: Language,
  address?: string,
): () => Promise<boolean> {
  html.dataset['hidden'] = ''
  let translate: BlockTranslator | undefined
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
  function translateBlocks(end?: number) {
    if (!('hidden' in html.dataset)) return
    const blocks = document.querySelectorAll<HTMLElement>(untranslatedBlocks)
    try {
      for (const block of [...blocks].slice(0, end)) {
        translate ??= createTranslator(documentLanguage, to)
        translate?.(block)
        block.dataset['translated'] = ''
      }
    } catch (error) {
      translate = undefined
      delete html.dataset['hidden']
      console.error(error)
    }
  }
  function translateInFrame() {
    translateBlocks(-1)
    if ('hidden' in html.dataset) frameRequest = requestAnimationFrame(translateInFrame)
  }
  // The last block is the marker at the end of the first view. If the first view were translated in the first frame,
  // Chromium would compute its styles and layout twice.
  translateBlocks(-1)
  return async () => {
    await Promise.race([
      textsLoaded,
      new Promise((resolve) => setTimeout(resolve, maxHiddenMs)),
    ])
    cancelAnimationFrame(frameRequest)
    if (areTextsLoaded) translateBlocks()
    delete html.dataset['hidden']
    const translateBack = areTextsLoaded
      ? undefined
      : createTranslator(to, documentLanguage)
    for (const block of document.querySelectorAll<HTMLElement>('[data-translated]')) {
      delete block.dataset['translated']
      translateBack?.(block)
    }
    return areTextsLoaded && translate !== undefined
  }
}

/** Translates a block of the page. Must be called in document order. */
type BlockTranslator = (block: Element) => void

/** Creates a function that translates blocks. Undefined if another program has removed the list of differences. */
function createTranslator(from: Language, to: Language): BlockTranslator | undefined {
  const json = document.getElementById('differences')?.textContent
  if (!json) return undefined
  // Written by scripts/build/document.ts with this type.
  let [xpath, texts, structures] = JSON.parse(json) as Differences
  const translations = new Map<string, string[]>()
  const addTranslations = () => {
    const additions = new Map<string, string[]>()
    for (const [index, text] of texts[from].entries())
      additions.set(text, [...(additions.get(text) ?? []), texts[to][index] ?? text])
    for (const [text, translated] of additions) translations.set(text, translated)
  }
  addTranslations()
  // Nodes are found by their old texts, so that elements added by other programs do not matter.
  return (block) => {
    if (block.id === firstViewEnd && laterDifferences) {
      ;[xpath, texts, structures] = laterDifferences
      addTranslations()
    }
    // 7 is XPathResult.ORDERED_NODE_SNAPSHOT_TYPE.
    const nodes = document.evaluate(xpath, block, null, 7)
    for (let index = 0; index < nodes.snapshotLength; index += 1) {
      const node = nodes.snapshotItem(index)
      const [translation, ...remaining] = translations.get(node?.nodeValue ?? '') ?? []
      if (!node || translation === undefined) continue
      if (remaining.length > 0) translations.set(node.nodeValue ?? '', remaining)
      node.nodeValue = translation
    }
    for (const [selector, innerHtml] of structures) {
      const element = document.querySelector(selector)
      if (element && block.contains(element)) element.innerHTML = innerHtml[to]
    }
  }
}

/** Updates the elements that show the current year, or a number of years up to it (`yearsSince`). */
export function writeYears(tree: Element, year: number): void {
  for (const element of tree.querySelectorAll<HTMLElement>('[data-year]'))
    element.textContent = yearsSince(Number(element.dataset['year']), year)
}

/** Undoes the changes by other programs and stops observing. Returns whether there were any. */
export function releaseTree(): boolean {
  const hasChanged = undoOtherChanges()
  observer.disconnect()
  return hasChanged
}

/** Undoes the changes by other programs. Returns whether there were any. */
function undoOtherChanges(): boolean {
  const focused = document.activeElement
  mutations.push(...observer.takeRecords())
  const hasChanged = mutations.length > 0
  for (const mutation of mutations.reverse()) undoMutation(mutation)
  mutations = []
  observer.takeRecords()
  // A field that is moved out of an element loses the focus.
  if (focused instanceof HTMLElement && document.activeElement !== focused)
    focused.focus({ preventScroll: true })
  return hasChanged
}

function undoMutation(mutation: MutationRecord): void {
  const { target, oldValue, addedNodes, removedNodes, nextSibling } = mutation
  // `oldValue` is the previous text of a text node. For added or removed nodes it is null, and setting an element's
  // value does nothing.
  target.nodeValue = oldValue
  // Changes to a detached node are not recorded, so a recorded node may have been removed.
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node)
  const nextNode = nextSibling?.parentNode === target ? nextSibling : null
  for (const node of removedNodes) target.insertBefore(node, nextNode)
}
