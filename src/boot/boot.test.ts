import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Language } from '../../schema/languages.ts'
import type { Choices } from '../i18n/languageChoice.ts'

const words = {
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
  <div data-form-unavailable><p>Write to us</p></div><small data-year></small></header></div>
<div data-offer="br" hidden><button data-language="br">Ver em português</button><button id="close">×</button></div>
<div id="announcer"></div>
<script type="application/json" id="differences">${JSON.stringify(differences)}</script>`

const find = <Kind extends HTMLElement>(selector: string) => {
  const found = document.querySelector<Kind>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}
const title = () => find('h1').textContent
const html = document.documentElement
/** Which the style sheet shows: the form, or what takes its place. */
const form = () => html.dataset['form']
const scriptHasRun = () => Reflect.get(window, 'scriptHasRun') === true
let page = new AbortController()
let script = ''
let pages = 0

const scriptFile = () =>
  new Response('', { headers: { 'content-type': 'text/javascript' } })

interface Visit {
  search?: string
  stored?: string
  /** The browser's preferred languages. */
  languages?: string[] | undefined
  choices?: Partial<Choices>
  /** The code of the application's script. */
  code?: string
}

const anyVisit = {
  languages: ['en-US'],
  choices: words,
  code: 'window.scriptHasRun=true',
}

/** The page when the parser is at the head: boot runs first. */
async function loadPage(visit: Visit = {}) {
  const { search = '', stored = '', languages, choices, code } = { ...anyVisit, ...visit }
  history.replaceState(null, '', `/${search}`)
  if (stored) localStorage.setItem('language', stored)
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { languages: { value: languages } }),
  )
  pages += 1
  script = `data:text/javascript,${code}//${pages}`
  find('#boot-data').textContent = JSON.stringify([[script], 'en', choices])
  page = new AbortController()
  vi.resetModules()
  await import('./boot.ts')
}

const parsed = () => document.dispatchEvent(new Event('readystatechange'))

/** The page when the document is complete. */
async function open(visit?: Visit) {
  await loadPage(visit)
  parsed()
}

const move = () => dispatchEvent(new Event('pointermove'))
const click = (selector: string) => find(selector).click()
/** The next frame and the task after it, queued behind boot's own. */
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
/** Two frames: for what boot does after one, and for what follows from it. */
const settle = async () => {
  await frame()
  await frame()
}
const openSettled = async (visit?: Visit) => {
  await open(visit)
  await settle()
}

/** The application is hydrated, in this language. Returns the list of the choices that boot passes on. */
function awake(shown: Language): string[] {
  const given: string[] = []
  window.boot.awake(shown, (language) => given.push(language))
  return given
}
const offer = () => find('[data-offer]')

beforeEach(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="description" content="A page."><script type="application/json" id="boot-data"></script>',
  )
  document.body.innerHTML = body
  html.lang = 'en'
  for (const name of Object.keys(html.dataset)) Reflect.deleteProperty(html.dataset, name)
  Reflect.deleteProperty(window, 'scriptHasRun')
  // Removes boot's listeners, as leaving the page would.
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      const given = typeof options === 'object' ? options : { capture: options === true }
      add(type, listener, { ...given, signal: page.signal })
    })
  }
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => scriptFile()),
  )
})

afterEach(() => page.abort())

test.each([
  { how: 'stored', stored: 'br' },
  { how: 'in the address', search: '?from=card&lang=br#top', stored: 'en' },
])(
  'the language that is $how is shown, and the other one hidden until then',
  async (visit) => {
    await loadPage(visit)
    expect(html.dataset).toHaveProperty('hidden')
    expect([html.lang, document.title]).toEqual(['pt-BR', 'Página'])
    parsed()
    expect(html.dataset).not.toHaveProperty('hidden')
    expect(title()).toBe('Olá')
    expect(find('meta').getAttribute('content')).toBe('Uma página.')
    expect(find('#announcer').textContent).toBe('')
    await settle()
    expect(localStorage.getItem('language')).toBe('br')
    expect(location.search).toBe(visit.search ? '?from=card' : '')
  },
)

test.each([
  ...['pt-BR', 'pt', 'BR', 'PT_br', 'Br-br', 'pt-PT'].map((tag) => [tag, 'br'] as const),
  ...['en-US', 'EN', 'en_gb'].map((tag) => [tag, 'en'] as const),
])('in the address %s is %s too', async (tag, language) => {
  await openSettled({ search: `?lang=${tag}`, stored: language === 'en' ? 'br' : 'en' })
  expect([title(), location.search]).toEqual([language === 'en' ? 'Hello' : 'Olá', ''])
  expect(localStorage.getItem('language')).toBe(language)
})

