/**
 * The inline script of the document: everything that must happen before, or without, the application.
 * It picks the language, writes its words into the prerendered tree, writes the visitor's year, and imports the
 * application at the visitor's first event. Built as one script for the head (scripts/build/compileBoot.ts).
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
  /** The application is hydrated; it gets a choice of language that was made meanwhile. */
  awake: (setLanguage: (language: Language) => void) => void
}

declare global {
  interface Window {
    boot: Boot
  }
}

/** What the content decides, in a block of the document (scripts/build/document.ts): this script is the same for every content, so its hash stays too. */
export type BootData = [
  /** The addresses of the application's scripts in the order to import them. */
  application: string[],
  defaultLanguage: Language,
  /** What the document says in each language outside of the tree; nothing where the page is in one language. */
  choices: Choices,
]

const data = document.getElementById('boot-data')?.textContent ?? ''
// What scripts/build/document.ts wrote there has this type.
const [application, defaultLanguage, choices] = JSON.parse(data) as BootData

const html = document.documentElement
const year = new Date().getFullYear()
const offeredKey = 'languageOffered'
const wakeEvents = 'pointerdown pointermove touchstart keydown focusin scroll'.split(' ')
/** Without a keystroke for this long the visitor has paused. */
const typingPauseMs = 300
/** A script that has not come after this long is given up: the next event tries again. */
const scriptTimeoutMs = 60_000

let phase: 'parsing' | 'asleep' | 'hydrating' | 'awake' = 'parsing'
const chosen = chosenLanguage(choices)
let shown = chosen ?? defaultLanguage
let wanted = shown
let setLanguage: ((language: Language) => void) | undefined
let seenEvent = false
let waking = false
let failures = 0
let typedAt = -Infinity

let writeRest: (() => void) | undefined
// A visitor whose language is not the document's must not see that one, however slowly it arrives.
if (shown !== defaultLanguage) {
  showInDocument(choices[shown])
  writeRest = writeArriving(defaultLanguage, shown)
}

function afterFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}

function showLanguage(language: Language): void {
  const root = document.getElementById('root')
  if (root) writeWords(root, shown, language, year)
  shown = language
  showInDocument(choices[language])
}

/** Flags before hydration, and the offer of another language at any time. */
function onChoice(event: Event): void {
  if (!(event.target instanceof Element)) return
  const offer = event.target.closest<HTMLElement>('[data-offer]')
  if (offer) offer.hidden = true
  const language = event.target.closest('[data-language]')?.getAttribute('data-language')
  if (!isChoice(choices, language) || (phase === 'awake' && !offer)) return
  wanted = language
  storeLanguage(language)
  setLanguage?.(language)
  // The press is painted first: a slow phone answers at once, and switches in the next breath.
  afterFrame(showWanted)
}

/** While the application hydrates the tree must stay as it is; it gets the choice when it is awake. */
function showWanted(): void {
  if (phase !== 'asleep' || wanted === shown) return
  showLanguage(wanted)
  announce(choices[wanted].changed)
}

/** Whose browser asks for another language of the page, and who has chosen none, is offered it once. */
function offerLanguage(): void {
  const asked = browserLanguage(choices)
  const offer = document.querySelector<HTMLElement>(`[data-offer=${asked}]`)
  const isNew = chosen === undefined && remembered(offeredKey) === null
  if (!offer || !isNew || asked === shown) return
  remember(offeredKey, 'yes')
  offer.hidden = false
}

function showUnavailable(unavailable: boolean): void {
  const note = document.querySelector<HTMLElement>('[data-form-unavailable]')
  if (!note) return
  note.hidden = !unavailable
  if (unavailable) announce(note.firstElementChild?.textContent ?? '')
}

/**
 * Loads the application. A failure keeps everything as it is; the next event tries again, and from the second failure on the visitor reads what to do instead.
 */
async function wake(): Promise<void> {
  if (waking) return
  waking = true
  try {
    const deadline = AbortSignal.timeout(scriptTimeoutMs)
    await Promise.all(application.map((script) => fetchScript(script, deadline)))
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

/** Lets the browser answer the visitor between two scripts, each a long task on a phone. Who types goes first: the fields need no application. */
async function pause(): Promise<void> {
  const left = () => typedAt + typingPauseMs - performance.now()
  do await new Promise((resolve) => setTimeout(resolve, left()))
  while (left() > 0)
}

/** After the frame that answers the visitor's first event, so that waking never delays it. */
function onWakeEvent(): void {
  seenEvent = true
  if (waking || phase !== 'asleep') return
  afterFrame(() => void wake())
}

/** The tree has been parsed, and not all of it been painted. */
function start(): void {
  const root = document.getElementById('root')
  if (!root) return
  writeRest?.()
  writeYear(root, year)
  watchTree(root)
  // Storage and history are other processes of the browser: the first view does not wait for their answers.
  afterFrame(() => {
    tidyAddress(choices, wanted)
    offerLanguage()
  })
  phase = 'asleep'
  // A flag that was pressed while the document was on its way.
  showWanted()
  // An event that came while the document was on its way, perhaps the only one.
  if (seenEvent) onWakeEvent()
}

window.boot = {
  handOver: () => {
    phase = 'hydrating'
    return { language: shown, year, changed: releaseTree() }
  },
  awake: (change) => {
    phase = 'awake'
    setLanguage = change
    html.dataset['awake'] = ''
    if (wanted !== shown) change(wanted)
  },
}

document.addEventListener('readystatechange', start, { once: true })
for (const type of wakeEvents)
  addEventListener(type, onWakeEvent, { capture: true, passive: true })
addEventListener('input', () => (typedAt = performance.now()), true)
addEventListener('click', onChoice, true)
listenForMenu()
