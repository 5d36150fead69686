import { expect, test } from 'vitest'

import { keepFields } from './keepFields.ts'

/** A page with a text and a choice in this language. */
const fieldsOf = (...choices: string[]) =>
  `<textarea name="message"></textarea><select name="size">${choices.map((each) => `<option>${each}</option>`).join('')}</select>`

test('fields that are created again keep text, selection, and choice, even in another language', () => {
  const root = document.body
  root.innerHTML = fieldsOf('Small', 'Large')
  const restore = keepFields(root)
  const [text, choice] = [root.querySelector('textarea'), root.querySelector('select')]
  if (!text || !choice) throw new Error('There are no fields.')
  choice.selectedIndex = 1
  text.focus()
  text.value = 'Hello'
  text.setSelectionRange(1, 4)
  root.innerHTML = fieldsOf('Pequeno', 'Grande')
  restore()
  const restored = root.querySelector('textarea')
  expect(document.activeElement).toBe(restored)
  expect(restored).toMatchObject({ value: 'Hello', selectionStart: 1, selectionEnd: 4 })
  expect(root.querySelector('select')?.value).toBe('Grande')
})
