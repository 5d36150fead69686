/** The inline script after the first view. Does everything that must work before the application runs or without it. */
import type { Language } from '../../schema/languages.ts'
import {
  announce,
  isChoice,
  storeValue,
  storedValue,
  showInDocument,
  storeLanguage,
  moveParameterToStorage,
  type Choices,
} from '../i18n/languageChoice.ts'
import { runAfterPaint } from './afterPaint.ts'
import { replaceForm, setFormState } from './formState.ts'
import { closeMenuOnEvents } from './phoneMenu.ts'
import {
  html,
  loadLaterTexts,
  releaseTree,
  watchTree,
  translateWhileLoading,
  translateTree,
  writeYears,
} from './prerenderedTree.ts'
import { laterStylesLink, renderBlockingLink } from './selectors.ts'

/** The functions that the application calls. */
export interface Boot {
  /** Undoes changes by other programs (`hasChanged`: there were any), and hands the page over to the application. */
  handOver: () => { language: Language; year: number; hasChanged: boolean }
  /**
   * The application calls this after hydration and after every language change. The first call passes on a
   * choice that the visitor has made in the meantime.
   */
  ready: (shown: Language, setLanguage: (language: Language) => void) => void
  /** Takes over again after the application has crashed. `root` contains the page as handed over, in language `shown`. */
  resume: (root: Element, shown: Language) => Promise<void>
}

declare global {
  interface Window {
    boot: Boot
  }
}

/**
 * Data that depends on the content, as JSON in the document (scripts/build/document.ts). The script itself and its
 * hash are the same for all content.
 */
export type BootData = [
  /** Addresses of the application's scripts in import order. */
  scripts: string[],
  defaultLanguage: Language,
  /** The texts outside React's tree in every language; empty for a page in one language. */
  choices: Choices,
  /** The address of the texts below the first view; absent if there are none. */
  laterTextsAddress?: string,
]

type State = {
  /** The language that the page is in. */
  shown: Language
  /** The last chosen language. It is shown after the next paint, or by the application. */
  chosen: Language
} & (
  | {
      /** The document is still loading. */
      phase: 'loading'
      /** Whether the visitor has interacted. There may be no further event that starts the application. */
      hasInteracted: boolean
      /** Translates the remaining blocks; undefined if the page is shown in the document's language. */
      translateRest?: () => Promise<boolean>
    }
  | {
      /** The page is complete and waits for an interaction. */
      phase: 'idle'
      /** False while the application is loading, and after loading it has failed for good. */
      canLoad: boolean
      /** The number of failed attempts to load the scripts. */
      failures: number
      /** The time of the last keystroke, from `performance.now()`. */
      typedAt: number
    }
  /** The application is hydrating the page, which must not change. */
  | { phase: 'hydrating' }
  | { phase: 'ready'; setLanguage: (language: Language) => void }
)

type InPhase<Name> = Extract<State, { phase: Name }>

const data = document.getElementById('boot-data')?.textContent ?? ''
// Written by scripts/build/document.ts with this type.
const [scripts, defaultLanguage, choices, laterTextsAddress] = JSON.parse(
  data,
) as BootData

// React renders the page without this script element.
document.currentScript?.remove()
const year = new Date().getFullYear()
const offeredKey = 'languageOffered'
const interactionEvents =
  'pointerdown pointermove touchstart keydown focusin scroll'.split(' ')
/** The minimum time between keystrokes that counts as a pause. */
const typingPauseMs = 300
/** After this time, loading the scripts counts as failed, so that a hanging connection does not prevent the next attempt. */
const scriptTimeoutMs = 60_000
/** After this time, the page is shown without the later styles: they are not essential. */
const stylesTimeoutMs = 8_000

const { choice, preferred } = window.visitor
const initialLanguage = choice ?? defaultLanguage
/** After three failed imports, the page gives up: further ones would probably fail too. */
let remainingImports = 3
let state: State = {
  phase: 'loading',
  shown: initialLanguage,
  chosen: initialLanguage,
  hasInteracted: false,
}

