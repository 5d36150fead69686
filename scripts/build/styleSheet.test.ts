import { expect, test } from 'vitest'

import { splitFirstView, styleSheet } from './styleSheet.ts'

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
