// @vitest-environment node
import { expect, test } from 'vitest'

import { portugueseHelp } from '../../../scripts/check/portugueseHelp.ts'
import { cursor, hover, wavyLines } from './editor.ts'
import { changed } from './ownContent.ts'

const portuguese = (from: string, to: string) =>
  changed(from, to).replace('site.schema.json', 'site.schema.br.json')

const at = (text: string) => hover(portuguese(text, text[0] + cursor + text.slice(1)))

test('a file that asks for the Portuguese help is explained in Portuguese', async () => {
  expect(await at('"hero.title"')).toMatchInlineSnapshot(`
    "Título principal

    As maiores palavras da página. Escreva aqui o nome de um texto; o texto mesmo fica com esse nome em catalogs, p. ex. "hero.title". O texto tem até 80 caracteres."
  `)
})

test('a wrong value is told in Portuguese', async () => {
  const told = await wavyLines(portuguese('"id": "cloud"', '"id": "Nuvem"'))
  expect(told).toMatchInlineSnapshot(`
    [
      ""Nuvem" → Use letras minúsculas sem acento, algarismos e hifens, começando com uma letra, p. ex. "cloud".",
    ]
  `)
})

test('a footer is not said to have texts', () => {
  const words = JSON.stringify(portugueseHelp().schema)
  expect(words).toContain('linha de copyright. Dê a ela um id próprio."')
})

test('a sentence without a translation is told as it has to be written down', () => {
  const { missing } = portugueseHelp({
    description: 'A new thing, e.g. { "id": "a.b", … }. Up to 7 characters.',
    properties: { title: { title: 'Another "name"' } },
  })
  expect(missing).toEqual(['A new thing, e.g. <>.', 'Another <>'])
})

test('a translation that nothing asks for any more is told, and there is none', () => {
  expect(portugueseHelp().unused).toEqual([])
  const { unused } = portugueseHelp({ title: 'Colours' })
  expect(unused).not.toContain('Colours')
  expect(unused).toContain('Mark')
})
