import { expect, test } from 'vitest'

import sample from '../../tests/fixtures/sample/content/site.json' with { type: 'json' }
import { checkContent } from '../checkContent.ts'

const original = JSON.stringify(sample, null, 2)
const problemsOf = (from: string, to: string) =>
  checkContent(original.replace(from, to)).problems.map(({ code }) => code)

test.each([
  ['a name where a city belongs', '"city": "Brasília"', '"city": "services.cloud.city"'],
  [
    'a name that no text has',
    '"hero.note": "An',
    '"hero.note": "cases.hotel.client", "x": "An',
  ],
  [
    'a name in the place of a text',
    '"hero.note": "An',
    '"hero.note": "hero.title", "x": "An',
  ],
])('%s is reported', (_, from, to) => {
  expect(problemsOf(from, to)).toContain('odd-words')
})

test.each([
  '"name": "acme.com"',
  '"name": "Node.js"',
  '"name": "www.acme.com.br"',
  '"name": "www.acme.company"',
  '"name": "loja.acme.site"',
])('a name with dots may be a firm’s: %s', (name) => {
  expect(problemsOf('"name": "Aroeva"', name)).not.toContain('odd-words')
})
