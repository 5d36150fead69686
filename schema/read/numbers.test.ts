import { expect, test } from 'vitest'

import { isGrouped, mayHaveGrouped } from './numbers.ts'

test.each(['10.000', '-1.000', '1.000.000', '999.999'])('%s has groups', (number) => {
  expect(isGrouped(number)).toBe(true)
  for (const json of [
    `{"a": ${number}}`,
    `[${number}]`,
    `[1,${number} ,2]`,
    `{"a":\n${number}\n}`,
  ])
    expect(mayHaveGrouped(json)).toBe(true)
})

test.each(['10', '1.5', '10.0000', '1000.000', '1.000.00', '1.000e3', 'x1.000', '1.abc'])(
  '%s has none',
  (number) => {
    expect(isGrouped(number)).toBe(false)
    expect(mayHaveGrouped(`{"a": ${number}}`)).toBe(false)
  },
)

test('a number inside a text does not look like one of the file', () => {
  expect(mayHaveGrouped('{"a": "with 10.000, or more"}')).toBe(false)
})
