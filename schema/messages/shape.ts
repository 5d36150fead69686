import type { Bilingual } from '../problem.ts'
import type { Path } from '../read/readDocument.ts'
import { capital, counted, listed, oneOf } from './describeValue.ts'
import { again, choose, enterElsewhere, press, remove } from './fixes.ts'
import { error, notInForm, same } from './wording.ts'

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

/** The same for the form, which shows no brackets and quotation marks. */
const kindsInForm: Record<Kind, Bilingual> = {
  text: { en: 'text', br: 'um texto' },
  number: { en: 'a whole number', br: 'um número inteiro' },
  'yes or no': { en: 'yes or no', br: 'sim ou não' },
  list: { en: 'a list', br: 'uma lista' },
  group: { en: 'a group', br: 'um grupo' },
  nothing: { en: 'empty', br: 'vazio' },
}
const foundInForm: Record<Kind, Bilingual> = {
  text: { en: 'it is written as text', br: 'ali há um texto' },
  number: { en: 'it is written as a number', br: 'ali há um número' },
  'yes or no': { en: 'it is yes or no', br: 'ali há sim ou não' },
  list: { en: 'it is a list', br: 'ali há uma lista' },
  group: { en: 'it is a group', br: 'ali há um grupo' },
  nothing: { en: 'there is nothing', br: 'não há nada ali' },
}

interface WrongType {
  thing: Path
  expected: Kind
  found: Kind
  /** The number, where it should be whole. */
  fraction?: string | undefined
  right: string
  /** Another fix that is possible here. */
  otherwise?: Bilingual | undefined
  /** What the edit does to the value: it changes quotation marks or brackets, or removes it. */
  quotes: 'remove' | 'add' | 'leave' | 'leave out' | 'unwrap' | 'unname'
}

