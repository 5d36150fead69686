// @vitest-environment node
/** Other people's contents: invented firms with other numbers of everything than the sample has. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'

test.each([
  { firm: 'bakery', about: 'a bakery chain with 3 services' },
  { firm: 'lawFirm', about: 'a law firm with 20 services and 6 offices' },
  { firm: 'limits', about: 'a firm at the limits of the schema everywhere' },
])('the check accepts $about', ({ firm }) => {
  const text = readFileSync(`tests/fixtures/${firm}.json`, 'utf8')
  const { ok, problems } = checkContent(text)
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ line, message }) => `${line}: ${message.en}`)).toEqual([])
  expect(ok).toBe(true)
})