test('a flag that is pressed while the document is on its way is shown and said when it is there', async () => {
  await loadPage({ stored: 'br' })
  click('#root [data-language=en]')
  await settle()
  parsed()
  await settle()
  expect(title()).toBe('Hello')
  expect([html.lang, document.title]).toEqual(['en', 'Page'])
  expect(find('#announcer').textContent).toBe('In English now')
  expect(localStorage.getItem('language')).toBe('en')
})

test('a foreign language is none, stored or in the address', async () => {
  await open({ search: '?lang=fr', stored: 'toString' })
  expect(title()).toBe('Hello')
  expect(html.dataset).not.toHaveProperty('hidden')
  await settle()
  expect(location.search).toBe('')
  expect(localStorage.getItem('language')).toBe('toString')
})

test('a flag that is pressed while the address is still to be tidied has the last word', async () => {
  await open({ search: '?lang=br' })
  click('#root [data-language=en]')
  await settle()
  expect(title()).toBe('Hello')
  expect(localStorage.getItem('language')).toBe('en')
  expect(location.search).toBe('')
})

test.each([
  { to: 'who has chosen', stored: 'en', languages: ['pt-BR'] },
  { to: 'whose language it is', languages: ['en-GB', 'pt-BR'] },
  { to: 'whose language the page does not have', languages: ['pl-PL', 'es-AR'] },
])('nothing is offered to a visitor $to', async (visit) => {
  await openSettled(visit)
  expect(offer().hidden).toBe(true)
  expect(localStorage.getItem('languageOffered')).toBeNull()
})

/** BCP 47 `br` is Breton, not our key. */
test.each([undefined, [], ['br']])(
  'where the browser asks for %j nothing is offered, and the page wakes',
  async (languages) => {
    const onError = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault())
    addEventListener('error', onError)
    await openSettled({ languages })
    expect(onError).not.toHaveBeenCalled()
    expect(offer().hidden).toBe(true)
    move()
    await vi.waitFor(() => expect(scriptHasRun()).toBe(true))
  },
)

test('the offer can be closed, which chooses nothing', async () => {
  await openSettled({ languages: ['pt-BR'] })
  expect(offer().hidden).toBe(false)
  click('#close')
  expect(offer().hidden).toBe(true)
  await settle()
  expect(title()).toBe('Hello')
  expect(localStorage.getItem('language')).toBeNull()
})

test('no script is asked for before the first sign of a visitor', async () => {
  await openSettled()
  expect(fetch).not.toHaveBeenCalled()
  move()
  move()
  await vi.waitFor(() => expect(scriptHasRun()).toBe(true))
  expect(fetch).toHaveBeenCalledTimes(1)
  const [address, options] = vi.mocked(fetch).mock.lastCall ?? []
  expect(address).toBe(script)
  expect(options?.signal).toBeInstanceOf(AbortSignal)
})

test('a sign that comes while the document is on its way counts', async () => {
  await loadPage()
  move()
  await settle()
  expect(fetch).not.toHaveBeenCalled()
  parsed()
  await vi.waitFor(() => expect(scriptHasRun()).toBe(true))
})

test('a page in a script’s place is none, and the script is asked for past the cache that holds it', async () => {
  await open()
  const fallback = new Response('<p>', { headers: { 'content-type': 'text/html' } })
  vi.mocked(fetch).mockResolvedValueOnce(fallback)
  move()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  await settle()
  expect(scriptHasRun()).toBe(false)
  move()
  await vi.waitFor(() => expect(scriptHasRun()).toBe(true))
  const caches = vi.mocked(fetch).mock.calls.map(([, options]) => options?.cache)
  expect(caches).toEqual(['default', 'reload'])
})

test('a line that breaks between scripts is tried again at the next sign, three times in all', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  // The error that browsers throw when an imported script fails to load.
  await open({ code: 'throw new TypeError("Failed to fetch.")' })
  for (const times of [1, 2, 3]) {
    move()
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(times))
    expect(form()).toBe('closed')
  }
  move()
  await settle()
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('who types goes first: scripts run in a pause', async () => {
  await open()
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  find('input').dispatchEvent(new Event('input', { bubbles: true }))
  move()
  await new Promise((done) => setTimeout(done, 400))
  expect(scriptHasRun()).toBe(false)
  now.mockReturnValue(1300)
  await vi.waitFor(() => expect(scriptHasRun()).toBe(true))
})

