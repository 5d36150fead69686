import { readFileSync } from 'node:fs'

import { expect, test, vi } from 'vitest'

import { beginQuietHydration, discreteEvents } from './quietHydration.ts'

test('React receives no visitor events until it has hydrated', () => {
  const onEvent = vi.fn<(event: Event) => void>()
  const dispatchEvents = () =>
    ['click', 'keydown', 'input', 'touchstart'].map((type) => {
      document.body.addEventListener(type, onEvent, { once: true })
      document.body.dispatchEvent(new Event(type, { bubbles: true }))
      return onEvent.mock.calls.length
    })
  const endQuietHydration = beginQuietHydration()
  expect(dispatchEvents()).toEqual([0, 0, 0, 0])
  endQuietHydration()
  expect(dispatchEvents()).toEqual([1, 2, 3, 4])
})

test('the hidden events are those of the installed react-dom', () => {
  const code = readFileSync(
    'node_modules/react-dom/cjs/react-dom-client.development.js',
    'utf8',
  )
  const [, eventNames = ''] = /discreteReplayableEvents =\s*"([^"]*)"/.exec(code) ?? []
  expect(eventNames.split(' ').toSorted()).toEqual(discreteEvents.toSorted())
})
