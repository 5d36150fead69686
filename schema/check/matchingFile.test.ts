import { expect, test } from 'vitest'

import { matchingFile } from './matchingFile.ts'

const paths = [
  '/logos/acme.svg',
  '/logos/Ação.png',
  '/images/hero.jpg',
  '/images/two.png',
  '/images/two.jpg',
  '/logos/hero.jpg',
]

test.each([
  ['logos/acme.svg', '/logos/acme.svg'],
  ['/logos/acao.png', '/logos/Ação.png'],
  ['/images/hero.jpeg', '/images/hero.jpg'],
  ['/logos/acme', '/logos/acme.svg'],
  ['/images/two', undefined],
  ['https://www.example.com/logos/acme.svg', undefined],
])('%s means %s', (address, meant) => {
  expect(matchingFile(address, paths)).toBe(meant)
})
