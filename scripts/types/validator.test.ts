import { expect, test } from 'vitest'

import { formats } from '../../schema/formats/formats.ts'
import type { makeValidator } from '../../schema/generated/validator.js'
import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { validatorSource } from './validator.ts'

const source = validatorSource().replace('export function', 'return function')
// oxlint-disable-next-line typescript/no-implied-eval -- It is the source of a module.
const make = new Function(source)() as typeof makeValidator

test('the generated validator finds all errors, and counts an emoji as one character', () => {
  const validate = make(
    Object.fromEntries(
      Object.entries(formats).map(([name, { isValid }]) => [name, isValid]),
    ),
  )
  const content = copyOfSample()
  content.company.name = '😀'.repeat(40)
  expect(validate(content)).toBe(true)

  content.company.name = 'a'.repeat(41)
  content.company.legalName = ' '
  content.company.email = 'ana@example'
  expect(validate(content)).toBe(false)
  const errors = validate.errors?.map((error) => `${error.instancePath} ${error.keyword}`)
  expect(errors?.toSorted()).toEqual([
    '/company/email format',
    '/company/legalName format',
    '/company/name maxLength',
  ])
})
