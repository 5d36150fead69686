import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Language } from '../../schema/languages.ts'
import type { Choices } from '../i18n/languageChoice.ts'
import { runAfterPaint } from './afterPaint.ts'

const choices = {
  en: { lang: 'en', title: 'Page', description: 'A page.', changed: 'In English now' },
  br: {
    lang: 'pt-BR',
    title: 'Página',
    description: 'Uma página.',
    changed: 'Agora em português',
  },
} satisfies Partial<Choices>
const differences = ['.//text()', { en: ['Hello'], br: ['Olá'] }, []]
const body = `<div id="root"><header><h1>Hello</h1><form><input name="name"></form>
  <button data-language="en">EN</button><button data-language="br">BR</button>
  <details data-menu><summary>Menu</summary><p></p><a>About</a></details>
  <div data-form-unavailable><p>Write to us</p><p>Mail</p></div><small data-year></small></header></div>
<div data-offer="br" lang="pt-BR" hidden><button data-language="br">Ver em português</button><button id="close">×</button></div>
<div id="announcer"></div>
<script type="application/json" id="differences">${JSON.stringify(differences)}</script>`

const find = <Found extends HTMLElement>(selector: string) => {
  const element = document.querySelector<Found>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}
const title = () => find('h1').textContent
const html = document.documentElement
/** The attribute by which the style sheet shows the form or its replacement. */
const formState = () => html.dataset['form']
const scriptHasRun = () => Reflect.get(window, 'scriptHasRun') === true
let pageController = new AbortController()
let pageCount = 0

interface Visit {
  search?: string
  stored?: string
  /** The browser's preferred languages. */
  languages?: string[] | undefined
  /** The code of the application's script. */
  code?: string
  /** The address of the texts below the first view. */
  laterTextsAddress?: string
  /** The only inline script that runs. */
  onlyScript?: 'head'
}

const defaultVisit = { languages: ['en-US'], code: 'window.scriptHasRun=true' }

/** Loads the page up to its inline scripts. The document is not parsed completely (`finishParsing`). */
async function loadPage(visit: Visit = {}) {
  const { laterTextsAddress, onlyScript, search = '', stored = '' } = visit
  const { languages, code } = { ...defaultVisit, ...visit }
  history.replaceState(null, '', `/${search}`)
  if (stored) localStorage.setItem('language', stored)
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { languages: { value: languages } }),
  )
  pageCount += 1
  const script = `data:text/javascript,${code}//${pageCount}`
  const data = [[script], 'en', choices, laterTextsAddress]
  find('#boot-data').textContent = JSON.stringify(data)
  pageController = new AbortController()
  vi.resetModules()
  Reflect.deleteProperty(window, 'boot')
  await import('./head.ts')
  if (!onlyScript) await import('./boot.ts')
}

const finishParsing = () => document.dispatchEvent(new Event('readystatechange'))

async function openPage(visit?: Visit) {
  await loadPage(visit)
  finishParsing()
  await settle()
}

const movePointer = () => dispatchEvent(new Event('pointermove'))
const click = (selector: string) => find(selector).click()
/** Waits for the next frame and the task after it, queued after those of the boot script. */
const waitForFrame = () => new Promise<void>(runAfterPaint)
/** Waits for two frames: one until the boot script continues, and one for the result. */
const settle = async () => {
  await waitForFrame()
  await waitForFrame()
}

/** Finishes hydration in a language. Returns the list of choices that the boot script passes on, now and later. */
function finishHydration(shown: Language): string[] {
  const passedChoices: string[] = []
  window.boot.ready(shown, (language) => passedChoices.push(language))
  return passedChoices
}

beforeEach(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="description" content="A page."><script type="application/json" id="boot-data"></script>',
  )
  document.body.innerHTML = body
  html.lang = 'en'
  for (const name of Object.keys(html.dataset)) Reflect.deleteProperty(html.dataset, name)
  Reflect.deleteProperty(window, 'scriptHasRun')
  // Makes the listeners of the boot script end with the page.
  for (const target of [window, document]) {
    const addListener = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      const init = typeof options === 'object' ? options : { capture: options === true }
      addListener(type, listener, { ...init, signal: pageController.signal })
    })
  }
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async () => new Response('', { headers: { 'content-type': 'text/javascript' } }),
    ),
  )
})

// Pending work of a page ends within its test, and listeners that it adds later are ignored.
afterEach(async () => {
  vi.useRealTimers()
  pageController.abort()
  // Stops the translation in each frame.
  delete html.dataset['hidden']
  await settle()
})

