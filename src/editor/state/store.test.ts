import { expect, test, vi } from 'vitest'

import { createStore } from './store.ts'

test('subscribers are told of a new value, not of the same one, until they unsubscribe', () => {
  const store = createStore({ open: false, width: 1 })
  const listener = vi.fn<() => void>()
  const leave = store.subscribe(listener)
  store.change({ open: true })
  expect(store.get()).toEqual({ open: true, width: 1 })
  store.set(store.get())
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
  store.change({ open: false })
  expect(listener).toHaveBeenCalledTimes(1)
})
