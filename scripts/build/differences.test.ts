import { expect, test } from 'vitest'

import { differencesOf } from './differences.ts'

test('names the texts that differ, in the order of the document', () => {
  expect(
    differencesOf(
      '<h1>Hello</h1><p>Ana</p><p>Bye</p>',
      '<h1>Olá</h1><p>Ana</p><p>Tchau</p>',
    ),
  ).toEqual(['.//text()', ['Hello', 'Bye'], ['Olá', 'Tchau'], []])
})

test('names the attributes that differ among the texts', () => {
  expect(
    differencesOf(
      '<nav aria-label="Menu">Hi</nav><nav aria-label="Languages">Bye</nav><b title="x"></b>',
      '<nav aria-label="Menu">Oi</nav><nav aria-label="Idiomas">Tchau</nav><b title="x"></b>',
    ),
  ).toEqual([
    './/text()|.//@aria-label',
    ['Hi', 'Languages', 'Bye'],
    ['Oi', 'Idiomas', 'Tchau'],
    [],
  ])
})

test('names a text that does not differ where it could be mistaken for one that does', () => {
  const [, own, other] = differencesOf(
    '<i>Contact</i><b>Contact</b><u>Other</u>',
    '<i>Contact</i><b>Contato</b><u>Other</u>',
  )
  expect(own).toEqual(['Contact', 'Contact'])
  expect(other).toEqual(['Contact', 'Contato'])
})

test('names once what is translated in one way', () => {
  const [, own, other] = differencesOf(
    '<i>Mail</i><b>Mail</b><u>Post</u><u>Post</u><u>Post</u>',
    '<i>Correio</i><b>Correio</b><u>Vaga</u><u>Vaga</u><u>Aviso</u>',
  )
  expect(own).toEqual(['Mail', 'Post', 'Post', 'Post'])
  expect(other).toEqual(['Correio', 'Vaga', 'Vaga', 'Aviso'])
})

test('where the shape differs, names the markup inside of the smallest element', () => {
  expect(
    differencesOf(
      '<div id="a:b"><p>Same</p><p>© <i>2026</i> Acme &amp; Co</p><p>Bye</p></div>',
      '<div id="a:b"><p>Same</p><p><i>2026</i> © Acme &amp; Co</p><p>Tchau</p></div>',
    ),
  ).toEqual([
    './/text()',
    ['Bye'],
    ['Tchau'],
    [
      [
        '[id="a:b"]>p:nth-of-type(2)',
        '© <i>2026</i> Acme &amp; Co',
        '<i>2026</i> © Acme &amp; Co',
      ],
    ],
  ])
})

test('refuses pages that have nothing to do with each other', () => {
  expect(() => differencesOf('<p>a</p>', '<div>a</div>')).toThrow('Failed to compare')
})