test.each([
  ['PT_br', 'en', 'br'],
  ['en-US', 'br', 'en'],
  // Neither a language of the page nor a name that every object has.
  ['fr', 'br', 'br'],
  ['toString', 'fr', 'en'],
])(
  'with %s in the address and %s stored, the page is in %s',
  async (tag, stored, language) => {
    const { length } = history
    await openPage({ search: `?from=card&lang=${tag}`, stored })
    expect(history).toHaveLength(length)
    expect([title(), location.search]).toEqual([
      language === 'en' ? 'Hello' : 'Olá',
      '?from=card',
    ])
    expect(html.dataset).not.toHaveProperty('hidden')
    expect(localStorage.getItem('language')).toBe(stored === 'fr' ? 'fr' : language)
  },
)

// BCP 47 `br` is Breton, not our key.
test.each([[undefined], [['br']], [['en-GB', 'pt-BR']]])(
  'a browser that prefers %j gets no offer of another language',
  async (languages) => {
    await openPage({ languages })
    expect(find('[data-offer]').hidden).toBe(true)
    expect(localStorage.getItem('languageOffered')).toBeNull()
  },
)

test.each(['getItem', 'setItem'] as const)('flags work if %s throws', async (method) => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('Refused.', 'SecurityError')
  })
  await openPage()
  click('#root [data-language=br]')
  await settle()
  expect(title()).toBe('Olá')
})

test.each([
  ['arrive in time', 200, 0, 'OláTchau', 'OláTchau'],
  ['arrive late', 200, 60_000, 'HelloBye', 'OláTchau'],
  ['cannot be loaded', 404, 0, 'HelloBye', 'HelloBye'],
])(
  'the page is in one language if the texts below the first view %s',
  async (_, status, delayMs, firstText, lastText) => {
    vi.useFakeTimers()
    const laterDifferences = ['.//text()', { en: ['Bye'], br: ['Tchau'] }, []]
    vi.mocked(fetch).mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      return Response.json(laterDifferences, { status })
    })
    const root = find('#root')
    root.innerHTML = '<link><header>Hello</header><i id="first_view"></i>'
    await loadPage({ stored: 'br', laterTextsAddress: '/texts.json' })
    // The first frame needs no request.
    expect(root.textContent).toBe('Olá')
    expect(fetch).not.toHaveBeenCalled()
    root.insertAdjacentHTML('beforeend', '<footer>Bye</footer>')
    finishParsing()
    for (const text of [firstText, lastText]) {
      await vi.advanceTimersByTimeAsync(30_000 + delayMs / 2)
      expect(html.dataset).not.toHaveProperty('hidden')
      const lang = text === 'HelloBye' ? 'en' : 'pt-BR'
      expect([root.textContent, html.lang]).toEqual([text, lang])
    }
  },
)

test('a language chosen while the document loads is shown and announced after loading', async () => {
  await loadPage({ stored: 'br' })
  click('#root [data-language=en]')
  await settle()
  finishParsing()
  await settle()
  expect(title()).toBe('Hello')
  expect([html.lang, document.title]).toEqual(['en', 'Page'])
  expect(find('#announcer')).toMatchObject({ lang: 'en', textContent: 'In English now' })
  expect(localStorage.getItem('language')).toBe('en')
})

