import { expect, test } from 'vitest'

import { splitFirstView, styleSheet } from './styleSheet.ts'

const screen = (css: string) => styleSheet(css).screen

test('rules that apply at every width have no media query', () => {
  const css = 'a{gap:8px;}@media (min-width:0px){a{margin:0;}b{margin:0;}}'
  expect(screen(css)).toBe('a{gap:8px;margin:0}b{margin:0}')
})

test('the fallback of a variable that the root defines is removed', () => {
  const css = ':root{--a:1px}p{--b:1px;gap:var(--a, 2px);margin:var(--b, 3px)}'
  expect(screen(css)).toContain('gap:var(--a);margin:var(--b,3px)')
})

test('rejects a rule that uses a color that the theme does not define', () => {
  const theme = ':root{--mui-a:#111;--mui-b:var(--mui-c, #222)}'
  expect(() => styleSheet(`${theme}p{color:var(--mui-a)}`)).not.toThrow()
  expect(() => styleSheet(`${theme}p{color:var(--mui-d, #333)}`)).toThrow(
    'the theme has no --mui-d, which a rule reads',
  )
})

test('variables used only in later styles are defined there, in each scheme', () => {
  const css =
    ':root{color-scheme:light;--a:1;--b:2;--c:3}@media (prefers-color-scheme:dark){:root{--b:4;--c:5}}p{color:var(--a)}'
  expect(splitFirstView(css, '<path fill="var(--c)"/>')).toEqual({
    first:
      ':root{color-scheme:light;--a:1;--c:3}@media (prefers-color-scheme:dark){:root{--c:5}}p{color:var(--a)}',
    later: ':root{--b:2}@media (prefers-color-scheme:dark){:root{--b:4}}',
  })
})

test('hover and focus styles are in the later style sheet', () => {
  const css =
    'a{gap:8px}a:hover{top:0}@media (hover:hover){b:hover{top:0}}b:focus-visible{top:1px}'
  expect(splitFirstView(css, '')).toEqual({
    first: 'a{gap:8px}@media (hover:hover){b:hover{top:0}}',
    later: 'a:hover{top:0}b:focus-visible{top:1px}',
  })
})
