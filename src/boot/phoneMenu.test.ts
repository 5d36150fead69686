import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { listenForMenu } from './phoneMenu.ts'

test('the phone’s menu closes on Esc, which focuses its button, on a choice, and outside', () => {
  listenForMenu()
  document.body.innerHTML =
    '<details data-menu><summary>Menu</summary><p></p><a href="#a"></a></details><h1></h1>'
  const menu = document.querySelector('details')
  const find = (name: string) => document.querySelector<HTMLElement>(name) as HTMLElement
  const isOpenAfter = (act: () => void) => {
    if (menu) menu.open = true
    act()
    return menu?.open
  }
  expect(isOpenAfter(() => fireEvent.click(find('p')))).toBe(true)
  expect(isOpenAfter(() => fireEvent.keyDown(find('a'), { key: 'ArrowUp' }))).toBe(true)
  expect(isOpenAfter(() => fireEvent.click(find('a')))).toBe(false)
  expect(isOpenAfter(() => fireEvent.focusIn(find('h1')))).toBe(false)
  expect(document.activeElement).toBe(document.body)
  expect(isOpenAfter(() => fireEvent.keyDown(find('a'), { key: 'Escape' }))).toBe(false)
  expect(document.activeElement).toBe(find('summary'))
})
