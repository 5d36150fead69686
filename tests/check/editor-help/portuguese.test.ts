import { expect, test } from 'vitest'

import { jsonSchema } from '../../../schema/model/jsonSchema.ts'
import { cursor, hover, wavyLines } from './editor.ts'
import { changed } from './ownContent.ts'

const portuguese = (from: string, to: string) =>
  changed(from, to).replace('site.schema.json', 'site.schema.br.json')

const at = (text: string) => hover(portuguese(text, text[0] + cursor + text.slice(1)))

test('a file that asks for the Portuguese help is explained in Portuguese', async () => {
  expect(await at('"hero.title"')).toMatchInlineSnapshot(`
    "Título principal

    As maiores palavras da página. Escreva aqui o nome de um texto; o texto em si fica com esse nome em catalogs, p. ex. "hero.title". O texto tem até 80 caracteres."
  `)
})

test('a wrong value is lines in Portuguese', async () => {
  const lines = await wavyLines(portuguese('"id": "cloud"', '"id": "Nuvem"'))
  expect(lines).toMatchInlineSnapshot(`
    [
      ""Nuvem" → Use letras minúsculas sem acento, algarismos e hifens, começando com uma letra, p. ex. "cloud".",
    ]
  `)
})

/** Both languages of every sentence, with its path. */
function sentencePairs(en: unknown, br: unknown, path = ''): [string, string, string][] {
  if (typeof en === 'string' && typeof br === 'string')
    return /(title|[dD]escription|Message|label|Details)\b[/\d]*$/.test(path)
      ? [[path, en, br]]
      : []
  if (typeof en !== 'object' || en === null || typeof br !== 'object' || br === null)
    return []
  return Object.entries(en).flatMap(([key, part]) =>
    sentencePairs(part, Reflect.get(br, key), `${path}/${key}`),
  )
}

test('nothing longer than a name is the same in both languages', () => {
  const pairs = sentencePairs(jsonSchema('en'), jsonSchema('br'))
  expect(pairs.length).toBeGreaterThan(500)
  const same = pairs.filter(([, en, br]) => en === br && en.split(' ').length > 4)
  expect(same).toEqual([])
})
