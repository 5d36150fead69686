import { expect, test } from 'vitest'

import { leanStyles } from './leanStyles.ts'

test('says the same in fewer bytes, for the browsers that are built for', () => {
  expect(leanStyles('a { color: #ffffff; margin: 0px 0px 0px 0px } ')).toBe(
    'a{color:#fff;margin:0}',
  )
  expect(leanStyles('@media (min-width:900px){a{color:blue}}')).toBe(
    '@media (width>=900px){a{color:#00f}}',
  )
})

test('keeps both colour schemes to the media query', () => {
  expect(leanStyles('a{color-scheme:light dark}')).toBe('a{color-scheme:light dark}')
})
