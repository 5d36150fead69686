import { expect, test } from 'vitest'

import { keepFields } from './keepFields.ts'

/** The fields of a page, with these choices. */
const fieldsOf = (...choices: string[]) =>
  `<textarea name="message"></textarea><select name="size">${choices.map((choice) => `<option>${choice}</option>`).join('')}</select>`

test('fields that are created again keep focus, text, selection, and choice, even in another language', () => {
  const root = document.body
  root.innerHTML = fieldsOf('Small', 'Large')
  const restoreFields = keepFields(root)
  const [area, select] = [root.querySelector('textarea'), root.querySelector('select')]
  if (!area || !select) throw new Error('There are no fields.')
  select.selectedIndex = 1
  area.focus()
  area.value = 'Hello'
  area.setSelectionRange(1, 4)
  root.innerHTML = fieldsOf('Pequeno', 'Grande')
  restoreFields()
  const newArea = root.querySelector('textarea')
  expect(document.activeElement).toBe(newArea)
  expect(newArea).toMatchObject({ value: 'Hello', selectionStart: 1, selectionEnd: 4 })
  expect(root.querySelector('select')?.value).toBe('Grande')
})