/** Handles clicks on flags (before hydration) and on the offer of another language (at any time). */
function onChoice(event: Event): void {
  if (!(event.target instanceof Element)) return
  const offer = event.target.closest('[data-offer]')
  const flag = event.target.closest<HTMLElement>('[data-language]')
  const language = flag?.dataset['language']
  if (offer ?? language) closeOffer()
  if (!isChoice(choices, language) || (state.phase === 'ready' && !offer)) return
  state.chosen = language
  storeLanguage(language)
  if (state.phase === 'ready') state.setLanguage(language)
  // Waits for the next paint, so that the pressed flag responds at once on a slow phone.
  else runAfterPaint(() => void showChosenLanguage())
}

/** Hides the offer of another language. If the focus was on it, moves the focus to the flag of that language. */
function closeOffer(): void {
  const offer = document.querySelector<HTMLElement>('[data-offer]:not([hidden])')
  if (!offer) return
  offer.hidden = true
  if (!document.activeElement?.closest('#root'))
    document
      .querySelector<HTMLElement>(`#root [data-language=${offer.dataset['offer']}]`)
      ?.focus({ preventScroll: true })
}

/** Shows the chosen language. During hydration, or if the translation fails, the application shows it later. */
async function showChosenLanguage(isAnnounced = true): Promise<void> {
  const root = document.getElementById('root')
  if (state.chosen === state.shown || !(await loadLaterTexts(laterTextsAddress))) return
  if (!root || state.phase !== 'idle' || state.chosen === state.shown) return
  const { shown, chosen } = state
  if (!translateTree(root, shown, chosen, year)) return
  state.shown = chosen
  showInDocument(choices[chosen])
  if (isAnnounced) announce(choices[chosen].changed)
}

/** Offers another language of the page to visitors whose browser prefers it and who have not chosen one. */
function offerLanguage(): void {
  const offer = document.querySelector<HTMLElement>(`[data-offer=${preferred}]`)
  const isNew = choice === undefined && storedValue(offeredKey) === null
  if (!offer || !isNew || preferred === state.shown) return
  storeValue(offeredKey, 'yes')
  offer.hidden = false
  announce(offer.firstElementChild?.textContent ?? '', offer.lang)
}

/**
 * Loads the application. If its scripts cannot be loaded, the page does not change and the next event tries again. From
 * the second failure on, the contact details replace the form.
 */
async function loadApplication(idle: InPhase<'idle'>): Promise<void> {
  idle.canLoad = false
  try {
    const deadline = AbortSignal.timeout(scriptTimeoutMs)
    const cache = idle.failures > 0 ? 'reload' : 'default'
    await Promise.all(scripts.map((script) => fetchScript(script, deadline, cache)))
  } catch {
    idle.canLoad = true
    idle.failures += 1
    if (idle.failures > 1) replaceForm()
    return
  }
  setFormState('open')
  try {
    for (const script of scripts) {
      await waitForTypingPause(idle)
      await import(/* @vite-ignore */ script)
    }
  } catch (error) {
    console.error(error)
    replaceForm()
    // A TypeError means that a request failed: the next event tries again. Any other error would occur again.
    remainingImports -= 1
    idle.canLoad = remainingImports > 0 && error instanceof TypeError
  }
}

/**
 * Loads a script into the browser's cache. Throws if the response is not a script: some hosts respond with a page,
 * which would be cached. `reload` bypasses the cache.
 */
async function fetchScript(
  address: string,
  signal: AbortSignal,
  cache: RequestCache,
): Promise<void> {
  const response = await fetch(address, { signal, cache })
  if (!response.ok || !/script/.test(response.headers.get('content-type') ?? ''))
    throw new Error(address)
  await response.arrayBuffer()
}

/**
 * Yields to the visitor between two scripts, each of which is a long task on a phone, and waits for a pause in typing:
 * the fields work without the application.
 */
async function waitForTypingPause(idle: InPhase<'idle'>): Promise<void> {
  const remainingMs = () => idle.typedAt + typingPauseMs - performance.now()
  do await new Promise((resolve) => setTimeout(resolve, remainingMs()))
  while (remainingMs() > 0)
}

