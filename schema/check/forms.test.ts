import { expect, test } from 'vitest'

import {
  checkCnpj,
  isCep,
  isLocalPhone,
  isPhone,
  isLink,
  isFilePath,
  isAddress,
  slug,
} from './formats.ts'

test.each(['70000-000'])('%s is a CEP', (value) => {
  expect(isCep(value)).toBe(true)
})

test.each(['70000000', '7000-000', 'x70000-000', '70000-0000'])(
  '%j is not a CEP',
  (value) => {
    expect(isCep(value)).toBe(false)
  },
)

test.each([
  '+55 61 3555-0100',
  '+55 61 2555-0100',
  '+55 61 5555-0100',
  '+55 61 93555-0100',
])('%s is a phone with its area code', (value) => {
  expect(isLocalPhone(value)).toBe(true)
})

test.each([
  '+55 61 6555-0100',
  '+55 61 1555-0100',
  '+55 61 83555-0100',
  '+55 01 3555-0100',
  '+55 10 3555-0100',
  '+5561 3555-0100',
  'x+55 61 3555-0100',
  '+55 61 3555-01000',
  '+55 61 3555-010',
])('%j is not a phone with its area code', (value) => {
  expect(isLocalPhone(value)).toBe(false)
})

test.each([
  '0800 555 0100',
  '0800 55 0100',
  '0300 555 0100',
  '4004-0100',
  '3004-0100',
  '4020-0100',
])('%s is a phone', (value) => {
  expect(isPhone(value)).toBe(true)
})

test.each([
  '0800 5 0100',
  '0500 555 0100',
  '0800 555 01000',
  'x0800 555 0100',
  '4030-0100',
  '4004-01000',
  'x4004-0100',
  '40040-100',
])('%j is not a phone', (value) => {
  expect(isPhone(value)).toBe(false)
})

test.each([
  'https://example.com',
  'https://example.com/',
  'https://example.com?a',
  'https://example.com#a',
  'https://example.com/a@b',
])('%s is a link', (value) => {
  expect(isLink(value)).toBe(true)
})

test.each([
  'https://example.com/a b',
  'https://example.com.',
  'https://example',
  'https://.com',
  'http://example.com',
  'xhttps://example.com',
  'https://a@example.com',
  'https://example.com:99999',
  'https://exa[mple.com/',
])('%j is not a link', (value) => {
  expect(isLink(value)).toBe(false)
})

test.each(['/a.pdf', '/docs/a.pdf', '/ab.pdf'])('%s is a PDF of the site', (value) => {
  expect(isFilePath(value)).toBe(true)
})

test.each(['//a.pdf', '/.pdf', '/a b.pdf', 'a.pdf', '/a.pdf ', '/a.pdfx', '/a.PDF'])(
  '%j is not a PDF of the site',
  (value) => {
    expect(isFilePath(value)).toBe(false)
  },
)

test.each([
  'https://example.com/',
  'https://www.example.com/a/b-c/',
  'https://example.com:8080/',
  'https://exämple.com/',
  'https://example.c0/',
  'https://example.com/%C3%A7~_a/',
  'https://example.com/html/',
])('%s is an address for a site', (value) => {
  expect(isAddress(value)).toBe(true)
})

test.each([
  'https://example.com',
  'https://example.com:123456/',
  'https://example.com/a.html/',
  'https://example.com/a.htm/',
  'https://example.com/a.php/',
  'https://example.com/a.asp/',
  'https://example.com/.a/',
  'https://example.com/a?b/',
  'https://example/',
  'http://example.com/',
  'https://example.1c/',
  'https://example.com//',
  'https://example.com:99999/',
])('%j is not an address for a site', (value) => {
  expect(isAddress(value)).toBe(false)
})

test.each([
  ['11.222.333/0001-81', 'right'],
  ['11.222.333/0001-82', 'digits'],
  ['11.222.333/0001-8', 'form'],
  ['x11.222.333/0001-81', 'form'],
  ['11.222.333/0001-811', 'form'],
  ['00.000.000/0000-00', 'digits'],
  ['12.345.678/0001-95', 'right'],
  ['98.765.432/0001-98', 'right'],
  ['12.ABC.345/01DE-35', 'right'],
  ['11222333/0001-81', 'form'],
])('the CNPJ %s: %s', (value, told) => {
  expect(checkCnpj(value)).toBe(told)
})

test.each([
  ['São Paulo', 'sao-paulo'],
  ['42 & co', 'co'],
  ['---', ''],
  ['Éa1b2', 'ea1b2'],
  ['a  b', 'a-b'],
  ['A-B', 'a-b'],
])('%s becomes the id %j', (words, id) => {
  expect(slug(words)).toBe(id)
})
