import { expect, test } from 'vitest'

import { definedIn, leanStyles } from './leanStyles.ts'

const defined = definedIn(':root{--known:#111;--space:8px}')

test('a variable that the page defines needs no second value', () => {
  const css = 'a{color:var(--known, #111);margin:calc(2 * var(--space, calc(1 * 8px)))}'
  expect(leanStyles(css, defined)).toBe(
    'a{color:var(--known);margin:calc(2 * var(--space))}',
  )
})

test('a variable that it does not define keeps its second value', () => {
  expect(leanStyles('a{color:var(--unknown, red)}', defined)).toBe(
    'a{color:var(--unknown,red)}',
  )
})

test('a width of at least nothing is no condition, others are', () => {
  const css =
    '@media (min-width:0px){a{color:red}@media print{a{color:#000}}}' +
    '@media (min-width:900px){a{color:#00f}}@media (min-width:0px){b{color:red}}'
  expect(leanStyles(css, defined)).toBe(
    'a{color:red}@media print{a{color:#000}}@media (width>=900px){a{color:#00f}}b{color:red}',
  )
})

test('rules for placeholders go, their neighbours stay', () => {
  const css =
    'a{opacity:var(--inputPlaceholder)}a::placeholder{color:red}@media print{b::placeholder{color:red}b{color:#000}}'
  expect(leanStyles(css, defined)).toBe(
    'a{opacity:var(--inputPlaceholder)}@media print{b{color:#000}}',
  )
})