test('the application takes the page over as it is shown, without what other programs did', async () => {
  await open({ stored: 'br' })
  expect(window.boot.handOver()).toEqual({
    language: 'br',
    year: new Date().getFullYear(),
    changed: false,
  })
  page.abort()
  localStorage.clear()
  document.body.innerHTML = body
  await open()
  find('h1').append('!')
  await settle()
  expect(window.boot.handOver()).toMatchObject({ language: 'en', changed: true })
  expect(title()).toBe('Hello')
  move()
  await settle()
  expect(fetch).not.toHaveBeenCalled()
})

test('a choice made while it takes over reaches it when it is awake, the offer’s later too', async () => {
  await openSettled({ languages: ['pt-BR'] })
  window.boot.handOver()
  click('#root [data-language=br]')
  await settle()
  expect(title()).toBe('Hello')
  const given = awake('en')
  expect(given).toEqual(['br'])
  expect(html.dataset).toHaveProperty('awake', '')

  // After hydration, the flags are the application's.
  click('#root [data-language=en]')
  expect(given).toHaveLength(1)
  click('[data-offer] [data-language=br]')
  expect(given).toEqual(['br', 'br'])
  move()
  await settle()
  expect(fetch).not.toHaveBeenCalled()
})

test('a choice made right before it takes over is left to it', async () => {
  await open()
  click('#root [data-language=br]')
  window.boot.handOver()
  await settle()
  expect(title()).toBe('Hello')
  const given = awake('en')
  expect(given).toEqual(['br'])

  // The document was complete long ago: this page is hydrated, and its flags are the application's.
  parsed()
  click('#root [data-language=en]')
  expect(given).toHaveLength(1)
})

test('the flag of the language that is shown says nothing', async () => {
  await open()
  click('#root [data-language=en]')
  await settle()
  expect(find('#announcer').textContent).toBe('')
  expect(localStorage.getItem('language')).toBe('en')
})

test('an application that throws while it is imported is reported on the console alone, once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await open({ code: 'throw new Error("Broken.")' })
  move()
  await vi.waitFor(() => expect(form()).toBe('closed'))
  expect(log.mock.calls).toEqual([[new Error('Broken.')]])
  click('#root [data-language=br]')
  await vi.waitFor(() => expect(title()).toBe('Olá'))
  move()
  await settle()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('without the list of differences the words stay, and the application gets the choice', async () => {
  await loadPage({ stored: 'br' })
  find('#differences').remove()
  parsed()
  expect(html.dataset).not.toHaveProperty('hidden')
  expect([title(), html.lang, document.title]).toEqual(['Hello', 'en', 'Page'])
  click('#root [data-language=br]')
  await settle()
  expect([title(), html.lang]).toEqual(['Hello', 'en'])
  expect(window.boot.handOver().language).toBe('en')
  expect(awake('en')).toEqual(['br'])
})

test('a browser that cannot find the words shows those of the document, and the application gets the choice', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(document, 'evaluate').mockImplementation(() => {
    throw new TypeError('Not a function.')
  })
  await loadPage({ stored: 'br' })
  find('#root').append(document.createElement('footer'))
  await frame()
  expect(html.dataset).not.toHaveProperty('hidden')
  parsed()
  expect([title(), html.lang]).toEqual(['Hello', 'en'])
  expect(form()).toBe('open')
  expect(log.mock.calls).toEqual([[new TypeError('Not a function.')]])
  window.boot.handOver()
  expect(awake('en')).toEqual(['br'])
})

test('a script that breaks at its start leaves the document unmarked and visible', async () => {
  vi.stubGlobal('MutationObserver', undefined)
  await expect(loadPage({ stored: 'br' })).rejects.toThrow('not a constructor')
  expect(Object.fromEntries(Object.entries(html.dataset))).toEqual({})
})

test('a script that breaks once the document is there leaves it visible, and the form closed', async () => {
  const onError = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault())
  addEventListener('error', onError)
  await loadPage({ stored: 'br' })
  vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(() => {
    throw new Error('Broken.')
  })
  parsed()
  expect(Object.fromEntries(Object.entries(html.dataset))).toEqual({ form: 'closed' })
  expect(onError).toHaveBeenCalledTimes(1)
})

test('whoever takes the offer has the focus on the flag of that language', async () => {
  await openSettled({ languages: ['pt-BR'] })
  find('[data-offer] [data-language]').focus()
  click('[data-offer] [data-language]')
  expect(document.activeElement).toBe(find('#root [data-language=br]'))
})
