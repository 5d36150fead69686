import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../checkContent.ts'
import type { FormField, SiteContent } from '../generated/siteContent.ts'

const parsed = (): SiteContent =>
  JSON.parse(readFileSync('tests/fixtures/all-sections/content/site.json', 'utf8'))

function problemsOf(change: (fields: FormField[]) => void) {
  const content = parsed()
  const contact = content.sections.find(({ type }) => type === 'contact')
  if (contact?.type !== 'contact' || !contact.fields)
    throw new Error('There are no further fields.')
  change(contact.fields)
  return checkContent(JSON.stringify(content)).problems
}

const codesOf = (change: (fields: FormField[]) => void) =>
  problemsOf(change).map(({ code, path }) => `${code} ${path.slice(2).join('/')}`)

test('two fields of the form have each an id of its own', () => {
  const [problem, ...others] = problemsOf((fields) => {
    Object.assign(fields[1] ?? {}, { id: 'company' })
  })
  expect(others).toEqual([])
  expect(problem?.path.slice(2)).toEqual(['fields', 1, 'id'])
  expect(problem?.message.en).toMatch(/^The id “company” is there twice: field 1/)
  expect(problem?.message.br).toMatch(/^O id “company” aparece duas vezes: o campo 1/)
})

test.each([
  'name',
  'contact',
  'message',
  'time',
  'captchaToken',
  'toString',
  'city-name',
  'e_mail',
])('no field is called %s, for which the mail has another value or no place', (id) => {
  expect(codesOf((fields) => Object.assign(fields[1] ?? {}, { id }))).toEqual([
    'bad-value fields/1/id',
  ])
})

test('a choice is one of at least two', () => {
  expect(codesOf((fields) => fields[2]?.choices?.splice(0, 2))).toContain(
    'wrong-count fields/2/choices',
  )
})

test('there are three of them at most', () => {
  const another = { id: 'role', label: 'form.company' }
  expect(codesOf((fields) => fields.push(another))).toContain('wrong-count fields')
})

test('two choices with the same words are reported', () => {
  const repeat = { label: 'form.budget.unknown' }
  expect(codesOf((fields) => fields[2]?.choices?.push(repeat))).toEqual([
    'said-twice fields/2/choices/3/label',
  ])
})
