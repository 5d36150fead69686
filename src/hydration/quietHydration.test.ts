import { expect, test, vi } from 'vitest'

import { beginQuietHydration } from './quietHydration.ts'

test.each(['click', 'keydown', 'input', 'touchstart', 'auxclick'])(
  'of a %s React hears nothing until it has hydrated, and boot all the time',
  (type) => {
    const boot = vi.fn<(event: Event) => void>()
    const react = vi.fn<(event: Event) => void>()
    const page = new AbortController()
    addEventListener(type, boot, { capture: true, signal: page.signal })
    document.body.addEventListener(type, react, { signal: page.signal })
    const act = () => document.body.dispatchEvent(new Event(type, { bubbles: true }))

    const end = beginQuietHydration()
    act()
    expect([boot, react].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    end()
    act()
    expect([boot, react].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
    page.abort()
  },
)
