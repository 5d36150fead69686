import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { fitAboveKeyboard, ignoreFileDrops, ignoreSecondClicks } from './windowEvents.ts'

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
  expect(resize({ height: innerHeight - 120, scale: 1 })).toBe('100dvh')
  expect(resize({ height: innerHeight / 2, scale: 2 })).toBe('100dvh')
  expect(scroll).not.toHaveBeenCalled()
  expect(resize({ height: 300, scale: 1 })).toBe('300px')
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
  expect(document.documentElement.hasAttribute('data-keyboard')).toBe(true)
  viewport.dispatchEvent(new Event('scroll'))
  expect(scroll).toHaveBeenCalledTimes(1)
})

test('a file that is dropped next to a field is not opened', () => {
  ignoreFileDrops()
  const { body } = document
  const dropped = (type: string, send = fireEvent.drop) => {
    const dataTransfer = { types: [type], dropEffect: 'copy' }
    return [send(body, { dataTransfer }), dataTransfer.dropEffect]
  }
  expect(dropped('Files')).toEqual([false, 'none'])
  expect(dropped('Files', fireEvent.dragOver)).toEqual([false, 'none'])
  expect(dropped('text/plain')).toEqual([true, 'copy'])
  body.addEventListener('drop', (event) => event.preventDefault(), { once: true })
  expect(dropped('Files')).toEqual([false, 'copy'])
})

test('the second click of a double-click does not close what the first one opened', () => {
  ignoreSecondClicks()
  const clicksOn = (outer: string) => {
    document.body.innerHTML = `<p ${outer}><b ${outer.replace('role', 'data-role')}></b></p>`
    const [clicked, target] = [vi.fn<() => void>(), document.querySelector('b')]
    target?.addEventListener('click', clicked)
    for (const detail of [1, 2]) fireEvent.click(target ?? document, { detail })
    return clicked.mock.calls.length
  }
  const classes = ['class=MuiBackdrop-root', 'class=MuiDialog-container']
  expect([...classes, 'role=menuitem', ''].map(clicksOn)).toEqual([1, 1, 1, 2])
})
