import { expect, test } from 'vitest'

import { differencesOf } from './differences.ts'

test('lists an equal text if it could be confused with a different one', () => {
  const en = '<i>Contact</i><b>Contact</b><u>Other</u>'
  const br = '<i>Contact</i><b>Contato</b><u>Other</u>'
  const [, words] = differencesOf({ en, br }).first
  expect(words).toEqual({ en: ['Contact', 'Contact'], br: ['Contact', 'Contato'] })
})

test('lists the markup of the smallest element whose structure differs', () => {
  const [en, br] = ['© <i>2026</i> Acme &amp; Co', '<i>2026</i> © Acme &amp; Co']
  const page = (words: string, end: string) =>
    `<div id="a:b"><p>Same</p><p>${words}</p><p>${end}</p></div>`
  expect(differencesOf({ en: page(en, 'Bye'), br: page(br, 'Tchau') }).first).toEqual([
    './/text()',
    { en: ['Bye'], br: ['Tchau'] },
    [['[id="a:b"]>p:nth-of-type(2)', { en, br }]],
  ])
})
