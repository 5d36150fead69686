import { expect, test } from 'vitest'

import { differencesOf } from './differences.ts'

test('names the texts that differ, in the order of the document', () => {
  expect(
    differencesOf(
      '<h1>Hello</h1><p>Ana</p><p>Bye</p>',
      '<h1>Olá</h1><p>Ana</p><p>Tchau</p>',
    ),
  ).toEqual({ texts: ['Hello', 'Olá', 'Bye', 'Tchau'], attributes: {}, html: [] })
})

test('names the attributes that differ, by their names', () => {
  expect(
    differencesOf(
      '<nav aria-label="Menu"></nav><nav aria-label="Languages"></nav><b title="x"></b>',
      '<nav aria-label="Menu"></nav><nav aria-label="Idiomas"></nav><b title="x"></b>',
    ),
  ).toEqual({
    texts: [],
    attributes: { 'aria-label': ['Languages', 'Idiomas'] },
    html: [],
  })
})

test('names a text that does not differ where it could be mistaken for one that does', () => {
  expect(
    differencesOf(
      '<i>Contact</i><b>Contact</b><u>Other</u>',
      '<i>Contact</i><b>Contato</b><u>Other</u>',
    ).texts,
  ).toEqual(['Contact', 'Contact', 'Contact', 'Contato'])
})

test('where the shape differs, names what is inside of the smallest element', () => {
  expect(
    differencesOf(
      '<div id="a:b"><p>Same</p><p>© <i>2026</i> Acme &amp; Co</p><p>Bye</p></div>',
      '<div id="a:b"><p>Same</p><p><i>2026</i> © Acme &amp; Co</p><p>Tchau</p></div>',
    ),
  ).toEqual({
    texts: ['Bye', 'Tchau'],
    attributes: {},
    html: [
      [
        '[id="a:b"]>p:nth-of-type(2)',
        '© <i>2026</i> Acme &amp; Co',
        '<i>2026</i> © Acme &amp; Co',
      ],
    ],
  })
})

test('refuses pages that have nothing to do with each other', () => {
  expect(() => differencesOf('<p>a</p>', '<div>a</div>')).toThrow('Failed to compare')
})
