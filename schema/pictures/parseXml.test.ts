import { expect, test } from 'vitest'

import { parseXml } from './parseXml.ts'

test.each([
  ['<svg/>', true],
  ['<svg><g></g></svg>', true],
  ['<svg><g></svg>', false],
  ['<svg', false],
  ['<svg xlink:href="#a"/>', false],
  ['<g>'.repeat(500) + '</g>'.repeat(500), true],
  ['<g>'.repeat(501) + '</g>'.repeat(501), false],
  [`<svg>${'<g/>'.repeat(1000)}</svg>`, true],
])('a browser reads %.30s to its end: %s', (xml, isRead) => {
  expect(parseXml(xml)).toBe(isRead)
})
