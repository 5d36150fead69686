/** The inline script after the first view: everything that must happen before or without the application. */
import type { Language } from '../../schema/languages.ts'
import {
  announce,
  isChoice,
  remember,
  remembered,
  showInDocument,
  storeLanguage,
  tidyAddress,
  type Choices,
} from '../i18n/languageChoice.ts'
import { afterFrame } from './afterFrame.ts'
import { closeForm, markForm } from './formMark.ts'
import { laterStyles, waitsForBoot } from './pageParts.ts'
import { listenForMenu } from './phoneMenu.ts'
import {
  loadLaterWords,
  releaseTree,
  watchTree,
  writeArriving,
  writeWords,
  writeYear,
} from './prerenderedTree.ts'

/** Called by the application. */
export interface Boot {
  /** Undoes changes by other programs and hands the page over to the application. `changed` says whether there were any. */
  handOver: () => { language: Language; year: number; changed: boolean }
  /**
   * The application calls this after hydration and after every change of the language. The first call passes
   * on a choice that the visitor has made in the meantime.
   */
  awake: (shown: Language, setLanguage: (language: Language) => void) => void
  /** Takes over again after the application has crashed. The page below `root` is as it was at handover, in the language `shown`. */
  resume: (root: Element, shown: Language) => Promise<void>
}

declare global {
  interface Window {
    boot: Boot
  }
}

/**
 * Data that depends on the content, as JSON in the document (scripts/build/document.ts). The script itself and its
 * hash are the same for every content.
 */
export type BootData = [
  /** Addresses of the application's scripts in import order. */
  application: string[],
  defaultLanguage: Language,
  /** The texts outside React's tree in every language; empty for a page in one language. */
  choices: Choices,
  /** The address of the texts below the first view; absent if there are none. */
  laterWords?: string,
]

type State = {
  /** The language that the page is in. */
  shown: Language
  /** The last chosen language. It is shown after the next paint, or by the application. */
  wanted: Language
} & (
  | {
      /** The document is still arriving. */
      phase: 'arriving'
      /** The visitor has already interacted: there may be no other event to wake the page. */
      hasSeenEvent: boolean
      /** Translates the last parts; undefined when the page is shown in the document's own language. */
      writeRest?: () => Promise<boolean>
    }
  | {
      phase: 'asleep'
      /** The application is loading or cannot be loaded. */
      isLoading: boolean
      /** How often loading its scripts has failed. */
      failures: number
      /** The time of the last keystroke, from `performance.now()`. */
      typedAt: number
    }
  /** The application is hydrating the page, which must not change. */
  | { phase: 'hydrating' }
  | { phase: 'awake'; setLanguage: (language: Language) => void }
)

type InPhase<Name> = Extract<State, { phase: Name }>

const data = document.getElementById('boot-data')?.textContent ?? ''
// Written by scripts/build/document.ts with this type.
const [application, defaultLanguage, choices, laterWords] = JSON.parse(data) as BootData

const html = document.documentElement
// React manages the page below and does not know this script.
document.currentScript?.remove()
const year = new Date().getFullYear()
const offeredKey = 'languageOffered'
const wakeEvents = 'pointerdown pointermove touchstart keydown focusin scroll'.split(' ')
/** A gap of this length between keystrokes is a pause. */
const typingPauseMs = 300
/** After this time loading a script counts as failed; the next event tries again. */
const scriptTimeoutMs = 60_000
/** After this time the page is shown without the later styles. */
const stylesTimeoutMs = 8_000

const { chosen, asked } = window.visitor
const first = chosen ?? defaultLanguage
/** How many imports of loaded scripts may still fail. */
let importsLeft = 3
let state: State = { phase: 'arriving', shown: first, wanted: first, hasSeenEvent: false }

/** A click on a flag before hydration, or on the offer of another language at any time. */
function onChoice(event: Event): void {
  if (!(event.target instanceof Element)) return
  const offer = event.target.closest('[data-offer]')
  const language = event.target.closest('[data-language]')?.getAttribute('data-language')
  if (offer ?? language) closeOffer()
  if (!isChoice(choices, language) || (state.phase === 'awake' && !offer)) return
  state.wanted = language
  storeLanguage(language)
  if (state.phase === 'awake') state.setLanguage(language)
  // Paints the pressed flag first, so that a slow phone responds at once; the texts follow.
  else afterFrame(() => void showWanted())
}

/** The focus moves from the offer to the flag that does the same. */
function closeOffer(): void {
  const offer = document.querySelector<HTMLElement>('[data-offer]:not([hidden])')
  if (!offer) return
  offer.hidden = true
  if (!document.activeElement?.closest('#root'))
    document
      .querySelector<HTMLElement>(`#root [data-language=${offer.dataset['offer']}]`)
      ?.focus({ preventScroll: true })
}

/** If the application is hydrating or the texts cannot be written here, the application shows the choice later. */
async function showWanted(isAnnounced = true): Promise<void> {
  const root = document.getElementById('root')
  if (state.wanted === state.shown || !(await loadLaterWords(laterWords))) return
  if (!root || state.phase !== 'asleep' || state.wanted === state.shown) return
  const { shown, wanted } = state
  if (!writeWords(root, shown, wanted, year)) return
  state.shown = wanted
  showInDocument(choices[wanted])
  if (isAnnounced) announce(choices[wanted].changed)
}

