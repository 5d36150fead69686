import { readFileSync } from 'node:fs'

import { expect, test, vi } from 'vitest'

import { beginQuietHydration, discreteEvents } from './quietHydration.ts'

test('React receives no visitor events until it has hydrated', () => {
  const react = vi.fn<(event: Event) => void>()
  const dispatchEvents = () =>
    ['click', 'keydown', 'input', 'touchstart'].map((type) => {
      document.body.addEventListener(type, react, { once: true })
      document.body.dispatchEvent(new Event(type, { bubbles: true }))
      return react.mock.calls.length
    })
  const end = beginQuietHydration()
  expect(dispatchEvents()).toEqual([0, 0, 0, 0])
  end()
  expect(dispatchEvents()).toEqual([1, 2, 3, 4])
})

test('the events are those of the installed react-dom', () => {
  const code = readFileSync(
    'node_modules/react-dom/cjs/react-dom-client.development.js',
    'utf8',
  )
  const [, list = ''] = /discreteReplayableEvents =\s*"([^"]*)"/.exec(code) ?? []
  expect(list.split(' ').toSorted()).toEqual(discreteEvents.toSorted())
})
