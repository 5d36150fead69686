import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { rowsOf } from '../../tests/check/rowsOf.ts'
import { formattedPhone } from '../page/formattedPhone.ts'
import { formats, storedForm, type FormatName } from './formats.ts'

const rowsIn = (file: string) => rowsOf(readFileSync(`schema/formats/${file}`, 'utf8'))

// A quadratic search would take hours.
test.each([
  ['email', `a@b.com${'.'.repeat(2_000_000)}!`],
  ['address', `https://a.com${'/'.repeat(2_000_000)}!`],
] as const)('the format “%s” rejects long punctuation in linear time', (name, value) => {
  expect(formats[name].repair?.(value)).toBe(undefined)
})

/** The format, the stored value, the value on a Portuguese page, typed values; “none”: digits are missing or wrong. */
test.each(
  rowsIn('typed.txt').map(
    ([format = '', ...values]) => [format as FormatName, ...values] as const,
  ),
)(
  'every typed form of a %s is stored as %s and shown as %s',
  (format, stored, shown, ...typed) => {
    const expected = stored === 'none' ? undefined : stored
    for (const value of typed) {
      const isValid = formats[format].isValid(value)
      const result = isValid ? (storedForm(format, value) ?? value) : undefined
      expect([value, result]).toEqual([value, expected])
    }
    if (expected !== undefined) {
      expect(formats[format].isValid(expected)).toBe(true)
      expect([formattedPhone(expected, 'pt-BR'), formattedPhone(expected, 'en')]).toEqual(
        [shown, expected],
      )
    }
  },
)

/** The format, the correct value, and values that people write; “none”: the correct value is uncertain. */
test.each(
  rowsIn('written.txt').map(([format = '', correct = '', ...inputs]) => ({
    format: format as FormatName,
    correct: correct === 'none' ? undefined : String(JSON.parse(correct)),
    inputs: inputs.map((json) => String(JSON.parse(json))),
  })),
)('$format: repair returns $correct for $inputs', ({ format, correct, inputs }) => {
  const repaired = inputs.map((value) => [value, formats[format].repair?.(value)])
  expect(repaired).toEqual(inputs.map((value) => [value, correct]))
})
