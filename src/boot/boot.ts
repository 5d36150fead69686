/**
 * The inline script of the document: everything that must happen before, or without, the application.
 * It picks the language, writes its words into the prerendered tree, writes the visitor's year, and imports the
 * application at the visitor's first event. Built as one script for the head (scripts/build/compileInline.ts).
 */
import type { Language } from '../../schema/languages.ts'
import { fetchScript } from '../fetchScript.ts'
import {
  announce,
  browserLanguage,
  chosenLanguage,
  isChoice,
  remember,
  remembered,
  showInDocument,
  storeLanguage,
  tidyAddress,
  type Choices,
} from '../i18n/languageChoice.ts'
import { closeForm, markForm } from './formMark.ts'
import { listenForMenu } from './phoneMenu.ts'
import {
  releaseTree,
  watchTree,
  writeArriving,
  writeWords,
  writeYear,
} from './prerenderedTree.ts'

/** What the application calls. */
export interface Boot {
  /** From here on the tree is the application's. What other programs had put into it is gone; `changed` tells that there was something. */
  handOver: () => { language: Language; year: number; changed: boolean }
  /** The application shows the page in a language: hydrated, or after a change. The first time it gets a choice that was made meanwhile. */
  awake: (shown: Language, setLanguage: (language: Language) => void) => void
  /** The application is broken, and the tree below `root` again as it was handed over, in the language `shown`. */
  goOn: (root: Element, shown: Language) => void
}

declare global {
  interface Window {
    boot: Boot
  }
}

/** What the content decides, as JSON in the document (scripts/build/document.ts). This script is the same for every content, and so is its hash. */
export type BootData = [
  /** The addresses of the application's scripts in the order to import them. */
  application: string[],
  defaultLanguage: Language,
  /** What the document says in each language outside of the tree; nothing where the page is in one language. */
  choices: Choices,
]

interface Languages {
  /** The language that the page is shown in. */
  shown: Language
  /** The one that the visitor chose last. It is shown once the press is painted, or by the application. */
  wanted: Language
}

/** The document is on its way. */
interface Arriving extends Languages {
  phase: 'arriving'
  /** An event of the visitor has come, perhaps the only one. */
  eventSeen: boolean
  /** Writes the parts that came last, where the page is not shown in the document's own language. */
  writeRest?: () => boolean
}

interface Asleep extends Languages {
  phase: 'asleep'
  /** The application is on its way, or will never come. */
  loading: boolean
  /** How often its scripts did not come. */
  failures: number
  /** When the visitor typed last, on the clock of `performance.now()`. */
  typedAt: number
}

/** The application has the tree, which must stay as it is. */
interface Hydrating extends Languages {
  phase: 'hydrating'
}

interface Awake extends Languages {
  phase: 'awake'
  setLanguage: (language: Language) => void
}

type State = Arriving | Asleep | Hydrating | Awake

const data = document.getElementById('boot-data')?.textContent ?? ''
// What scripts/build/document.ts wrote there has this type.
const [application, defaultLanguage, choices] = JSON.parse(data) as BootData

const html = document.documentElement
const year = new Date().getFullYear()
const offeredKey = 'languageOffered'
const wakeEvents = 'pointerdown pointermove touchstart keydown focusin scroll'.split(' ')
/** Without a keystroke for this long the visitor has paused. */
const typingPauseMs = 300
/** Scripts that have not come after this long are given up: the next event tries again. */
const scriptTimeoutMs = 60_000
/** Styles that have not come after this long are no longer waited for. */
const stylesTimeoutMs = 8_000

const chosen = chosenLanguage(choices)
const first = chosen ?? defaultLanguage
let state: State = { phase: 'arriving', shown: first, wanted: first, eventSeen: false }

function afterFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}

/** A click on a flag before hydration, or on the offer of another language at any time. */
function onChoice(event: Event): void {
  if (!(event.target instanceof Element)) return
  const offer = event.target.closest<HTMLElement>('[data-offer]')
  if (offer) offer.hidden = true
  const language = event.target.closest('[data-language]')?.getAttribute('data-language')
  if (!isChoice(choices, language) || (state.phase === 'awake' && !offer)) return
  state.wanted = language
  storeLanguage(language)
  const flag = document.querySelector<HTMLElement>(`#root [data-language=${language}]`)
  // The focus was on the offer, which is hidden now. Focus that lies within the page stays there.
  if (offer && !document.activeElement?.closest('#root'))
    flag?.focus({ preventScroll: true })
  if (state.phase === 'awake') state.setLanguage(language)
  // The press is painted first, so that a slow phone answers at once; the words follow.
  else afterFrame(showWanted)
}

