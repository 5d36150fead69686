/**
 * The inline script of the document: everything that must happen before, or without, the application.
 * It picks the language, swaps the two prerendered trees, writes the visitor's year, and imports the
 * application at the first sign of the visitor. Built as one script for the head (scripts/build/boot.ts).
 */
import {
  announce,
  isLanguage,
  openingLanguage,
  showInDocument,
  storeLanguage,
  defaultLanguage,
  type DocumentWords,
  type Language,
} from './i18n/languages.ts'

/** What the application calls. */
export interface Boot {
  /** The application hydrates from here on: the trees are no longer touched. Returns the language shown. */
  handOver: () => Language
  /** The application is hydrated; it gets a choice of language that was made meanwhile. */
  awake: (setLanguage: (language: Language) => void) => void
}

declare global {
  interface Window {
    boot: Boot
  }
}

/** Put in by the build, as literals. */
declare const APPLICATION: string[]
declare const WORDS: Record<Language, DocumentWords>

/** The addresses of the application's scripts in the order to import them. */
const application = APPLICATION
/** The words that stand outside the two trees. */
const words = WORDS

type Phase = 'parsing' | 'asleep' | 'hydrating' | 'awake'

const html = document.documentElement
const signs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
] as const
/** Milliseconds without a keystroke after which the visitor has stopped typing for a moment. */
const lull = 300
/** Milliseconds after which a script that does not come is given up: the next sign tries again. */
const patience = 60_000

let phase: Phase = 'parsing'
let shown: Language = defaultLanguage
let wanted: Language = openingLanguage()
let signed = false
let waking = false
let failures = 0
/** When the visitor has typed last, in milliseconds. */
let typedAt = -Infinity

// A visitor whose language is not the one of the document must not see the other, however slowly it arrives.
showInDocument(wanted, words[wanted])
html.toggleAttribute('data-hidden', wanted !== shown)

if (comesToTop()) html.dataset['firstView'] = ''

function writeYear(tree: ParentNode): void {
  const year = String(new Date().getFullYear())
  for (const element of tree.querySelectorAll('[data-year]')) element.textContent = year
}

function otherTree(): HTMLTemplateElement | null {
  return document.querySelector('template#other-language')
}

/** Shows the other language: the trees change places, and what the visitor has done to one is done to the other. */
function swap(language: Language): void {
  const root = document.getElementById('root')
  const other = otherTree()
  if (!root || !other || language === shown) return
  // Asking an unseen tree where it is scrolled to would lay it out for nothing.
  const keep = html.hasAttribute('data-hidden') ? undefined : visitorState(root)
  if (keep && scrollY === 0) drawFirstView()
  const tree = other.content
  const previous = [...root.childNodes]
  root.replaceChildren(...tree.childNodes)
  tree.replaceChildren(...previous)
  shown = language
  showInDocument(language, words[language])
  keep?.(root)
}

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (element: Element | null | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const elementsOf = (root: HTMLElement) => [...root.querySelectorAll('*')]

/** Reads what the visitor has typed, focused, selected, opened and scrolled; the returned function puts it into the new tree. */
function visitorState(root: HTMLElement): (target: HTMLElement) => void {
  const elements = elementsOf(root)
  const values = elements.filter(isField).map((field) => field.value)
  const active = document.activeElement
  const focused = elements.findIndex((element) => element === active)
  const selection = isField(active)
    ? ([active.selectionStart, active.selectionEnd] as const)
    : null
  const open = [...root.querySelectorAll('details')].map((details) => details.open)
  // One language runs longer than the other: what the visitor looks at stays where it is.
  const looked =
    scrollY === 0 ? null : document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const anchor = elements.findIndex((element) => element === looked)
  const top = looked?.getBoundingClientRect().top ?? 0
  return (target) => {
    // Both trees have the same shape, so an element is found again by its place.
    const others = elementsOf(target)
    others.filter(isField).forEach((field, index) => (field.value = values[index] ?? ''))
    target
      .querySelectorAll('details')
      .forEach((details, index) => (details.open = open[index] ?? false))
    const again = others[focused]
    if (again instanceof HTMLElement) {
      again.focus({ preventScroll: true })
      if (selection && isField(again)) again.setSelectionRange(...selection)
    }
    const anchored = others[anchor]
    if (anchored) {
      const moved = anchored.getBoundingClientRect().top - top
      window.scrollBy({ top: moved, behavior: 'instant' })
    }
  }
}

/** Flags before hydration. While it runs the trees must stay as they are, so the choice waits for its end. */
function chooseLanguage(event: Event): void {
  if (phase === 'awake' || !(event.target instanceof Element)) return
  const language = event.target.closest('[data-language]')?.getAttribute('data-language')
  if (!isLanguage(language)) return
  wanted = language
  storeLanguage(language)
  // The press is painted first: a slow phone answers at once, and swaps in the next breath.
  if (phase === 'asleep') requestAnimationFrame(() => setTimeout(showWanted))
}

/** While the application hydrates the trees must stay as they are; it gets the choice when it is awake. */
function showWanted(): void {
  if (phase !== 'asleep' || wanted === shown) return
  swap(wanted)
  announce(words[wanted].changed)
}

/** The menu on phones is a details element: a choice, Esc, and a click or the focus beside it close it. */
function closeMenu(event: Event): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
  if (!menu || !(event.target instanceof Node)) return
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Escape') return
    menu.open = false
    menu.querySelector('summary')?.focus()
  } else if (
    !menu.contains(event.target) ||
    (event.type === 'click' &&
      event.target instanceof Element &&
      event.target.closest('a'))
  ) {
    menu.open = false
  }
}

