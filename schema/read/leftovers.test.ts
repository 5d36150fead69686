import { expect, test } from 'vitest'

import { isLeftover } from './leftovers.ts'

test.each([
  ['/.DS_Store', true],
  ['/logos/._acme.svg', true],
  ['/Thumbs.db', true],
  ['/.privacy.html.swp', true],
  ['/privacy.html~', true],
  ['/robots.txt', false],
  ['/.well-known/security.txt', false],
  ['/.htaccess', false],
])('%s is a leftover of a system or a program: %s', (path, expected) => {
  expect(isLeftover(path)).toBe(expected)
})