/** Loads the application after the frame that responds to the visitor's event. */
function onInteraction(): void {
  if (state.phase === 'loading') state.hasInteracted = true
  if (state.phase !== 'idle' || !state.canLoad) return
  const idle = state
  runAfterPaint(() => {
    if (idle.canLoad) void loadApplication(idle)
  })
}

/** Lets the browser continue without the later styles, which block everything below, and applies them when they arrive. */
function stopWaitingForStyles(): void {
  if (state.phase !== 'loading') return
  const link = document.querySelector<HTMLLinkElement>(`#root ${laterStylesLink}`)
  if (!link || link.sheet) return
  link.addEventListener('load', () => (link.media = 'all'), { once: true })
  link.media = 'print'
}

/** Runs when the page has been parsed. If it throws, the form stays replaced. */
function startPage(): void {
  const root = document.getElementById('root')
  if (!root || state.phase !== 'loading') return
  setFormState('closed')
  const loading = state
  if (!loading.translateRest) return completePage(root, loading, loading.shown)
  void loading.translateRest().then((isTranslated) => {
    if (!isTranslated) showInDocument(choices[defaultLanguage])
    completePage(root, loading, isTranslated ? loading.shown : defaultLanguage)
  })
}

/** Finishes the page, complete in language `shown`: writes the year, enables the form, and waits for the visitor. */
function completePage(
  root: Element,
  { hasInteracted }: InPhase<'loading'>,
  shown: Language,
): void {
  writeYears(root, year)
  waitForInteraction(root, shown)
  setFormState('open')
  // Storage and history are synchronous calls to other processes, so they wait for the first paint.
  runAfterPaint(() => {
    moveParameterToStorage(choice && state.chosen)
    offerLanguage()
  })
  // A flag may have been pressed while the document loaded.
  runAfterPaint(() => void showChosenLanguage())
  if (hasInteracted) onInteraction()
}

/** Waits for the visitor's first event. From now on, changes by other programs are recorded. */
function waitForInteraction(root: Element, shown: Language, canLoad = true): void {
  watchTree(root)
  const { chosen } = state
  state = {
    phase: 'idle',
    shown,
    chosen,
    canLoad,
    failures: 0,
    typedAt: -Infinity,
  }
}

window.boot = {
  handOver: () => {
    const { shown, chosen } = state
    state = { phase: 'hydrating', shown, chosen }
    return { language: shown, year, hasChanged: releaseTree() }
  },
  ready: (shown, setLanguage) => {
    const chosen = state.phase === 'hydrating' ? state.chosen : shown
    state = { phase: 'ready', shown, chosen, setLanguage }
    html.dataset['ready'] = ''
    if (chosen !== shown) setLanguage(chosen)
  },
  resume: (root, shown) => {
    waitForInteraction(root, shown, false)
    // Announces nothing, because the caller announces that the form was replaced.
    return showChosenLanguage(false)
  },
}

document.addEventListener('readystatechange', startPage, { once: true })
// From now on, links scroll smoothly. The browser goes to an anchor in the page's address once more after this event:
// if it scrolled there smoothly, a font that arrives meanwhile would move the anchor, and the scroll would miss it.
addEventListener('load', () => runAfterPaint(() => (html.dataset['loaded'] = '')))
for (const type of interactionEvents)
  addEventListener(type, onInteraction, { capture: true, passive: true })
addEventListener(
  'input',
  () => {
    if (state.phase === 'idle') state.typedAt = performance.now()
  },
  true,
)
addEventListener('click', onChoice, true)
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') closeOffer()
})
// Only the application may send the form, even if another program submits it.
addEventListener('submit', (event) => event.preventDefault(), true)
closeMenuOnEvents()
setTimeout(stopWaitingForStyles, stylesTimeoutMs)
if (initialLanguage !== defaultLanguage) {
  showInDocument(choices[initialLanguage])
  state.translateRest = translateWhileLoading(
    defaultLanguage,
    initialLanguage,
    laterTextsAddress,
  )
  document.querySelector(renderBlockingLink)?.remove()
}
// This comes last, so that the form stays unavailable if anything above throws.
setFormState('open')
