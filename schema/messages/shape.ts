import { error, type Bilingual } from '../problem.ts'
import type { Place } from './describeLocation.ts'
import { capital, counted, oneOf } from './describeValue.ts'

export type Kind = 'text' | 'number' | 'yes or no' | 'list' | 'group' | 'nothing'

const expectedEn: Record<Kind, string> = {
  text: 'text',
  number: 'a whole number',
  'yes or no': 'true or false',
  list: 'a list in square brackets',
  group: 'a group in braces',
  nothing: 'empty',
}
const expectedBr: Record<Kind, string> = {
  text: 'um texto',
  number: 'um número inteiro',
  'yes or no': 'true (sim) ou false (não)',
  list: 'uma lista entre colchetes',
  group: 'um grupo entre chaves',
  nothing: 'vazio',
}
const foundEn: Record<Kind, string> = {
  text: 'it is written as text',
  number: 'it is written as a number',
  'yes or no': 'it is true or false',
  list: 'it is a list in square brackets',
  group: 'it is a group in braces',
  nothing: 'there is nothing (null)',
}
const foundBr: Record<Kind, string> = {
  text: 'está escrito como texto',
  number: 'está escrito como número',
  'yes or no': 'é true ou false',
  list: 'é uma lista entre colchetes',
  group: 'é um grupo entre chaves',
  nothing: 'não há nada (null)',
}

interface WrongType {
  thing: Bilingual
  expected: Kind
  found: Kind
  /** A number that is not whole. */
  fraction?: string | undefined
  right: string
  quotes: 'remove' | 'add' | 'leave'
}