test('after two failed loads, the form is replaced until the scripts load', async () => {
  await openPage()
  vi.mocked(fetch)
    .mockResolvedValueOnce(new Response('<p>'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch.'))
  for (const [requestCount, state] of [
    [1, 'open'],
    [2, 'closed'],
  ] as const) {
    movePointer()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(requestCount))
    await settle()
    expect(formState()).toBe(state)
  }
  expect(scriptHasRun()).toBe(false)
  movePointer()
  await vi.waitFor(() => expect(scriptHasRun()).toBe(true))
  expect(formState()).toBe('open')
  const caches = vi.mocked(fetch).mock.calls.map(([, options]) => options?.cache)
  expect(caches).toEqual(['default', 'reload', 'reload'])
})

test('the application waits for the complete document and for a pause in typing', async () => {
  await loadPage()
  movePointer()
  await settle()
  expect(fetch).not.toHaveBeenCalled()
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  finishParsing()
  find('input').dispatchEvent(new Event('input', { bubbles: true }))
  const submitEvent = new Event('submit', { bubbles: true, cancelable: true })
  expect(find('form').dispatchEvent(submitEvent)).toBe(false)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(scriptHasRun()).toBe(false)
  now.mockReturnValue(1300)
  await vi.waitFor(() => expect(scriptHasRun()).toBe(true))
})

test('a script whose import fails is imported again at the next interaction, at most three times', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  // The error that browsers throw when an imported script fails to load.
  await openPage({ code: 'throw new TypeError("Failed to fetch.")' })
  for (const importCount of [1, 2, 3]) {
    movePointer()
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(importCount))
    expect(formState()).toBe('closed')
    expect(find('#announcer').textContent).toBe('Write to us')
  }
  movePointer()
  await settle()
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('a choice during hydration, or later in the offer, is passed to the application and kept after a crash', async () => {
  await openPage({ languages: ['pt-BR'] })
  window.boot.handOver()
  click('#root [data-language=br]')
  await settle()
  expect(title()).toBe('Hello')
  const passedChoices = finishHydration('en')
  expect(passedChoices).toEqual(['br'])

  // After hydration, the flags are the application's.
  click('#root [data-language=en]')
  expect(passedChoices).toHaveLength(1)
  click('[data-offer] [data-language=br]')
  expect(passedChoices).toEqual(['br', 'br'])

  // After a crash, the page is in the chosen language, and the application is not loaded again.
  await window.boot.resume(find('#root'), 'en')
  expect([title(), html.lang]).toEqual(['Olá', 'pt-BR'])
  const announcer = { lang: 'pt-BR', textContent: 'Ver em português' }
  expect(find('#announcer')).toMatchObject(announcer)
  movePointer()
  await settle()
  expect(fetch).not.toHaveBeenCalled()
})

test('a choice, Esc, and a click or focus outside the menu close it', async () => {
  await openPage()
  const menu = find<HTMLDetailsElement>('details')
  const isOpenAfter = (type: string, selector: string, key = '') => {
    menu.open = true
    find(selector).dispatchEvent(
      key ? new KeyboardEvent(type, { key }) : new Event(type, { bubbles: true }),
    )
    return menu.open
  }
  expect(isOpenAfter('click', 'details p')).toBe(true)
  expect(isOpenAfter('focusin', 'details a')).toBe(true)
  expect(isOpenAfter('keydown', 'details a', 'Tab')).toBe(true)
  expect(isOpenAfter('click', 'details a')).toBe(false)
  expect(isOpenAfter('click', 'h1')).toBe(false)
  expect(isOpenAfter('focusin', 'input')).toBe(false)
  expect(isOpenAfter('keydown', 'details a', 'Escape')).toBe(false)
  expect(document.activeElement).toBe(find('summary'))
})

test('after 8 s, the browser no longer waits for the later styles', async () => {
  vi.useFakeTimers()
  find('#root').innerHTML = '<link rel="stylesheet">'
  await loadPage()
  const link = find<HTMLLinkElement>('link')
  await vi.advanceTimersByTimeAsync(7_999)
  expect(link.media).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(link.media).toBe('print')
  link.dispatchEvent(new Event('load'))
  expect(link.media).toBe('all')
})

test('if the boot script throws, the document is visible and the form is replaced', async () => {
  const onError = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault())
  await loadPage()
  addEventListener('error', onError)
  vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(() => {
    throw new Error('Broken.')
  })
  finishParsing()
  expect(Object.fromEntries(Object.entries(html.dataset))).toEqual({ form: 'closed' })
  expect(onError).toHaveBeenCalledTimes(1)
})

test('if only the script in the head runs, the page is shown as without scripts', async () => {
  await loadPage({ stored: 'br', onlyScript: 'head' })
  expect(html.dataset).toHaveProperty('hidden')
  finishParsing()
  expect(Object.fromEntries(Object.entries(html.dataset))).toEqual({})
})

test.each([
  ['a click on the close button', '#close'],
  ['a click on the offered language', '[data-offer] [data-language]'],
  ['a click on a flag', '#root [data-language=br]'],
  ['Esc', undefined],
])('%s closes the offer, and the focus moves to the flag', async (_, selector) => {
  await openPage({ languages: ['pt-BR'] })
  find('#close').focus()
  click('h1')
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect(find('[data-offer]').hidden).toBe(false)
  if (selector) click(selector)
  else dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(find('[data-offer]').hidden).toBe(true)
  expect(document.activeElement).toBe(find('#root [data-language=br]'))
})