/** A choice that comes while the application hydrates, or whose words cannot be written here, is shown once it is awake. */
function showWanted(): void {
  const root = document.getElementById('root')
  if (!root || state.phase !== 'asleep' || state.wanted === state.shown) return
  const { shown, wanted } = state
  if (!writeWords(root, shown, wanted, year)) return
  state.shown = wanted
  showInDocument(choices[wanted])
  announce(choices[wanted].changed)
}

/** Whose browser asks for another language of the page, and who has chosen none, is offered it once. */
function offerLanguage(): void {
  const asked = browserLanguage(choices)
  const offer = document.querySelector<HTMLElement>(`[data-offer=${asked}]`)
  const isNew = chosen === undefined && remembered(offeredKey) === null
  if (!offer || !isNew || asked === state.shown) return
  remember(offeredKey, 'yes')
  offer.hidden = false
}

/**
 * Loads the application. Where its scripts do not come everything stays as it is; the next event tries again, and from
 * the second failure on the visitor reads what to do instead.
 */
async function wake(asleep: Asleep): Promise<void> {
  asleep.loading = true
  try {
    const deadline = AbortSignal.timeout(scriptTimeoutMs)
    await Promise.all(application.map((script) => fetchScript(script, deadline)))
  } catch {
    asleep.loading = false
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
    // A browser remembers such a failure for as long as the page lives.
    console.error(error)
    closeForm()
  }
}

/** Lets the browser answer the visitor between two scripts, each a long task on a phone. Who types goes first: the fields need no application. */
async function pauseInTyping(asleep: Asleep): Promise<void> {
  const left = () => asleep.typedAt + typingPauseMs - performance.now()
  do await new Promise((resolve) => setTimeout(resolve, left()))
  while (left() > 0)
}

/** Wakes after the frame that answers the visitor's first event, so as not to delay it. */
function onWakeEvent(): void {
  if (state.phase === 'arriving') state.eventSeen = true
  if (state.phase !== 'asleep' || state.loading) return
  const asleep = state
  afterFrame(() => {
    if (!asleep.loading) void wake(asleep)
  })
}

/** The browser shows nothing of what follows a style sheet that hangs: it goes on without, and takes the styles when they come. */
function stopWaitingForStyles(): void {
  if (state.phase !== 'arriving') return
  const link = document.querySelector<HTMLLinkElement>('#root link')
  if (!link || link.sheet) return
  link.addEventListener('load', () => (link.media = 'all'), { once: true })
  link.media = 'print'
}

/** Runs when the tree has been parsed. Where it throws, the form stays marked as closed. */
function start(): void {
  const root = document.getElementById('root')
  if (!root || state.phase !== 'arriving') return
  markForm('closed')
  const { eventSeen, writeRest } = state
  let { shown } = state
  if (writeRest && !writeRest()) {
    shown = defaultLanguage
    showInDocument(choices[shown])
  }
  writeYear(root, year)
  sleep(root, shown, false)
  markForm('open')
  // Storage and history are other processes of the browser: the first view does not wait for their answers.
  afterFrame(() => {
    tidyAddress(choices, state.wanted)
    offerLanguage()
  })
  // A flag may have been pressed while the document was on its way.
  afterFrame(showWanted)
  if (eventSeen) onWakeEvent()
}

/** From here on the tree is complete, and only this script may change it. */
function sleep(root: Element, shown: Language, loading: boolean): void {
  watchTree(root)
  const { wanted } = state
  state = { phase: 'asleep', shown, wanted, loading, failures: 0, typedAt: -Infinity }
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
  goOn: (root, shown) => {
    sleep(root, shown, true)
    showWanted()
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
// Another program may send the form, which is the application's to do.
addEventListener('submit', (event) => event.preventDefault(), true)
listenForMenu()
setTimeout(stopWaitingForStyles, stylesTimeoutMs)
// A visitor whose language is not the document's must not see the other, however slowly it arrives.
if (first !== defaultLanguage) {
  showInDocument(choices[first])
  state.writeRest = writeArriving(defaultLanguage, first)
}
// At the end: a browser in which anything above throws shows the document without the mark.
markForm('open')