/** What is missing, unknown, of the wrong kind, too few or too many. */
export const shapeWordings = {
  'not-accepted': error<{ thing: Bilingual; example: string }>({
    en: ({ thing, example }) => [
      `${capital(thing.en)} cannot be used as it is written.`,
      `write it like this: ${example}`,
    ],
    br: ({ thing, example }) => [
      `${capital(thing.br)} não pode ser usado como está escrito.`,
      `escreva assim: ${example}`,
    ],
  }),
  'missing-key': error<{
    key: string
    place: Place
    example: string
    otherwise: Bilingual | undefined
  }>({
    en: ({ key, place, example, otherwise }) => [
      `“${key}” is missing ${place.en.in}.`,
      `add ${example} inside these braces.${otherwise ? ` ${otherwise.en}` : ''}`,
    ],
    br: ({ key, place, example, otherwise }) => [
      `Falta “${key}” ${place.br.in}.`,
      `acrescente ${example} dentro destas chaves.${otherwise ? ` ${otherwise.br}` : ''}`,
    ],
  }),
  'mistyped-key': error<{
    key: string
    right: string
    place: Place
    /** How it is written, where more than the name has to change. */
    example: string | undefined
  }>({
    en: ({ key, right, place, example }) => [
      `“${key}” is not a known name ${place.en.in}. Did you mean “${right}”?`,
      example === undefined
        ? `rename it to “${right}”.`
        : `write it like this: ${example}`,
    ],
    br: ({ key, right, place, example }) => [
      `“${key}” não é um nome conhecido ${place.br.in}. Você quis dizer “${right}”?`,
      example === undefined
        ? `troque o nome por “${right}”.`
        : `escreva assim: ${example}`,
    ],
  }),
  'said-already': error<{ key: string; right: string; place: Place; line: number }>({
    en: ({ key, right, place, line }) => [
      `“${key}” is not a known name ${place.en.in}; what it says is called “${right}” here, which is there already (line ${line}).`,
      `see that “${right}” there says all that it should, then take this line out.`,
    ],
    br: ({ key, right, place, line }) => [
      `“${key}” não é um nome conhecido ${place.br.in}; aqui isso se chama “${right}”, e já está na linha ${line}.`,
      `veja se “${right}” diz lá tudo o que deve dizer e depois tire esta linha.`,
    ],
  }),
  'known-elsewhere': error<{
    key: string
    place: Place
    /** The names that lead to its home, the innermost first. */
    home: readonly string[]
    example: string
  }>({
    en: ({ key, place, home, example }) => [
      `“${key}” is not a known name ${place.en.in}; it has its place under ${home.map((name) => `“${name}”`).join(' in ')}.`,
      `move it there, written like this: ${example}`,
    ],
    br: ({ key, place, home, example }) => [
      `“${key}” não é um nome conhecido ${place.br.in}; o lugar dele é em ${home.map((name) => `“${name}”`).join(', dentro de ')}.`,
      `leve-o para lá, escrito assim: ${example}`,
    ],
  }),
  'no-styling': error<{ key: string; place: Place }>({
    en: ({ key, place }) => [
      `“${key}” is not a known name ${place.en.in}: how things look is the page’s to decide.`,
      'take this line out. What can be chosen holds for the whole page and stands under “site”: “colors”, “typeface” and “motif”.',
    ],
    br: ({ key, place }) => [
      `“${key}” não é um nome conhecido ${place.br.in}: quem decide a aparência é a página.`,
      'tire esta linha. O que dá para escolher vale para a página inteira e fica em “site”: “colors”, “typeface” e “motif”.',
    ],
  }),
  'unknown-language': error<{ key: string; languages: readonly string[] }>({
    en: ({ key, languages }) => [
      `“${key}” is not a language of the page; it can have ${oneOf(languages, 'and')}.`,
      `keep the texts of “${key}” in a file of your own, and take them out here.`,
    ],
    br: ({ key, languages }) => [
      `“${key}” não é uma língua da página; as que ela pode ter são ${oneOf(languages, 'e')}.`,
      `guarde os textos de “${key}” num arquivo seu e tire-os daqui.`,
    ],
  }),
  'key-instead': error<{ key: string; missing: string; place: Place; example: string }>({
    en: ({ key, missing, place, example }) => [
      `“${key}” is not a known name ${place.en.in}, and “${missing}” is missing there.`,
      `rename it to “${missing}” if that is what it holds; otherwise delete it and add ${example}`,
    ],
    br: ({ key, missing, place, example }) => [
      `“${key}” não é um nome conhecido ${place.br.in}, e “${missing}” está faltando ali.`,
      `troque o nome por “${missing}” se for isso que ele contém; senão, apague-o e acrescente ${example}`,
    ],
  }),
  'unknown-key': error<{ key: string; place: Place; known: readonly string[] }>({
    en: ({ key, place, known }) => [
      `“${key}” is not a known name ${place.en.in}.`,
      known.length > 0
        ? `use ${oneOf(known, 'or')} if that is what you meant. If not: what visitors should read stands in a text under catalogs, and anything else has to go.`
        : 'what visitors should read stands in a text under catalogs; anything else has to go.',
    ],
    br: ({ key, place, known }) => [
      `“${key}” não é um nome conhecido ${place.br.in}.`,
      known.length > 0
        ? `use ${oneOf(known, 'ou')} se for isso que você quis dizer. Se não: o que os visitantes devem ler vai num texto em catalogs; qualquer outra coisa deve sair daqui.`
        : 'o que os visitantes devem ler vai num texto em catalogs; qualquer outra coisa deve sair daqui.',
    ],
  }),
  'duplicate-key': error<{ key: string; line: number }>({
    en: ({ key, line }) => [
      `“${key}” is written twice; only the second one would be used.`,
      `keep one and delete the other (the first is on line ${line}).`,
    ],
    br: ({ key, line }) => [
      `“${key}” aparece duas vezes; só a segunda valeria.`,
      `deixe uma e apague a outra (a primeira está na linha ${line}).`,
    ],
  }),
  'wrong-type': error<WrongType>({
    en: ({ thing, expected, found, fraction, right, quotes }) => [
      `${capital(thing.en)} must be ${expectedEn[expected]}, but ${fraction === undefined ? foundEn[found] : `it is ${fraction}`}.`,
      {
        remove: `remove the quotes: ${right}`,
        add: `put it in quotation marks: ${right}`,
        leave: `write it like this: ${right}`,
      }[quotes],
    ],
    br: ({ thing, expected, found, fraction, right, quotes }) => [
      `${capital(thing.br)} deve ser ${expectedBr[expected]}, mas ${fraction === undefined ? foundBr[found] : `é ${fraction}`}.`,
      {
        remove: `tire as aspas: ${right}`,
        add: `ponha entre aspas: ${right}`,
        leave: `escreva assim: ${right}`,
      }[quotes],
    ],
  }),
  'site-in-list': error<object>({
    en: () => [
      'The whole file stands in square brackets.',
      'take away the [ at its beginning and the ] at its end.',
    ],
    br: () => [
      'O arquivo inteiro está entre colchetes.',
      'tire o [ do começo e o ] do fim.',
    ],
  }),
  'not-a-site': error<{ found: Kind }>({
    en: ({ found }) => [
      `The whole file must be one group in braces, but ${foundEn[found]}.`,
      'bring back the last version that worked (on GitHub: History), or start from the sample.',
    ],
    br: ({ found }) => [
      `O arquivo inteiro deve ser um grupo entre chaves, mas ${foundBr[found]}.`,
      'recupere a última versão que funcionava (no GitHub: History) ou comece pelo exemplo.',
    ],
  }),
  'wrong-choice': error<{
    thing: Bilingual
    value: string
    choices: readonly string[]
    near: string | undefined
    otherwise: Bilingual | undefined
  }>({
    en: ({ thing, value, choices, near, otherwise }) => [
      `${capital(thing.en)} cannot be ${value}.${near === undefined ? '' : ` Did you mean “${near}”?`}`,
      near === undefined
        ? `use one of ${oneOf(choices, 'or')}.${otherwise ? ` ${otherwise.en}` : ''}`
        : `write "${near}".`,
    ],
    br: ({ thing, value, choices, near, otherwise }) => [
      `${capital(thing.br)} não pode ser ${value}.${near === undefined ? '' : ` Você quis dizer “${near}”?`}`,
      near === undefined
        ? `use ${oneOf(choices, 'ou')}.${otherwise ? ` ${otherwise.br}` : ''}`
        : `escreva "${near}".`,
    ],
  }),
  'too-few': error<{ thing: Bilingual; min: number }>({
    en: ({ thing, min }) => [
      `${capital(thing.en)} is an empty list; it needs at least ${min} entry.`,
      `add an entry between the square brackets.`,
    ],
    br: ({ thing, min }) => [
      `${capital(thing.br)} é uma lista vazia; precisa de pelo menos ${min} item.`,
      `acrescente um item entre os colchetes.`,
    ],
  }),
  'too-many': error<{ thing: Bilingual; count: number; max: number }>({
    en: ({ thing, count, max }) => [
      `${capital(thing.en)} has ${count} entries; the page has room for ${max}.`,
      `delete ${count - max} of them.`,
    ],
    br: ({ thing, count, max }) => [
      `${capital(thing.br)} tem ${count} itens; na página cabem ${max}.`,
      `apague ${count - max}.`,
    ],
  }),
  'out-of-range': error<{ thing: Bilingual; min: number; max: number; example: string }>({
    en: ({ thing, min, max, example }) => [
      `${capital(thing.en)} must be between ${min} and ${max}.`,
      `write a number in that range, e.g. ${example}`,
    ],
    br: ({ thing, min, max, example }) => [
      `${capital(thing.br)} deve estar entre ${min} e ${max}.`,
      `escreva um número nesse intervalo, p. ex. ${example}`,
    ],
  }),
  'empty-value': error<{ thing: Bilingual; example: string }>({
    en: ({ thing, example }) => [
      `${capital(thing.en)} is empty.`,
      `write it between the quotation marks, e.g. ${example}`,
    ],
    br: ({ thing, example }) => [
      `${capital(thing.br)} está em branco.`,
      `escreva-o entre as aspas, p. ex. ${example}`,
    ],
  }),
  'value-too-long': error<{ thing: Bilingual; length: number; max: number }>({
    en: ({ thing, length, max }) => [
      `${capital(thing.en)} has ${length} characters; there is room for ${max}.`,
      `shorten it by ${counted(length - max, 'character', 'characters')}.`,
    ],
    br: ({ thing, length, max }) => [
      `${capital(thing.br)} tem ${length} caracteres; o máximo é ${max}.`,
      `encurte-o em ${counted(length - max, 'caractere', 'caracteres')}.`,
    ],
  }),
}
