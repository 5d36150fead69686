// @vitest-environment node
import { expect, test } from 'vitest'

import { readSubmission } from './submission.ts'

function filled(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test('takes the fields as they were typed', () => {
  const values = { name: ' Ana ', contact: '61 3555-0100', message: 'Hello,\n\nworld' }
  expect(readSubmission(filled(values))).toEqual({ ok: true, submission: values })
})

test('names every empty field, in the order of the form', () => {
  expect(readSubmission(filled({}))).toEqual({
    ok: false,
    missing: ['name', 'contact', 'message'],
  })
})

test('counts spaces alone as empty, of any kind', () => {
  const values = { name: '   ', contact: 'ana@example.com', message: '\n\t\u00a0\u2003' }
  expect(readSubmission(filled(values))).toEqual({
    ok: false,
    missing: ['name', 'message'],
  })
})

test('asks nothing of the contact but that it is there', () => {
  const values = { name: 'Ana', contact: 'carrier pigeon', message: 'Hello' }
  expect(readSubmission(filled(values)).ok).toBe(true)
})
