import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

import { stubBrowser } from './stubBrowser.ts'

// A busy machine is slow, not wrong: waiting ends with what it waits for.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

let complaints: unknown[][] = []

// React and MUI report mistakes through console.error. A test that expects a call puts its own spy in the way.
beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...values) => {
    complaints.push(values)
  })
  if (typeof window !== 'undefined') stubBrowser()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (typeof localStorage !== 'undefined') localStorage.clear()
  expect(complaints, 'unexpected console.error').toEqual([])
})
