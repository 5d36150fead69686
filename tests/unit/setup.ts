import { afterEach, beforeEach, expect, vi } from 'vitest'

import { stubBrowser } from './stubBrowser.ts'

// Tests of pure functions run without a document.
const inBrowser = typeof window !== 'undefined'
const library = inBrowser ? await import('@testing-library/react') : undefined

// A busy machine is slow, not wrong: waiting ends with what it waits for. To know what is hidden jsdom would work out
// every style anew for every query by role; the browser tests see what is visible.
library?.configure({ asyncUtilTimeout: 10_000, defaultHidden: true })
vi.setConfig({ testTimeout: 30_000 })

let complaints: unknown[][] = []

// React and MUI report mistakes through console.error. A test that expects a call puts its own spy in the way.
beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...values) => {
    complaints.push(values)
  })
  if (inBrowser) stubBrowser()
})

afterEach(() => {
  library?.cleanup()
  if (inBrowser) emptyDocument()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(complaints, 'unexpected console.error').toEqual([])
})

/** The next test, of another file maybe, finds the window as at its start. */
function emptyDocument() {
  const { head, body, documentElement: html } = document
  body.replaceChildren()
  // Emotion keeps its style tags for as long as the module lives.
  head.replaceChildren(...head.querySelectorAll('style'))
  for (const element of [html, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.title = ''
  history.replaceState(null, '', '/')
  localStorage.clear()
}
