import { beforeAll, beforeEach, expect, test } from 'vitest'

import { listenForMenu } from './phoneMenu.ts'

beforeAll(listenForMenu)

beforeEach(() => {
  document.body.innerHTML = `<details data-menu open><summary tabindex="0">Menu</summary>
    <p>Where to?</p><a href="#about"><span>About</span></a></details>
    <details id="other" open></details><input>`
})

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

const isOpen = () => find('[data-menu]').hasAttribute('open')
const press = (key: string, at = 'a') =>
  find(at).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

test('a choice closes it, a click beside the choices does not', () => {
  find('p').click()
  expect(isOpen()).toBe(true)
  find('a span').click()
  expect(isOpen()).toBe(false)
})

test('a click or the focus beside it closes it', () => {
  document.body.click()
  expect(isOpen()).toBe(false)
  find('[data-menu]').setAttribute('open', '')
  find('a').focus()
  expect(isOpen()).toBe(true)
  find('input').focus()
  expect(isOpen()).toBe(false)
})

test('Esc closes it and gives the focus back to its button, from anywhere', () => {
  find('a').focus()
  press('Enter')
  expect(isOpen()).toBe(true)
  press('Escape')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(find('summary'))

  find('[data-menu]').setAttribute('open', '')
  press('Escape', 'body')
  expect(isOpen()).toBe(false)
})

test('other keys leave it open, beside it too', () => {
  press('Tab', 'input')
  expect(isOpen()).toBe(true)
})

test('a closed menu takes no focus, and other details stay as they are', () => {
  find('[data-menu]').removeAttribute('open')
  find('input').focus()
  press('Escape', 'input')
  document.body.click()
  expect(document.activeElement).toBe(find('input'))
  expect(find('#other').hasAttribute('open')).toBe(true)
})

test('what happens to the window itself is no choice', () => {
  dispatchEvent(new Event('focusin'))
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(isOpen()).toBe(true)
})
