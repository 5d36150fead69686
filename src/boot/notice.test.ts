import { afterEach, expect, test, vi } from 'vitest'

import type { NoticeData } from './notice.ts'

const html = document.documentElement
const listening: AbortController[] = []

/** Runs the script in the head of a page with a notice, on a day of the visitor's calendar. */
async function open(day: string, name = 'first') {
  const data: NoticeData = ['2026-12-24', '2027-01-01', name]
  // The document was built while the notice was valid.
  html.dataset['notice'] = ''
  document.body.innerHTML = `<script type="application/json" id="notice-data">${JSON.stringify(data)}</script>
    <section><button data-close-notice><span>×</span></button></section>`
  vi.restoreAllMocks()
  vi.useFakeTimers({ now: new Date(`${day}T12:00`), toFake: ['Date'] })
  const page = new AbortController()
  listening.push(page)
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { capture: true, signal: page.signal }),
  )
  vi.resetModules()
  await import('./notice.ts')
}

const isShown = () => 'notice' in html.dataset
const close = () => document.querySelector<HTMLElement>('button span')?.click()

afterEach(() => {
  for (const page of listening.splice(0)) page.abort()
})

test.each([
  ['2026-12-23', false],
  ['2026-12-24', true],
  ['2027-01-01', true],
  ['2027-01-02', false],
])('on %s, the notice is shown: %s', async (day, shown) => {
  await open(day)
  expect(isShown()).toBe(shown)
})

test('a closed notice stays closed, and the next one is shown', async () => {
  await open('2026-12-24')
  close()
  expect(isShown()).toBe(false)
  await open('2026-12-25')
  expect(isShown()).toBe(false)
  await open('2026-12-25', 'second')
  expect(isShown()).toBe(true)
})
