import { expect, test, vi } from 'vitest'

import { fitAboveKeyboard } from './windowEvents.ts'

test('the focused field stays above a phone’s keyboard', () => {
  const viewport = Object.assign(new EventTarget(), { offsetTop: 0 })
  vi.stubGlobal('visualViewport', viewport)
  fitAboveKeyboard()
  document.body.innerHTML = '<input />'
  const field = document.querySelector('input')
  field?.focus()
  const scroll = field && vi.spyOn(field, 'scrollIntoView')
  const resize = (now: object) => {
    Object.assign(viewport, now).dispatchEvent(new Event('resize'))
    return document.documentElement.style.getPropertyValue('--visible-height')
  }
  expect(resize({ height: innerHeight / 2, scale: 2 })).toBe('100dvh')
  expect(scroll).not.toHaveBeenCalled()
  expect(resize({ height: 300, scale: 1 })).toBe('300px')
  expect(scroll).toHaveBeenCalled()
})
