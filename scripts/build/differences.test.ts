import { expect, test } from 'vitest'

import { differencesOf } from './differences.ts'

test('a different structure is listed as the markup of the smallest element around it', () => {
  const [en, br] = ['© <i>2026</i> Acme &amp; Co', '<i>2026</i> © Acme &amp; Co']
  const page = (text: string, end: string) =>
    `<div id="a:b"><p>Same</p><p>${text}</p><p>${end}</p></div>`
  expect(differencesOf({ en: page(en, 'Bye'), br: page(br, 'Tchau') }).first).toEqual([
    './/text()',
    { en: ['Bye'], br: ['Tchau'] },
    [['[id="a:b"]>p:nth-of-type(2)', { en, br }]],
  ])
  expect(() => differencesOf({ en: '<p></p>', br: '<b></b>' })).toThrow('outermost')
})
