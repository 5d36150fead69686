import { inEnglish, inPortuguese } from '../languageNames.ts'
import type { Language } from '../languages.ts'
import { error, warning, type Bilingual } from '../problem.ts'
import type { CatalogText, Counterpart } from './catalogText.ts'
import { capital, counted, listed, oneOf } from './describeValue.ts'

type Phrase = (language: Language) => string

/** "under en and under br" */
const eachEn = (languages: readonly Language[], phrase: Phrase) =>
  listed(languages.map(phrase), 'and')
/** "em en e em br" */
const eachBr = (languages: readonly Language[], phrase: Phrase) =>
  listed(languages.map(phrase), 'e')

const catalogNamed: Phrase = (language) => `"${language}": { … }`
const inCatalogEn: Phrase = (language) => `under catalogs › ${language}`
const inCatalogBr: Phrase = (language) => `em catalogs › ${language}`

const maxListed = 12

/** “a”, “b” and 3 more */
function someOf(
  ids: readonly string[],
  and: 'and' | 'e',
  more: (count: number) => string,
) {
  const left = ids.length - maxListed
  const names = ids.slice(0, maxListed).map((id) => `“${id}”`)
  return listed(left > 0 ? [...names, more(left)] : names, and)
}

/** The texts of the catalogs, and the names by which the page uses them. */
export const textWordings = {
  'translation-missing': error<CatalogText & { counterpart: Counterpart }>({
    en: ({ id, language, counterpart }) => [
      `The text “${id}” exists in ${inEnglish(counterpart.language)} (“${counterpart.text}”) but not in ${inEnglish(language)}.`,
      `add "${id}": "…" under catalogs › ${language}.`,
    ],
    br: ({ id, language, counterpart }) => [
      `O texto “${id}” existe em ${inPortuguese(counterpart.language)} (“${counterpart.text}”), mas não em ${inPortuguese(language)}.`,
      `acrescente "${id}": "…" em catalogs › ${language}.`,
    ],
  }),
  'mistyped-text': error<CatalogText & { right: string; near: boolean }>({
    en: ({ id, language, right, near }) => [
      near
        ? `The ${inEnglish(language)} texts have a “${id}”, which nothing uses. Did you mean “${right}”?`
        : `The ${inEnglish(language)} texts have a “${id}”, which nothing uses, and lack “${right}”.`,
      `rename it to “${right}”.`,
    ],
    br: ({ id, language, right, near }) => [
      near
        ? `Os textos em ${inPortuguese(language)} têm “${id}”, que a página não usa. Você quis dizer “${right}”?`
        : `Os textos em ${inPortuguese(language)} têm “${id}”, que a página não usa, e falta “${right}”.`,
      `troque o nome por “${right}”.`,
    ],
  }),
  'text-missing': error<{
    id: string
    title: Bilingual
    languages: readonly Language[]
  }>({
    en: ({ id, title, languages }) => [
      `The page needs a text “${id}” (${title.en}), which is missing.`,
      `add "${id}": "…" ${eachEn(languages, inCatalogEn)}.`,
    ],
    br: ({ id, title, languages }) => [
      `A página precisa de um texto “${id}” (${title.br}), que está faltando.`,
      `acrescente "${id}": "…" ${eachBr(languages, inCatalogBr)}.`,
    ],
  }),
  'unknown-text': error<{
    id: string
    thing: Bilingual
    /** What can only be meant. */
    near: string | undefined
    /** A text that nothing asks for, and that may be meant. */
    perhaps: string | undefined
    languages: readonly Language[]
  }>({
    en: ({ id, thing, near, perhaps, languages }) => [
      `There is no text “${id}”, which ${thing.en} asks for.${near === undefined ? '' : ` Did you mean “${near}”?`}`,
      near === undefined
        ? `add "${id}": "…" ${eachEn(languages, inCatalogEn)}.${perhaps === undefined ? '' : ` If you meant “${perhaps}”, which nothing asks for yet, write that here instead.`}`
        : `write "${near}".`,
    ],
    br: ({ id, thing, near, perhaps, languages }) => [
      `Não existe o texto “${id}”, pedido por ${thing.br}.${near === undefined ? '' : ` Você quis dizer “${near}”?`}`,
      near === undefined
        ? `acrescente "${id}": "…" ${eachBr(languages, inCatalogBr)}.${perhaps === undefined ? '' : ` Se você quis dizer “${perhaps}”, que ainda ninguém usa, escreva esse nome aqui.`}`
        : `escreva "${near}".`,
    ],
  }),
  'text-in-place': error<{
    thing: Bilingual
    example: string
    languages: readonly Language[]
  }>({
    en: ({ thing, example, languages }) => [
      `${capital(thing.en)} takes the name of a text; the words themselves stand under catalogs.`,
      `write ${example} here, and move the words there, each under that name: ${eachEn(languages, inCatalogEn)}.`,
    ],
    br: ({ thing, example, languages }) => [
      `Em ${thing.br} vai o nome de um texto; as palavras ficam em catalogs.`,
      `escreva ${example} aqui e leve as palavras para lá, cada uma com esse nome: ${eachBr(languages, inCatalogBr)}.`,
    ],
  }),
  'text-as-name': error<{
    text: string
    thing: Bilingual
    example: string
    languages: readonly Language[]
  }>({
    en: ({ text, thing, example, languages }) => [
      text === ''
        ? `${capital(thing.en)} is empty: it takes the name of a text.`
        : `${capital(thing.en)} takes the name of a text, not the text itself: “${text}”.`,
      `write ${example} here; the words go under that name in catalogs, ${eachEn(languages, (key) => `in ${inEnglish(key)} (${key})`)}.`,
    ],
    br: ({ text, thing, example, languages }) => [
      text === ''
        ? `Em ${thing.br} não há nada: ali vai o nome de um texto.`
        : `Em ${thing.br} vai o nome de um texto, não o próprio texto: “${text}”.`,
      `escreva ${example} aqui; as palavras vão em catalogs, com esse nome, ${eachBr(languages, (key) => `em ${inPortuguese(key)} (${key})`)}.`,
    ],
  }),
  'number-as-text': error<{ thing: Bilingual; value: string; example: string }>({
    en: ({ thing, value, example }) => [
      `“${value}” is a phone number; ${thing.en} takes the name of the text with which the chat begins. The number of the chat is the one in company › whatsapp.`,
      `write ${example} here, and the words of the visitor in catalogs, under that name.`,
    ],
    br: ({ thing, value, example }) => [
      `“${value}” é um número; em ${thing.br} vai o nome do texto com que a conversa começa. O número da conversa é o de company › whatsapp.`,
      `escreva ${example} aqui e, em catalogs, com esse nome, as palavras do visitante.`,
    ],
  }),
  'country-brazil': error<{ thing: Bilingual }>({
    en: ({ thing }) => [
      `${capital(thing.en)} is for offices abroad: one without it is in Brazil.`,
      'delete this line; an office in Brazil needs “state” and “postalCode”.',
    ],
    br: ({ thing }) => [
      `${capital(thing.br)} é só para escritórios no exterior: sem isso, ele fica no Brasil.`,
      'apague esta linha; um escritório no Brasil precisa de “state” e de “postalCode”.',
    ],
  }),
  'unused-text': warning<{
    /** Of one part of the page. */
    ids: readonly string[]
    languages: readonly Language[]
  }>({
    en: ({ ids, languages }) => [
      `Nothing on the page uses the ${ids.length === 1 ? 'text' : 'texts'} ${someOf(ids, 'and', (left) => `${left} more`)}.`,
      `delete ${ids.length === 1 ? 'it' : 'them'} ${eachEn(languages, (key) => `under ${key}`)}, or use ${ids.length === 1 ? 'its name' : 'their names'} where ${ids.length === 1 ? 'it' : 'they'} should appear.`,
    ],
    br: ({ ids, languages }) => [
      `Nada na página usa ${ids.length === 1 ? 'o texto' : 'os textos'} ${someOf(ids, 'e', (left) => `mais ${left}`)}.`,
      ids.length === 1
        ? `apague-o ${eachBr(languages, (key) => `em ${key}`)}, ou use o nome dele onde ele deve aparecer.`
        : `apague-os ${eachBr(languages, (key) => `em ${key}`)}, ou use os nomes deles onde eles devem aparecer.`,
    ],
  }),
  'no-texts': error<{ languages: readonly Language[] }>({
    en: ({ languages }) => [
      'The page has no texts: “catalogs” is empty.',
      `add ${listed(languages.map(catalogNamed), 'or')} with the texts in that language.`,
    ],
    br: ({ languages }) => [
      'A página não tem textos: “catalogs” está vazio.',
      `acrescente ${listed(languages.map(catalogNamed), 'ou')} com os textos nesse idioma.`,
    ],
  }),
  'default-language-absent': error<{
    language: Language
    languages: readonly Language[]
  }>({
    en: ({ language, languages }) => [
      `The page should open in ${inEnglish(language)}, but catalogs has no texts in ${inEnglish(language)}.`,
      `write ${oneOf(languages, 'or')} here, or add "${language}": { … } under catalogs.`,
    ],
    br: ({ language, languages }) => [
      `A página deveria abrir em ${inPortuguese(language)}, mas em catalogs não há textos em ${inPortuguese(language)}.`,
      `escreva aqui ${oneOf(languages, 'ou')}, ou acrescente "${language}": { … } em catalogs.`,
    ],
  }),
  'bad-text-name': error<{ id: string; right?: string | undefined }>({
    en: ({ id, right }) => [
      `“${id}” cannot be the name of a text.`,
      right === undefined
        ? 'use letters and digits without accents, joined by dots, e.g. "hero.title".'
        : `write "${right}", without the space, in every language.`,
    ],
    br: ({ id, right }) => [
      `“${id}” não pode ser o nome de um texto.`,
      right === undefined
        ? 'use letras e algarismos sem acento, unidos por pontos, p. ex. "hero.title".'
        : `escreva "${right}", sem o espaço, em todos os idiomas.`,
    ],
  }),
  'empty-text': error<CatalogText & { counterpart: Counterpart | undefined }>({
    en: ({ id, language, counterpart }) => [
      `The ${inEnglish(language)} text “${id}” is empty.`,
      counterpart
        ? `write the text between the quotation marks; in ${inEnglish(counterpart.language)} it is “${counterpart.text}”.`
        : 'write the text between the quotation marks.',
    ],
    br: ({ id, language, counterpart }) => [
      `O texto em ${inPortuguese(language)} “${id}” está em branco.`,
      counterpart
        ? `escreva o texto entre as aspas; em ${inPortuguese(counterpart.language)} ele é “${counterpart.text}”.`
        : 'escreva o texto entre as aspas.',
    ],
  }),
  untranslated: warning<CatalogText & { counterpart: Counterpart }>({
    en: ({ id, language, counterpart }) => [
      `“${id}” is the same in ${inEnglish(language)} as in ${inEnglish(counterpart.language)}: “${counterpart.text}”.`,
      `translate it under ${language}, unless it is a name.`,
    ],
    br: ({ id, language, counterpart }) => [
      `“${id}” está igual em ${inPortuguese(language)} e em ${inPortuguese(counterpart.language)}: “${counterpart.text}”.`,
      `traduza-o em ${language}, a não ser que seja um nome próprio.`,
    ],
  }),
  'fixed-text': error<{ id: string; right: string }>({
    en: ({ id, right }) => [
      `“${id}” is the title of a flag and reads “${right}” in every language: whoever needs the button must understand it.`,
      `write "${right}"`,
    ],
    br: ({ id, right }) => [
      `“${id}” é o título de uma bandeira e diz “${right}” em todos os idiomas: quem precisa do botão tem de entendê-lo.`,
      `escreva "${right}"`,
    ],
  }),
  'lines-lost': warning<CatalogText & { place: Bilingual | undefined }>({
    en: ({ id, language, place }) => [
      `The ${inEnglish(language)} text “${id}” has several lines; ${place ? `as ${place.en} ` : ''}it is shown as one.`,
      'write it without line breaks (\\n); paragraphs and lists are for services, answers and cases.',
    ],
    br: ({ id, language, place }) => [
      `O texto em ${inPortuguese(language)} “${id}” tem várias linhas, mas ${place ? `em ${place.br} ` : ''}aparece em uma só.`,
      'escreva-o sem quebras de linha (\\n); parágrafos e listas são para serviços, respostas e casos.',
    ],
  }),
  'text-too-long': error<
    CatalogText & { length: number; max: number; place: Bilingual | undefined }
  >({
    en: ({ id, language, length, max, place }) => [
      `The ${inEnglish(language)} text “${id}” has ${length} characters; there is room for ${max}${place ? ` as ${place.en}` : ''}.`,
      `shorten it by ${counted(length - max, 'character', 'characters')}.`,
    ],
    br: ({ id, language, length, max, place }) => [
      `O texto em ${inPortuguese(language)} “${id}” tem ${length} caracteres; o máximo é ${max}${place ? ` para ${place.br}` : ''}.`,
      `encurte em ${counted(length - max, 'caractere', 'caracteres')}.`,
    ],
  }),
}
