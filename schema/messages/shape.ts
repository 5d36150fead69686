import { error, type Bilingual } from '../problem.ts'
import type { Place } from './describeLocation.ts'
import { capital, counted, listed, oneOf } from './describeValue.ts'

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
  text: 'ali há um texto',
  number: 'ali há um número',
  'yes or no': 'ali há true ou false',
  list: 'ali há uma lista entre colchetes',
  group: 'ali há um grupo entre chaves',
  nothing: 'não há nada ali (null)',
}

interface WrongType {
  thing: Bilingual
  expected: Kind
  found: Kind
  /** A number that is not whole. */
  fraction?: string | undefined
  right: string
  /** What else can be done at this place. */
  otherwise?: Bilingual | undefined
  /** What is done to the value: its quotation marks or its brackets are changed, or it goes. */
  quotes: 'remove' | 'add' | 'leave' | 'leave out' | 'unwrap' | 'unname'
}

/** So many lines are named where a fault is on several. */
const maxLines = 12

/** Behind the sentence of a fault that is the same in every entry of a list. */
export function soOnLines(all: readonly number[]): Bilingual {
  const lines = all.slice(0, maxLines)
  return {
    en: `(So it is on ${lines.length === 1 ? 'line' : 'lines'} ${listed(lines, 'and')}${lines.length < all.length ? ' and further on' : ''}.)`,
    br: `(O mesmo ${lines.length === 1 ? 'na linha' : 'nas linhas'} ${listed(lines, 'e')}${lines.length < all.length ? ' e adiante' : ''}.)`,
  }
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
    choices?: readonly string[] | undefined
    otherwise: Bilingual | undefined
  }>({
    en: ({ key, place, example, choices, otherwise }) => [
      `“${key}” is missing ${place.en.in}.`,
      `add ${example} inside these braces${choices ? `, with one of ${oneOf(choices, 'or')}` : ''}.${otherwise ? ` ${otherwise.en}` : ''}`,
    ],
    br: ({ key, place, example, choices, otherwise }) => [
      `Falta “${key}” ${place.br.in}.`,
      `acrescente ${example} dentro destas chaves${choices ? `, com um destes: ${oneOf(choices, 'ou')}` : ''}.${otherwise ? ` ${otherwise.br}` : ''}`,
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
      `“${key}” não é um nome conhecido ${place.br.in}; aqui isso se chama “${right}”, que já existe (linha ${line}).`,
      `veja se “${right}” diz lá tudo o que deve dizer e depois tire esta linha.`,
    ],
  }),
  'known-elsewhere': error<{
    key: string
    place: Place
    /** The names that lead to its home, the innermost first. */
    home: readonly string[]
    example: string
    /** The line on which its home has it already, and its name there. */
    already?: { line: number; name: string } | undefined
  }>({
    en: ({ key, place, home, example, already }) => [
      `“${key}” is not a known name ${place.en.in}; it has its place under ${home.map((name) => `“${name}”`).join(' in ')}.`,
      already === undefined
        ? `move it there, written like this: ${example}`
        : `line ${already.line} has it there already, as “${already.name}”: see that it is right there, and take it out here.`,
    ],
    br: ({ key, place, home, example, already }) => [
      `“${key}” não é um nome conhecido ${place.br.in}: isso vai em ${home.map((name) => `“${name}”`).join(', dentro de ')}.`,
      already === undefined
        ? `leve para lá, escrito assim: ${example}`
        : `isso já está lá, na linha ${already.line}, como “${already.name}”: veja se ali está certo e tire daqui.`,
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
      `“${key}” não é um idioma da página, que pode ter ${oneOf(languages, 'e')}.`,
      `guarde os textos de “${key}” num arquivo seu e tire-os daqui.`,
    ],
  }),
  'key-instead': error<{
    keys: readonly string[]
    missing: readonly string[]
    place: Place
    /** How what is missing is written. */
    examples: readonly string[]
    /** There is one of each, and the value can stay. */
    isRenamed: boolean
  }>({
    en: ({ keys, missing, place, examples, isRenamed }) => [
      keys.length === 1
        ? `${oneOf(keys, 'and')} is not a known name ${place.en.in}, and ${oneOf(missing, 'and')} ${missing.length === 1 ? 'is' : 'are'} missing there.`
        : `${oneOf(keys, 'and')} are not known names ${place.en.in}, and ${oneOf(missing, 'and')} ${missing.length === 1 ? 'is' : 'are'} missing there.`,
      isRenamed
        ? `rename it to ${oneOf(missing, 'and')} if that is what it holds; otherwise add ${examples.join(', ')}, and see where it belongs.`
        : `write what it should say under the names that are known here: ${examples.join(', ')}`,
    ],
    br: ({ keys, missing, place, examples, isRenamed }) => [
      keys.length === 1
        ? `${oneOf(keys, 'e')} não é um nome conhecido ${place.br.in}, e ali ${missing.length === 1 ? 'falta' : 'faltam'} ${oneOf(missing, 'e')}.`
        : `${oneOf(keys, 'e')} não são nomes conhecidos ${place.br.in}, e ali ${missing.length === 1 ? 'falta' : 'faltam'} ${oneOf(missing, 'e')}.`,
      isRenamed
        ? `troque o nome por ${oneOf(missing, 'e')} se for isso que ele contém; senão, acrescente ${examples.join(', ')} e veja onde ele cabe.`
        : `escreva o que deve ser dito com os nomes que valem aqui: ${examples.join(', ')}`,
    ],
  }),
  'unknown-key': error<{
    key: string
    place: Place
    /** Names that would take its value. */
    known: readonly string[]
    /** Names of texts that stand there. */
    texts: readonly string[]
  }>({
    en: ({ key, place, known, texts }) => [
      `“${key}” is not a known name ${place.en.in}.`,
      `${known.length > 0 ? `use ${oneOf(known, 'or')} if that is what you meant. If not: ` : ''}${
        texts.length > 0
          ? `what visitors should read goes into the text of ${oneOf(texts, 'or')}`
          : 'what visitors should read stands in a text under catalogs'
      }; anything else has to go.`,
    ],
    br: ({ key, place, known, texts }) => [
      `“${key}” não é um nome conhecido ${place.br.in}.`,
      `${known.length > 0 ? `use ${oneOf(known, 'ou')} se for isso que você quis dizer. Se não: ` : ''}${
        texts.length > 0
          ? `o que os visitantes devem ler vai no texto de ${oneOf(texts, 'ou')}`
          : 'o que os visitantes devem ler vai num texto em catalogs'
      }; qualquer outra coisa deve sair daqui.`,
    ],
  }),
  'secret-here': error<{ key: string; place: Place }>({
    en: ({ key, place }) => [
      `“${key}” ${place.en.in} is a secret, which nobody else should see; what stands in this file is published.`,
      'take this line out, and have a new one made where this one came from: somebody may have seen it.',
    ],
    br: ({ key, place }) => [
      `“${key}” ${place.br.in} é um segredo, que mais ninguém deve ver; o que está neste arquivo é publicado.`,
      'tire esta linha e gere um novo onde você pegou este: alguém pode ter visto.',
    ],
  }),
  'said-by-absence': error<{ why: Bilingual; place: Place }>({
    en: ({ why, place }) => [why.en, `delete ${place.en.the}, from its { to its }.`],
    br: ({ why, place }) => [why.br, `apague ${place.br.the}, do { ao }.`],
  }),
  'turned-catalogs': error<{ name: string; languages: readonly string[] }>({
    en: ({ name, languages }) => [
      'Here each text holds its languages; it is the other way round: each language holds all its texts.',
      `write ${languages.map((language) => `"${language}": { "${name}": "…", … }`).join(', ')}`,
    ],
    br: ({ name, languages }) => [
      'Aqui cada texto contém os idiomas; deve ser o contrário: cada idioma contém todos os seus textos.',
      `escreva ${languages.map((language) => `"${language}": { "${name}": "…", … }`).join(', ')}`,
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
    en: ({ thing, expected, found, fraction, right, quotes, otherwise }) => [
      `${capital(thing.en)} must be ${expectedEn[expected]}, but ${fraction === undefined ? foundEn[found] : `it is ${fraction}`}.`,
      {
        remove: `remove the quotes: ${right}`,
        add: `put it in quotation marks: ${right}`,
        leave: `write it like this: ${right}${otherwise ? `. ${otherwise.en}` : ''}`,
        'leave out': 'take this line out: what is not wanted is simply left out.',
        unwrap: 'take away the [ here and its ], and leave what is between them.',
        unname:
          'write [ and ] in the place of these braces, and take away the name in front of each { between them.',
      }[quotes],
    ],
    br: ({ thing, expected, found, fraction, right, quotes, otherwise }) => [
      `${capital(thing.br)} deve ser ${expectedBr[expected]}, mas ${fraction === undefined ? foundBr[found] : `ali está ${fraction}`}.`,
      {
        remove: `tire as aspas: ${right}`,
        add: `ponha entre aspas: ${right}`,
        leave: `escreva assim: ${right}${otherwise ? `. ${otherwise.br}` : ''}`,
        'leave out': 'tire esta linha: o que não se quer simplesmente fica de fora.',
        unwrap: 'tire este [ e o ] correspondente, e deixe o que está entre os dois.',
        unname:
          'ponha [ e ] no lugar destas chaves e tire o nome que vem antes de cada { entre elas.',
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
      `escreva entre as aspas, p. ex. ${example}`,
    ],
  }),
  'value-too-long': error<{ thing: Bilingual; length: number; max: number }>({
    en: ({ thing, length, max }) => [
      `${capital(thing.en)} has ${length} characters; there is room for ${max}.`,
      `shorten it by ${counted(length - max, 'character', 'characters')}.`,
    ],
    br: ({ thing, length, max }) => [
      `${capital(thing.br)} tem ${length} caracteres; o máximo é ${max}.`,
      `encurte em ${counted(length - max, 'caractere', 'caracteres')}.`,
    ],
  }),
}
