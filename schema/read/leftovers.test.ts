import { expect, test } from 'vitest'

import { isLeftover } from './leftovers.ts'

test.each([
  '/.DS_Store',
  '/logos/._acme.svg',
  '/__MACOSX/acme.svg',
  '/Thumbs.db',
  '/.git/config',
  '/.privacy.html.swp',
  '/privacy.html~',
  '/~$prices.docx',
  '/.#robots.txt',
])('%s is left by a system or a program', (path) => {
  expect(isLeftover(path)).toBe(true)
})

test.each([
  '/robots.txt',
  '/.well-known/security.txt',
  '/.htaccess',
  '/logos/a_.svg',
  '/~ana/cv.pdf',
])('%s is the owner’s', (path) => {
  expect(isLeftover(path)).toBe(false)
})
