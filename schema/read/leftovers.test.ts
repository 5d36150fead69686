import { expect, test } from 'vitest'

import { isLeftover } from './leftovers.ts'

test.each([
  '/.DS_Store',
  '/logos/._acme.svg',
  '/Thumbs.db',
  '/.privacy.html.swp',
  '/privacy.html~',
])('%s is a leftover of a system or a program', (path) => {
  expect(isLeftover(path)).toBe(true)
})

test.each(['/robots.txt', '/.well-known/security.txt', '/.htaccess'])(
  '%s is the owner’s',
  (path) => {
    expect(isLeftover(path)).toBe(false)
  },
)