/** Offers another language of the page to visitors whose browser prefers it and who have not chosen one. */
function offerLanguage(): void {
  const offer = document.querySelector<HTMLElement>(`[data-offer=${asked}]`)
  const isNew = chosen === undefined && remembered(offeredKey) === null
  if (!offer || !isNew || asked === state.shown) return
  remember(offeredKey, 'yes')
  offer.hidden = false
  announce(offer.firstElementChild?.textContent ?? '', offer.lang)
}

/**
 * Loads the application. If its scripts cannot be loaded, nothing changes and the next event tries again; from the
 * second failure on, the form says what to do instead.
 */
async function wake(asleep: InPhase<'asleep'>): Promise<void> {
  asleep.isLoading = true
  try {
    const deadline = AbortSignal.timeout(scriptTimeoutMs)
    const cache = asleep.failures > 0 ? 'reload' : 'default'
    await Promise.all(application.map((script) => fetchScript(script, deadline, cache)))
  } catch {
    asleep.isLoading = false
    asleep.failures += 1
    if (asleep.failures > 1) closeForm()
    return
  }
  markForm('open')
  try {
    for (const script of application) {
      await pauseInTyping(asleep)
      await import(/* @vite-ignore */ script)
    }
  } catch (error) {
    console.error(error)
    closeForm()
    // If the connection broke, the next event tries again. If the application threw, it would always throw.
    importsLeft -= 1
    asleep.isLoading = importsLeft === 0 || !(error instanceof TypeError)
  }
}

/**
 * Also throws if the response is not a script, because hosts may respond with a page, which is then cached. `reload`
 * bypasses the cache.
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
async function pauseInTyping(asleep: InPhase<'asleep'>): Promise<void> {
  const left = () => asleep.typedAt + typingPauseMs - performance.now()
  do await new Promise((resolve) => setTimeout(resolve, left()))
  while (left() > 0)
}

/** Wakes the page after the frame that responds to the visitor's first event. */
function onWakeEvent(): void {
  if (state.phase === 'arriving') state.hasSeenEvent = true
  if (state.phase !== 'asleep' || state.isLoading) return
  const asleep = state
  afterFrame(() => {
    if (!asleep.isLoading) void wake(asleep)
  })
}

/** A style sheet that hangs blocks what follows it. This lets the browser continue and applies the styles when they arrive. */
function stopWaitingForStyles(): void {
  if (state.phase !== 'arriving') return
  const link = document.querySelector<HTMLLinkElement>(`#root ${laterStyles}`)
  if (!link || link.sheet) return
  link.addEventListener('load', () => (link.media = 'all'), { once: true })
  link.media = 'print'
}

/** Runs when the page has been parsed. If it throws, the form stays marked as closed. */
function start(): void {
  const root = document.getElementById('root')
  if (!root || state.phase !== 'arriving') return
  markForm('closed')
  const arriving = state
  if (!arriving.writeRest) return complete(root, arriving, arriving.shown)
  void arriving.writeRest().then((isWritten) => {
    if (!isWritten) showInDocument(choices[defaultLanguage])
    complete(root, arriving, isWritten ? arriving.shown : defaultLanguage)
  })
}

/** The page is complete, in the language `shown`. */
function complete(
  root: Element,
  { hasSeenEvent }: InPhase<'arriving'>,
  shown: Language,
): void {
  writeYear(root, year)
  sleep(root, shown, false)
  markForm('open')
  // Storage and history are synchronous calls to other processes, so they wait for the first paint.
  afterFrame(() => {
    tidyAddress(chosen && state.wanted)
    offerLanguage()
  })
  // A flag may have been pressed while the document arrived.
  afterFrame(() => void showWanted())
  if (hasSeenEvent) onWakeEvent()
}

/** From now on the page is complete and waits for an event; only this script may change it. */
function sleep(root: Element, shown: Language, isLoading: boolean): void {
  watchTree(root)
  const { wanted } = state
  state = { phase: 'asleep', shown, wanted, isLoading, failures: 0, typedAt: -Infinity }
}

window.boot = {
  handOver: () => {
    const { shown, wanted } = state
    state = { phase: 'hydrating', shown, wanted }
    return { language: shown, year, changed: releaseTree() }
  },
  awake: (shown, setLanguage) => {
    const wanted = state.phase === 'hydrating' ? state.wanted : shown
    state = { phase: 'awake', shown, wanted, setLanguage }
    html.dataset['awake'] = ''
    if (wanted !== shown) setLanguage(wanted)
  },
  resume: (root, shown) => {
    sleep(root, shown, true)
    // Then the removal of the form is announced.
    return showWanted(false)
  },
}

document.addEventListener('readystatechange', start, { once: true })
for (const type of wakeEvents)
  addEventListener(type, onWakeEvent, { capture: true, passive: true })
addEventListener(
  'input',
  () => {
    if (state.phase === 'asleep') state.typedAt = performance.now()
  },
  true,
)
addEventListener('click', onChoice, true)
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') closeOffer()
})
// Only the application may send the form, even if another program submits it.
addEventListener('submit', (event) => event.preventDefault(), true)
listenForMenu()
setTimeout(stopWaitingForStyles, stylesTimeoutMs)
if (first !== defaultLanguage) {
  showInDocument(choices[first])
  state.writeRest = writeArriving(defaultLanguage, first, laterWords)
  document.querySelector(waitsForBoot)?.remove()
}
// Last: if anything above throws, the document is shown without the mark.
markForm('open')
