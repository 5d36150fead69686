import { fireEvent } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'

import { ignoreFileDrops, ignoreSecondClicks } from './windowEvents.ts'

const listeners = vi.spyOn(window, 'addEventListener')
afterEach(() => {
  for (const [type, listener, options] of listeners.mock.calls)
    removeEventListener(type, listener, options)
})

test('a file that is dropped next to the fields is not opened, and dropped words are inserted', () => {
  ignoreFileDrops()
  const drop = (types: string[]) =>
    fireEvent.drop(document.body, { dataTransfer: { types } })
  expect(drop(['Files'])).toBe(false)
  expect(drop(['text/plain'])).toBe(true)
})

test('the second click of a double-click does not reach a menu', () => {
  ignoreSecondClicks()
  document.body.innerHTML = '<div role="menuitem"></div>'
  const [item] = document.body.children
  const clicked = vi.fn()
  item?.addEventListener('click', clicked)
  for (const detail of [1, 2]) if (item) fireEvent.click(item, { detail })
  expect(clicked).toHaveBeenCalledTimes(1)
})
