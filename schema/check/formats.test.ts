// @vitest-environment node
import { expect, test } from 'vitest'

import {
  checkCnpj,
  isLink,
  isLinkOrFile,
  isLocalPhone,
  isPhone,
  repairs,
} from './formats.ts'

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

test('numbers without an area code are phones too, but not on WhatsApp', () => {
  const right = [
    '0800 555 0100',
    '0800 12 3456',
    '0300 555 0100',
    '4004-0100',
    '3003-0100',
    '4020-0100',
  ]
  expect(right.filter((number) => !isPhone(number))).toEqual([])
  expect(right.filter(isLocalPhone)).toEqual([])
  expect(
    ['0900 555 0100', '0800-555-0100', '5004-0100', '4004 0100'].filter(isPhone),
  ).toEqual([])
})

test.each([
  ['08005550100', '0800 555 0100'],
  ['0800-555-0100', '0800 555 0100'],
  ['+55 0800 555 0100', '0800 555 0100'],
  ['40040100', '4004-0100'],
  ['(61) 3555-0100', '+55 61 3555-0100'],
  ['061 93555 0100', '+55 61 93555-0100'],
  ['3555-0100', undefined],
  ['0800-CALL-NOW', undefined],
])('the phone %s is mended to %s', (written, right) => {
  expect(repairs['bad-phone'](written)).toBe(right)
})

test.each([
  ['privacy.pdf', '/privacy.pdf'],
  ['public/privacy.PDF', '/privacy.pdf'],
  ['www.example.com/privacy', 'https://www.example.com/privacy'],
  ['privacy', undefined],
  ['javascript:alert(1)', undefined],
])('a link of the footer that reads %s is mended to %s', (written, right) => {
  expect(isLinkOrFile(written)).toBe(false)
  expect(repairs['bad-link-or-file'](written)).toBe(right)
})
