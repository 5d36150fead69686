import { afterEach, beforeEach, expect, vi } from 'vitest'

import { stubBrowser } from './stubBrowser.ts'

// Tests of pure functions run without a document.
const isBrowser = typeof window !== 'undefined'
const library = isBrowser ? await import('@testing-library/react') : undefined

// Stops React from creating an Error for every element, which takes a seventh of the CPU time of these tests.
const react: Record<string, unknown> = isBrowser ? { ...(await import('react')) } : {}
for (const [name, internals] of Object.entries(react))
  if (name.startsWith('__CLIENT_INTERNALS'))
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => Infinity,
      set() {},
    })
// Waits long on a busy computer. Queries by role include hidden elements: to exclude them, jsdom would recompute all
// styles. The browser tests check visibility.
library?.configure({ asyncUtilTimeout: 60_000, defaultHidden: true })
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 1_200_000 })

// Files share their modules, so a replaced module would stay replaced in another file's tests.
vi.mock = () => {
  throw new Error('Pass a function as an argument instead of replacing a module.')
}

let consoleErrors: unknown[][] = []

// React and MUI report mistakes through console.error. A test that expects a call installs its own spy.
beforeEach(() => {
  consoleErrors = []
  vi.spyOn(console, 'error').mockImplementation((...values) => {
    consoleErrors.push(values)
  })
  if (isBrowser) stubBrowser()
  // Builds change it. It is restored after the test, with all variables that the test sets.
  vi.stubEnv('NODE_ENV', 'test')
})

afterEach(() => {
  library?.cleanup()
  if (isBrowser) emptyDocument()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  expect(consoleErrors, 'unexpected console.error').toEqual([])
})

/** Resets the window for the next test, which may be another file's. */
function emptyDocument() {
  const { head, body, documentElement: html } = document
  body.replaceChildren()
  // Emotion keeps its style tags as long as the module is loaded. Moving them would parse all of them again.
  for (const element of head.querySelectorAll(':scope > :not(style)')) element.remove()
  for (const element of [html, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.title = ''
  history.replaceState(null, '', '/')
  localStorage.clear()
}