function showUnavailable(unavailable: boolean): void {
  const notes = [document, otherTree()?.content].flatMap((tree) => [
    ...(tree?.querySelectorAll<HTMLElement>('[data-form-unavailable]') ?? []),
  ])
  for (const note of notes) note.hidden = !unavailable
  if (unavailable) announce(notes[0]?.firstElementChild?.textContent ?? '')
}

/**
 * Loads the application. It is fetched first, since a browser may remember a failed import for as long as the page lives.
 * A failure keeps everything as it is; the next sign tries again, and from the second failure on the visitor reads what to do instead.
 */
async function wake(): Promise<void> {
  if (waking || phase === 'awake') return
  waking = true
  try {
    await Promise.all(application.map(available))
    showUnavailable(false)
    for (const script of application) {
      await pause()
      await import(/* @vite-ignore */ script)
    }
  } catch {
    failures += 1
    if (failures > 1) showUnavailable(true)
    waking = false
  }
}

/** Fetches a script, or throws: also where no answer comes. */
async function available(script: string): Promise<void> {
  const response = await fetch(script, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw response
  await response.arrayBuffer()
}

/** Lets the browser answer the visitor between two scripts, each a long task on a phone. Who types goes first: the fields need no application. */
async function pause(): Promise<void> {
  const rest = () => typedAt + lull - performance.now()
  do await new Promise((resolve) => setTimeout(resolve, rest()))
  while (rest() > 0)
}

/** After the frame that answers the visitor's first sign, so that waking never delays it. */
function onSign(): void {
  signed = true
  drawRest()
  if (waking || phase === 'parsing') return
  requestAnimationFrame(() => setTimeout(() => void wake()))
}

/** What lies below the first view is laid out when that is on the screen, unless the visitor comes by an anchor, a reload or the way back. */
function comesToTop(): boolean {
  const [arrival] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[] // What the name says, in every browser.
  // Firefox hides a text directive (#:~:text=) from us, and does not find text that is not laid out. Chromium tells; the gain was measured there.
  return (
    'userAgentData' in navigator &&
    arrival?.type === 'navigate' &&
    !arrival.name.includes('#')
  )
}

function drawRest(): void {
  delete html.dataset['firstView']
}

/** After the next frames, two sections, then three, then all: all at once is a long task on a phone. */
function drawRestSoon(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const drawn = html.dataset['firstView']
      if (drawn === undefined) return
      if (drawn === '3') return drawRest()
      html.dataset['firstView'] = drawn === '2' ? '3' : '2'
      drawRestSoon()
    }),
  )
}

/** At the top of the page the first view is all that a new tree must show at once. */
function drawFirstView(): void {
  html.dataset['firstView'] = ''
  drawRestSoon()
}

/** A browser fetches icons and manifest before it paints. They come after that: until then an empty icon keeps it from guessing one. */
function holdBack(link: HTMLLinkElement): void {
  const { href } = link
  link.href = link.rel === 'icon' ? 'data:,' : ''
  addEventListener('load', () => setTimeout(() => (link.href = href), 300))
}

/** Both trees have been parsed. */
function start(): void {
  writeYear(document)
  const other = otherTree()
  if (other) writeYear(other.content)
  swap(wanted)
  html.removeAttribute('data-hidden')
  document
    .querySelectorAll<HTMLLinkElement>('link[rel=icon],link[rel=manifest]')
    .forEach(holdBack)
  phase = 'asleep'
  // A sign that came while the document was on its way, perhaps the only one.
  if (signed) onSign()
}

window.boot = {
  handOver: () => {
    phase = 'hydrating'
    for (const sign of signs) removeEventListener(sign, onSign, true)
    otherTree()?.remove()
    return shown
  },
  awake: (setLanguage) => {
    phase = 'awake'
    html.dataset['awake'] = ''
    if (wanted !== shown) setLanguage(wanted)
  },
}

// Once both trees are parsed, and before the first paint of all of it.
document.addEventListener('readystatechange', start, { once: true })
for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true })
// By then the first view is on the screen.
addEventListener('load', () => setTimeout(drawRestSoon, 100))
addEventListener('input', () => (typedAt = performance.now()), true)
addEventListener('click', chooseLanguage, true)
addEventListener('click', closeMenu, true)
addEventListener('focusin', closeMenu, true)
addEventListener('keydown', closeMenu, true)
