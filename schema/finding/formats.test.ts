// @vitest-environment node
import { expect, test } from 'vitest'

import { checkCnpj, isLink, isPhone } from './formats.ts'

test('a CNPJ of digits and one of letters have the right check digits', () => {
  expect(checkCnpj('11.222.333/0001-81')).toBe('right')
  expect(checkCnpj('12.ABC.345/01DE-35')).toBe('right')
  expect(checkCnpj('12.ABC.345/01DE-36')).toBe('digits')
  expect(checkCnpj('12.abc.345/01de-35')).toBe('form')
  expect(checkCnpj('11.111.111/1111-11')).toBe('digits')
})

test('phones are Brazilian: landlines and mobiles, with an area code that exists in form', () => {
  expect(isPhone('+55 61 3555-0100')).toBe(true)
  expect(isPhone('+55 61 93555-0100')).toBe(true)
  expect(isPhone('+55 60 3555-0100')).toBe(false)
  expect(isPhone('+55 61 9355-0100')).toBe(false)
  expect(isPhone('+55 61 13555-0100')).toBe(false)
})

test('links are whole https addresses', () => {
  expect(isLink('https://www.linkedin.com/company/example?a=b#c')).toBe(true)
  const wrong = [
    'http://example.com',
    'javascript:alert(1)',
    'https://example',
    'https://user:secret@example.com',
    'https://exa mple.com',
    '//example.com',
    'https://',
  ]
  expect(wrong.filter(isLink)).toEqual([])
})
