import { beforeEach, expect, test } from 'vitest'

import { keepFields } from './keepFields.ts'

const fields =
  '<p><input name="name"><input name="contact"><textarea name="message"></textarea><a href="#">Link</a></p>'
let root: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${fields}</div><input id="beside">`
  const found = document.getElementById('root')
  if (!found) throw new Error('There is no root.')
  root = found
})

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

const renderAnew = () => (root.innerHTML = fields)

test('what was typed in any field, the focus and the selection go into the new fields', () => {
  field('name').value = 'Ana'
  field('message').focus()
  const restore = keepFields(root)
  field('message').value = 'Two lines\nof text'
  field('contact').focus()
  field('contact').value = 'ana@example.com'
  field('contact').setSelectionRange(2, 6)
  renderAnew()
  restore()
  expect(field('name').value).toBe('Ana')
  expect(field('message').value).toBe('Two lines\nof text')
  expect(field('contact').value).toBe('ana@example.com')
  expect(document.activeElement).toBe(field('contact'))
  expect([field('contact').selectionStart, field('contact').selectionEnd]).toEqual([2, 6])
})

test('a focus elsewhere stays there', () => {
  field('name').focus()
  const restore = keepFields(root)
  document.getElementById('beside')?.focus()
  renderAnew()
  restore()
  expect(document.activeElement?.id).toBe('beside')
})

test('a field that is still there is left alone', () => {
  const restore = keepFields(root)
  const name = field('name')
  name.value = 'Ana'
  const foreign = document.createElement('input')
  foreign.name = 'name'
  root.prepend(foreign)
  restore()
  expect([foreign.value, name.value]).toEqual(['', 'Ana'])
})

test('a field that has gone for good keeps no other one from its text', () => {
  field('name').value = 'Ana'
  field('contact').value = 'ana@example.com'
  field('message').value = 'Hello'
  const restore = keepFields(root)
  root.innerHTML = '<p name="name"></p><textarea name="message"></textarea>'
  restore()
  expect(field('message').value).toBe('Hello')
  expect(field('name').textContent).toBe('')
})
