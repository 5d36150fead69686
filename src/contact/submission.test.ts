import { expect, test } from 'vitest'

import { formFields } from './formFields.ts'
import { readSubmission, textLength } from './submission.ts'

const fields = formFields()
const furtherFields = [
  { id: 'company', label: 'form.company', required: 'form.companyRequired' },
  { id: 'city', label: 'form.city' },
]
const manyFields = formFields(furtherFields)

function filled(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test('names every empty field, in the order of the form', () => {
  expect(readSubmission(filled({}), fields)).toEqual({
    ok: false,
    missing: ['name', 'contact', 'message'],
  })
  expect(readSubmission(filled({}), manyFields)).toEqual({
    ok: false,
    missing: ['name', 'contact', 'company', 'message'],
  })
})

test('puts further fields behind those of every form, an empty one too, and nothing else', () => {
  const data = filled({
    captcha: 'token',
    form_city: '',
    form_company: 'Acme',
    name: 'Ana',
    contact: 'ana@example.com',
    message: 'Hello',
  })
  const read = readSubmission(data, manyFields)
  expect(read.ok && Object.entries(read.submission)).toEqual([
    ['name', 'Ana'],
    ['contact', 'ana@example.com'],
    ['message', 'Hello'],
    ['company', 'Acme'],
    ['city', ''],
  ])
})

test('measures what all fields hold, in bytes', () => {
  const data = filled({
    name: 'Zé',
    form_company: 'Pão',
    message: 'Olá',
    captcha: 'token',
  })
  expect(textLength(data, fields)).toBe(7)
  expect(textLength(data, manyFields)).toBe(11)
})