/** What is missing, unknown, of the wrong kind, too few or too many. */
export const shapeWordings = {
  'not-accepted': error<{ thing: Path; example: string }>({
    en: ({ thing, example }, say) => [
      `${capital(say.value(thing))} cannot be used as it is written.`,
      `write it like this: ${example}`,
    ],
    br: ({ thing, example }, say) => [
      `${capital(say.value(thing))} não pode ser usado como está escrito.`,
      `escreva assim: ${example}`,
    ],
    form: { fix: again },
  }),
  'missing-key': error<{
    key: string
    place: Path
    example: string
    choices?: readonly string[] | undefined
    otherwise: Bilingual | undefined
  }>({
    en: ({ key, place, example, choices, otherwise }, say) => [
      `“${key}” is missing ${say.in(place)}.`,
      `add ${example} inside these braces${choices ? `, with one of ${oneOf(choices, 'or')}` : ''}.${otherwise ? ` ${otherwise.en}` : ''}`,
    ],
    br: ({ key, place, example, choices, otherwise }, say) => [
      `Falta “${key}” ${say.in(place)}.`,
      `acrescente ${example} dentro destas chaves${choices ? `, com um destes: ${oneOf(choices, 'ou')}` : ''}.${otherwise ? ` ${otherwise.br}` : ''}`,
    ],
    form: notInForm,
  }),
  'mistyped-key': error<{
    key: string
    right: string
    place: Path
    /** An example, where more than the name has to change. */
    example: string | undefined
  }>({
    en: ({ key, right, place, example }, say) => [
      `“${key}” is not a known name ${say.in(place)}. Did you mean “${right}”?`,
      example === undefined
        ? `rename it to “${right}”.`
        : `write it like this: ${example}`,
    ],
    br: ({ key, right, place, example }, say) => [
      `“${key}” não é um nome conhecido ${say.in(place)}. Você quis dizer “${right}”?`,
      example === undefined
        ? `troque o nome por “${right}”.`
        : `escreva assim: ${example}`,
    ],
    form: {
      ...enterElsewhere,
      message: {
        en: ({ key, right, place }, say) =>
          `“${key}”${say.held()} has no place ${say.in(place)}. Did you mean ${say.name(right)}?`,
        br: ({ key, right, place }, say) =>
          `“${key}”${say.held()} não tem lugar ${say.in(place)}. Você quis dizer ${say.name(right)}?`,
      },
    },
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
    form: {
      ...remove,
      message: {
        en: ({ key, languages }, say) =>
          `“${key}” is not a language of the page; it can have ${listed(languages.map(say.name), 'and')}.`,
        br: ({ key, languages }, say) =>
          `“${key}” não é um idioma da página, que pode ter ${listed(languages.map(say.name), 'e')}.`,
      },
    },
  }),
  'key-instead': error<{
    keys: readonly string[]
    missing: readonly string[]
    place: Path
    /** Examples of what is missing. */
    examples: readonly string[]
    /** One name is unknown and one missing: it is renamed, and keeps its value. */
    isRenamed: boolean
  }>({
    en: ({ keys, missing, place, examples, isRenamed }, say) => [
      keys.length === 1
        ? `${oneOf(keys, 'and')} is not a known name ${say.in(place)}, and ${oneOf(missing, 'and')} ${missing.length === 1 ? 'is' : 'are'} missing there.`
        : `${oneOf(keys, 'and')} are not known names ${say.in(place)}, and ${oneOf(missing, 'and')} ${missing.length === 1 ? 'is' : 'are'} missing there.`,
      isRenamed
        ? `rename it to ${oneOf(missing, 'and')} if that is what it holds; otherwise add ${examples.join(', ')}, and see where it belongs.`
        : `write what it should say under the names that are known here: ${examples.join(', ')}`,
    ],
    br: ({ keys, missing, place, examples, isRenamed }, say) => [
      keys.length === 1
        ? `${oneOf(keys, 'e')} não é um nome conhecido ${say.in(place)}, e ali ${missing.length === 1 ? 'falta' : 'faltam'} ${oneOf(missing, 'e')}.`
        : `${oneOf(keys, 'e')} não são nomes conhecidos ${say.in(place)}, e ali ${missing.length === 1 ? 'falta' : 'faltam'} ${oneOf(missing, 'e')}.`,
      isRenamed
        ? `troque o nome por ${oneOf(missing, 'e')} se for isso que ele contém; senão, acrescente ${examples.join(', ')} e veja onde ele cabe.`
        : `escreva o que deve ser dito com os nomes que valem aqui: ${examples.join(', ')}`,
    ],
    form: {
      ...enterElsewhere,
      message: {
        en: ({ keys, missing, place }, say) =>
          `${oneOf(keys, 'and')}${say.held()} ${keys.length === 1 ? 'has' : 'have'} no place ${say.in(place)}, and ${listed(missing.map(say.name), 'and')} ${missing.length === 1 ? 'is' : 'are'} missing there.`,
        br: ({ keys, missing, place }, say) =>
          `${oneOf(keys, 'e')}${say.held()} não ${keys.length === 1 ? 'tem' : 'têm'} lugar ${say.in(place)}, e ali ${missing.length === 1 ? 'falta' : 'faltam'} ${listed(missing.map(say.name), 'e')}.`,
      },
    },
  }),
  'unknown-key': error<{
    key: string
    place: Path
    /** Known names that would accept its value. */
    known: readonly string[]
    /** Names of texts at that place. */
    texts: readonly string[]
  }>({
    en: ({ key, place, known, texts }, say) => [
      `“${key}” is not a known name ${say.in(place)}.`,
      `${known.length > 0 ? `use ${oneOf(known, 'or')} if that is what you meant. If not: ` : ''}${
        texts.length > 0
          ? `what visitors should read goes into the text of ${oneOf(texts, 'or')}`
          : 'what visitors should read stands in a text under catalogs'
      }; anything else has to go.`,
    ],
    br: ({ key, place, known, texts }, say) => [
      `“${key}” não é um nome conhecido ${say.in(place)}.`,
      `${known.length > 0 ? `use ${oneOf(known, 'ou')} se for isso que você quis dizer. Se não: ` : ''}${
        texts.length > 0
          ? `o que os visitantes devem ler vai no texto de ${oneOf(texts, 'ou')}`
          : 'o que os visitantes devem ler vai num texto em catalogs'
      }; qualquer outra coisa deve sair daqui.`,
    ],
    form: {
      ...remove,
      message: {
        en: ({ key, place }, say) =>
          `“${key}”${say.held()} has no place ${say.in(place)}.`,
        br: ({ key, place }, say) =>
          `“${key}”${say.held()} não tem lugar ${say.in(place)}.`,
      },
    },
  }),
  'secret-here': error<{ key: string; place: Path }>({
    en: ({ key, place }, say) => [
      `“${key}” ${say.in(place)} is a secret, which nobody else should see; what stands in this file is published.`,
      'take this line out, and have a new one made where this one came from: somebody may have seen it.',
    ],
    br: ({ key, place }, say) => [
      `“${key}” ${say.in(place)} é um segredo, que mais ninguém deve ver; o que está neste arquivo é publicado.`,
      'tire esta linha e gere um novo onde você pegou este: alguém pode ter visto.',
    ],
    form: {
      ...remove,
      message: {
        en: ({ key, place }, say) =>
          `“${key}” ${say.in(place)} is a secret, which nobody else should see; what stands here is published.`,
        br: ({ key, place }, say) =>
          `“${key}” ${say.in(place)} é um segredo, que mais ninguém deve ver; o que está aqui é publicado.`,
      },
      fix: {
        en: 'remove it, and have a new one made where this one came from: somebody may have seen it.',
        br: 'remova e gere um novo onde você pegou este: alguém pode ter visto.',
      },
    },
  }),
  'said-by-absence': error<{ why: Bilingual; place: Path }>({
    en: ({ why, place }, say) => [
      why.en,
      `delete ${say.the(place)}, from its { to its }.`,
    ],
    br: ({ why, place }, say) => [why.br, `apague ${say.the(place)}, do { ao }.`],
    form: remove,
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
    form: notInForm,
  }),
  'wrong-type': error<WrongType>({
    en: ({ thing, expected, found, fraction, right, quotes, otherwise }, say) => [
      `${capital(say.value(thing))} must be ${expectedEn[expected]}, but ${fraction === undefined ? foundEn[found] : `it is ${fraction}`}.`,
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
    br: ({ thing, expected, found, fraction, right, quotes, otherwise }, say) => [
      `${capital(say.value(thing))} deve ser ${expectedBr[expected]}, mas ${fraction === undefined ? foundBr[found] : `ali está ${fraction}`}.`,
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
    form: {
      message: {
        en: ({ thing, expected, found, fraction }, say) =>
          `${capital(say.value(thing))} must be ${kindsInForm[expected].en}, but ${fraction === undefined ? foundInForm[found].en : `it is ${fraction}`}.`,
        br: ({ thing, expected, found, fraction }, say) =>
          `${capital(say.value(thing))} deve ser ${kindsInForm[expected].br}, mas ${fraction === undefined ? foundInForm[found].br : `ali está ${fraction}`}.`,
      },
      fix: again,
      fixWithEdit: press,
    },
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
    form: notInForm,
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
    form: notInForm,
  }),
  'wrong-choice': error<{
    thing: Path
    value: string
    choices: readonly string[]
    near: string | undefined
    otherwise: Bilingual | undefined
  }>({
    en: ({ thing, value, choices, near, otherwise }, say) => [
      `${capital(say.value(thing))} cannot be ${value}.${near === undefined ? '' : ` Did you mean ${say.label(near, thing)}?`}`,
      near === undefined
        ? `use one of ${oneOf(choices, 'or')}.${otherwise ? ` ${otherwise.en}` : ''}`
        : `write "${near}".`,
    ],
    br: ({ thing, value, choices, near, otherwise }, say) => [
      `${capital(say.value(thing))} não pode ser ${value}.${near === undefined ? '' : ` Você quis dizer ${say.label(near, thing)}?`}`,
      near === undefined
        ? `use ${oneOf(choices, 'ou')}.${otherwise ? ` ${otherwise.br}` : ''}`
        : `escreva "${near}".`,
    ],
    form: { fix: choose },
  }),
  'too-few': error<{ thing: Path; count: number; min: number }>({
    en: ({ thing, count, min }, say) => [
      `${capital(say.value(thing))} ${count === 0 ? 'is an empty list' : `has only ${count}`}; it needs at least ${min === 1 ? '1 entry' : `${min} entries`}.`,
      `add an entry between the square brackets.`,
    ],
    br: ({ thing, count, min }, say) => [
      `${capital(say.value(thing))} ${count === 0 ? 'é uma lista vazia' : `só tem ${count}`}; precisa de pelo menos ${min === 1 ? '1 item' : `${min} itens`}.`,
      `acrescente um item entre os colchetes.`,
    ],
    form: { fix: { en: 'add an entry.', br: 'adicione um item.' } },
  }),
  'too-many': error<{ thing: Path; count: number; max: number }>({
    en: ({ thing, count, max }, say) => [
      `${capital(say.value(thing))} has ${count} entries; the page has room for ${max}.`,
      `delete ${count - max} of them.`,
    ],
    br: ({ thing, count, max }, say) => [
      `${capital(say.value(thing))} tem ${count} itens; na página cabem ${max}.`,
      `apague ${count - max}.`,
    ],
    form: {
      fix: {
        en: ({ count, max }) => `remove ${count - max} of them.`,
        br: ({ count, max }) => `remova ${count - max}.`,
      },
    },
  }),
  'out-of-range': error<{ thing: Path; min: number; max: number; example: number }>({
    en: ({ thing, min, max, example }, say) => [
      `${capital(say.value(thing))} must be between ${say.number(min, thing)} and ${say.number(max, thing)}.`,
      `write a number in that range, e.g. ${say.number(example, thing)}`,
    ],
    br: ({ thing, min, max, example }, say) => [
      `${capital(say.value(thing))} deve estar entre ${say.number(min, thing)} e ${say.number(max, thing)}.`,
      `escreva um número nesse intervalo, p. ex. ${say.number(example, thing)}`,
    ],
    form: same,
  }),
  'empty-value': error<{ thing: Path; example: string }>({
    en: ({ thing, example }, say) => [
      `${capital(say.value(thing))} is empty.`,
      `write it between the quotation marks, e.g. ${example}`,
    ],
    br: ({ thing, example }, say) => [
      `${capital(say.value(thing))} está em branco.`,
      `escreva entre as aspas, p. ex. ${example}`,
    ],
    form: notInForm,
  }),
  'value-too-long': error<{ thing: Path; length: number; max: number }>({
    en: ({ thing, length, max }, say) => [
      `${capital(say.value(thing))} has ${length} characters; there is room for ${max}.`,
      `shorten it by ${counted(length - max, 'character', 'characters')}.`,
    ],
    br: ({ thing, length, max }, say) => [
      `${capital(say.value(thing))} tem ${length} caracteres; o máximo é ${max}.`,
      `encurte em ${counted(length - max, 'caractere', 'caracteres')}.`,
    ],
    form: same,
  }),
}
