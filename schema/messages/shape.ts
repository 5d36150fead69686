import type { Bilingual } from '../bilingual.ts'
import type { Path } from '../read/lookUp.ts'
import { capitalize, oneOf, pluralize } from './describeValue.ts'
import { again, choose, enterElsewhere, press, remove } from './fixes.ts'
import { error } from './wording.ts'

export type ValueType = 'text' | 'number' | 'yes or no' | 'list' | 'group' | 'nothing'

/** The types of JSON as nouns of a sentence. */
const taken: Record<ValueType, Bilingual> = {
  text: { en: 'text', br: 'um texto' },
  number: { en: 'a whole number', br: 'um número inteiro' },
  'yes or no': { en: 'yes or no', br: 'sim ou não' },
  list: { en: 'a list', br: 'uma lista' },
  group: { en: 'a group', br: 'um grupo' },
  nothing: { en: 'empty', br: 'vazio' },
}

interface WrongType {
  path: Path
  expected: ValueType
  found: ValueType
  /** The number that is found, as it is written. */
  number: string | undefined
  right: string
  /** Another fix that is possible here. */
  otherwise?: Bilingual | undefined
}

/** What is missing, unknown, of the wrong kind, too few or too many. */
export const shapeWordings = {
  'not-accepted': error<{ path: Path; example: string }>({
    en: ({ path, example }, say) => [
      `${capitalize(say.value(path))} cannot be used as it is written.`,
      `write it like this: ${example}`,
    ],
    br: ({ path, example }, say) => [
      `${capitalize(say.value(path))} não pode ser usado como está escrito.`,
      `escreva assim: ${example}`,
    ],
    form: { fix: again },
  }),
  'missing-key': error<{
    key: string
    path: Path
    example: string
    choices?: readonly string[] | undefined
    otherwise: Bilingual | undefined
  }>({
    en: ({ key, path, example, choices, otherwise }, say) => [
      `“${key}” is missing ${say.in(path)}.`,
      `add ${example} inside these braces${choices ? `, with one of ${oneOf(choices, 'or')}` : ''}.${otherwise ? ` ${otherwise.en}` : ''}`,
    ],
    br: ({ key, path, example, choices, otherwise }, say) => [
      `Falta “${key}” ${say.in(path)}.`,
      `acrescente ${example} dentro destas chaves${choices ? `, com um destes: ${oneOf(choices, 'ou')}` : ''}.${otherwise ? ` ${otherwise.br}` : ''}`,
    ],
  }),
  'mistyped-key': error<{ key: string; right: string; path: Path }>({
    en: ({ key, right, path }, say) => [
      `“${key}” is not a known name ${say.in(path)}. Did you mean “${right}”?`,
      `rename it to “${right}”.`,
    ],
    br: ({ key, right, path }, say) => [
      `“${key}” não é um nome conhecido ${say.in(path)}. Você quis dizer “${right}”?`,
      `troque o nome por “${right}”.`,
    ],
    form: {
      ...enterElsewhere,
      message: {
        en: ({ key, right, path }, say) =>
          `“${key}”${say.held()} has no place ${say.in(path)}. Did you mean ${say.name(right)}?`,
        br: ({ key, right, path }, say) =>
          `“${key}”${say.held()} não tem lugar ${say.in(path)}. Você quis dizer ${say.name(right)}?`,
      },
    },
  }),
  'unknown-key': error<{
    key: string
    path: Path
    /** What can stand there, what is missing first. */
    known: readonly string[]
    /** Where it belongs, if it is missing there. */
    home?: Path
  }>({
    en: ({ key, path, known, home }, say) => [
      `“${key}” is not a known name ${say.in(path)}.`,
      home
        ? `move it to ${say.the(home)}.`
        : `remove it.${known.length > 0 ? ` Known names: ${oneOf(known, 'and')}.` : ''}`,
    ],
    br: ({ key, path, known, home }, say) => [
      `“${key}” não é um nome conhecido ${say.in(path)}.`,
      home
        ? `mude-o de lugar: ponha-o ${say.in(home)}.`
        : `remova-o.${known.length > 0 ? ` Nomes conhecidos: ${oneOf(known, 'e')}.` : ''}`,
    ],
    form: {
      isRemoved: true,
      fix: {
        en: ({ home }) => (home ? enterElsewhere : remove).fix.en,
        br: ({ home }) => (home ? enterElsewhere : remove).fix.br,
      },
      message: {
        en: ({ key, path }, say) => `“${key}”${say.held()} has no place ${say.in(path)}.`,
        br: ({ key, path }, say) =>
          `“${key}”${say.held()} não tem lugar ${say.in(path)}.`,
      },
    },
  }),
  'duplicate-key': error<{ key: string; line: number }>({
    en: ({ key, line }) => [
      `“${key}” is written twice; only the second one would be used.`,
      `keep one and delete the other (the first is on line ${line}); if two entries ran together, bring back what stood between them.`,
    ],
    br: ({ key, line }) => [
      `“${key}” aparece duas vezes; só a segunda valeria.`,
      `deixe uma e apague a outra (a primeira está na linha ${line}); se dois itens se juntaram, recupere o que havia entre eles.`,
    ],
  }),
  'wrong-type': error<WrongType>({
    en: ({ path, expected, found, number, right, otherwise }, say) => [
      `${capitalize(say.value(path))} must be ${taken[expected].en}, and not ${number ?? taken[found].en}.`,
      `write it like this: ${right}${otherwise ? `. ${otherwise.en}` : ''}`,
    ],
    br: ({ path, expected, found, number, right, otherwise }, say) => [
      `${capitalize(say.value(path))} deve ser ${taken[expected].br}, e não ${number ?? taken[found].br}.`,
      `escreva assim: ${right}${otherwise ? `. ${otherwise.br}` : ''}`,
    ],
    form: { fix: again, fixWithEdit: press },
  }),
  'wrong-choice': error<{
    path: Path
    value: string
    choices: readonly string[]
    near: string | undefined
    otherwise?: Bilingual | undefined
  }>({
    en: ({ path, value, choices, near, otherwise }, say) => [
      `${capitalize(say.value(path))} cannot be ${value}.${near === undefined ? '' : ` Did you mean ${say.label(near, path)}?`}`,
      near === undefined
        ? `use one of ${oneOf(choices, 'or')}.${otherwise ? ` ${otherwise.en}` : ''}`
        : `write "${near}".`,
    ],
    br: ({ path, value, choices, near, otherwise }, say) => [
      `${capitalize(say.value(path))} não pode ser ${value}.${near === undefined ? '' : ` Você quis dizer ${say.label(near, path)}?`}`,
      near === undefined
        ? `use ${oneOf(choices, 'ou')}.${otherwise ? ` ${otherwise.br}` : ''}`
        : `escreva "${near}".`,
    ],
    form: { fix: choose, fixWithEdit: press },
  }),
  'wrong-count': error<{
    path: Path
    count: number
    min: number
    max: number | undefined
  }>({
    en: ({ path, count, min, max }, say) => [
      `${capitalize(say.value(path))} has ${pluralize(count, 'entry', 'entries')}; ${count < min ? `it needs at least ${min}` : `the page has room for ${max}`}.`,
      count < min ? `add ${min - count}.` : `delete ${count - (max ?? 0)}.`,
    ],
    br: ({ path, count, min, max }, say) => [
      `${capitalize(say.value(path))} tem ${pluralize(count, 'item', 'itens')}; ${count < min ? `precisa de pelo menos ${min}` : `na página cabem ${max}`}.`,
      count < min ? `acrescente ${min - count}.` : `apague ${count - (max ?? 0)}.`,
    ],
  }),
  'out-of-range': error<{ path: Path; min: number; max: number; example: number }>({
    en: ({ path, min, max, example }, say) => [
      `${capitalize(say.value(path))} must be between ${say.number(min, path)} and ${say.number(max, path)}.`,
      `write a number in that range, e.g. ${say.number(example, path)}`,
    ],
    br: ({ path, min, max, example }, say) => [
      `${capitalize(say.value(path))} deve estar entre ${say.number(min, path)} e ${say.number(max, path)}.`,
      `escreva um número nesse intervalo, p. ex. ${say.number(example, path)}`,
    ],
  }),
  'empty-value': error<{ path: Path; example?: string }>({
    en: ({ path, example }, say) => [
      `${capitalize(say.value(path))} is empty.`,
      `write it between the quotation marks${example === undefined ? '.' : `, e.g. ${example}`}`,
    ],
    br: ({ path, example }, say) => [
      `${capitalize(say.value(path))} está em branco.`,
      `escreva entre as aspas${example === undefined ? '.' : `, p. ex. ${example}`}`,
    ],
  }),
  'value-too-long': error<{ path: Path; length: number; max: number }>({
    en: ({ path, length, max }, say) => [
      `${capitalize(say.value(path))} has ${length} characters; there is room for ${max}.`,
      `shorten it by ${pluralize(length - max, 'character', 'characters')}.`,
    ],
    br: ({ path, length, max }, say) => [
      `${capitalize(say.value(path))} tem ${length} caracteres; o máximo é ${max}.`,
      `encurte em ${pluralize(length - max, 'caractere', 'caracteres')}.`,
    ],
  }),
}
