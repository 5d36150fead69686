import { inEnglish, inPortuguese } from '../languageNames.ts'
import type { Language } from '../languages.ts'
import type { Bilingual } from '../problem.ts'
import type { Path } from '../read/readDocument.ts'
import type { CatalogText, Counterpart } from './catalogText.ts'
import { capital, counted, listed, oneOf } from './describeValue.ts'
import { byHand, choose, enterElsewhere, inLanguages, remove } from './fixes.ts'
import { error, notInForm, same, warning, type Say } from './wording.ts'

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
  say: Say,
  ids: readonly string[],
  and: 'and' | 'e',
  more: (count: number) => string,
) {
  const left = ids.length - maxListed
  const names = ids.slice(0, maxListed).map(say.name)
  return listed(left > 0 ? [...names, more(left)] : names, and)
}

/** The texts of the catalogs, and the names by which the page uses them. */
export const textWordings = {
  'translation-missing': error<CatalogText & { counterpart: Counterpart }>({
    en: ({ id, language, counterpart }, say) => [
      `The text ${say.name(id)} exists in ${inEnglish(counterpart.language)} (“${counterpart.text}”) but not in ${inEnglish(language)}.`,
      `add "${id}": "…" under catalogs › ${language}.`,
    ],
    br: ({ id, language, counterpart }, say) => [
      `O texto ${say.name(id)} existe em ${inPortuguese(counterpart.language)} (“${counterpart.text}”), mas não em ${inPortuguese(language)}.`,
      `acrescente "${id}": "…" em catalogs › ${language}.`,
    ],
    form: notInForm,
  }),
  'mistyped-text': error<CatalogText & { right: string; near: boolean }>({
    en: ({ id, language, right, near }, say) => [
      near
        ? `The ${inEnglish(language)} texts have a ${say.name(id)}, which nothing uses. Did you mean ${say.name(right)}?`
        : `The ${inEnglish(language)} texts have a ${say.name(id)}, which nothing uses, and lack ${say.name(right)}.`,
      `rename it to ${say.name(right)}.`,
    ],
    br: ({ id, language, right, near }, say) => [
      near
        ? `Os textos em ${inPortuguese(language)} têm ${say.name(id)}, que a página não usa. Você quis dizer ${say.name(right)}?`
        : `Os textos em ${inPortuguese(language)} têm ${say.name(id)}, que a página não usa, e falta ${say.name(right)}.`,
      `troque o nome por ${say.name(right)}.`,
    ],
    form: enterElsewhere,
  }),
  'text-missing': error<{
    id: string
    title: Bilingual
    languages: readonly Language[]
  }>({
    en: ({ id, title, languages }, say) => [
      `The page needs a text ${say.name(id)} (${title.en}), which is missing.`,
      `add "${id}": "…" ${eachEn(languages, inCatalogEn)}.`,
    ],
    br: ({ id, title, languages }, say) => [
      `A página precisa de um texto ${say.name(id)} (${title.br}), que está faltando.`,
      `acrescente "${id}": "…" ${eachBr(languages, inCatalogBr)}.`,
    ],
    form: notInForm,
  }),
  'unknown-text': error<{
    id: string
    thing: Path
    /** The name that is surely meant. */
    near: string | undefined
    /** An unused text, which may be meant. */
    perhaps: string | undefined
    languages: readonly Language[]
  }>({
    en: ({ id, thing, near, perhaps, languages }, say) => [
      `There is no text ${say.name(id)}, which ${say.value(thing)} asks for.${near === undefined ? '' : ` Did you mean ${say.name(near)}?`}`,
      near === undefined
        ? `add "${id}": "…" ${eachEn(languages, inCatalogEn)}.${perhaps === undefined ? '' : ` If you meant “${perhaps}”, which nothing asks for yet, write that here instead.`}`
        : `write "${near}".`,
    ],
    br: ({ id, thing, near, perhaps, languages }, say) => [
      `Não existe o texto ${say.name(id)}, pedido por ${say.value(thing)}.${near === undefined ? '' : ` Você quis dizer ${say.name(near)}?`}`,
      near === undefined
        ? `acrescente "${id}": "…" ${eachBr(languages, inCatalogBr)}.${perhaps === undefined ? '' : ` Se você quis dizer “${perhaps}”, que ainda ninguém usa, escreva esse nome aqui.`}`
        : `escreva "${near}".`,
    ],
    form: notInForm,
  }),
  'text-in-place': error<{
    thing: Path
    example: string
    languages: readonly Language[]
  }>({
    en: ({ thing, example, languages }, say) => [
      `${capital(say.value(thing))} takes the name of a text; the words themselves stand under catalogs.`,
      `write ${example} here, and move the words there, each under that name: ${eachEn(languages, inCatalogEn)}.`,
    ],
    br: ({ thing, example, languages }, say) => [
      `Em ${say.value(thing)} vai o nome de um texto; as palavras ficam em catalogs.`,
      `escreva ${example} aqui e leve as palavras para lá, cada uma com esse nome: ${eachBr(languages, inCatalogBr)}.`,
    ],
    form: {
      message: {
        en: ({ thing }, say) =>
          `${capital(say.value(thing))} is not written in any language.`,
        br: ({ thing }, say) =>
          `Em ${say.value(thing)} nada está escrito em nenhum idioma.`,
      },
      fix: inLanguages,
    },
  }),
  'text-as-name': error<{
    text: string
    thing: Path
    example: string
    languages: readonly Language[]
  }>({
    en: ({ text, thing, example, languages }, say) => [
      text === ''
        ? `${capital(say.value(thing))} is empty: it takes the name of a text.`
        : `${capital(say.value(thing))} takes the name of a text, not the text itself: “${text}”.`,
      `write ${example} here; the words go under that name in catalogs, ${eachEn(languages, (key) => `in ${inEnglish(key)} (${key})`)}.`,
    ],
    br: ({ text, thing, example, languages }, say) => [
      text === ''
        ? `Em ${say.value(thing)} não há nada: ali vai o nome de um texto.`
        : `Em ${say.value(thing)} vai o nome de um texto, não o próprio texto: “${text}”.`,
      `escreva ${example} aqui; as palavras vão em catalogs, com esse nome, ${eachBr(languages, (key) => `em ${inPortuguese(key)} (${key})`)}.`,
    ],
    form: {
      message: {
        en: ({ thing, text }, say) =>
          `${capital(say.value(thing))} is not written in any language: “${text}”.`,
        br: ({ thing, text }, say) =>
          `Em ${say.value(thing)} nada está escrito em nenhum idioma: “${text}”.`,
      },
      fix: inLanguages,
    },
  }),
  'number-as-text': error<{ thing: Path; value: string; example: string }>({
    en: ({ thing, value, example }, say) => [
      `“${value}” is a phone number; ${say.value(thing)} takes the name of the text with which the chat begins. The number of the chat is the one in company › whatsapp.`,
      `write ${example} here, and the words of the visitor in catalogs, under that name.`,
    ],
    br: ({ thing, value, example }, say) => [
      `“${value}” é um número; em ${say.value(thing)} vai o nome do texto com que a conversa começa. O número da conversa é o de company › whatsapp.`,
      `escreva ${example} aqui e, em catalogs, com esse nome, as palavras do visitante.`,
    ],
    form: {
      message: {
        en: ({ thing, value }, say) =>
          `“${value}” is a phone number; ${say.value(thing)} is the text with which the chat begins. The number of the chat is the company’s.`,
        br: ({ thing, value }, say) =>
          `“${value}” é um número; ${say.value(thing)} é o texto com que a conversa começa. O número da conversa é o da empresa.`,
      },
      fix: inLanguages,
    },
  }),
  'number-as-message': warning<{ value: string }>({
    en: ({ value }) => [
      `“${value}” is a phone number, and this is the message with which the chat begins: the number is the company’s.`,
      'write what the visitor would say here, e.g. “Hello! I come from your site.”',
    ],
    br: ({ value }) => [
      `“${value}” é um número, e isto é a mensagem com que a conversa começa: o número é o da empresa.`,
      'escreva aqui o que o visitante diria, p. ex. “Olá! Vim pelo site.”',
    ],
    form: same,
  }),
  'country-brazil': error<{ thing: Path }>({
    en: ({ thing }, say) => [
      `${capital(say.value(thing))} is for offices abroad: one without it is in Brazil.`,
      'delete this line; an office in Brazil needs “state” and “postalCode”.',
    ],
    br: ({ thing }, say) => [
      `${capital(say.value(thing))} é só para unidades no exterior: sem isso, ela fica no Brasil.`,
      'apague esta linha; uma unidade no Brasil precisa de “state” e de “postalCode”.',
    ],
    form: {
      fix: {
        en: 'if this office is in Brazil, remove the country.',
        br: 'se esta unidade fica no Brasil, remova o país.',
      },
    },
  }),
  'unused-text': warning<{
    /** Unused texts whose names begin alike. */
    ids: readonly string[]
    languages: readonly Language[]
  }>({
    en: ({ ids, languages }, say) => [
      `Nothing on the page uses the ${ids.length === 1 ? 'text' : 'texts'} ${someOf(say, ids, 'and', (left) => `${left} more`)}.`,
      `delete ${ids.length === 1 ? 'it' : 'them'} ${eachEn(languages, (key) => `under ${key}`)}, or use ${ids.length === 1 ? 'its name' : 'their names'} where ${ids.length === 1 ? 'it' : 'they'} should appear.`,
    ],
    br: ({ ids, languages }, say) => [
      `Nada na página usa ${ids.length === 1 ? 'o texto' : 'os textos'} ${someOf(say, ids, 'e', (left) => `mais ${left}`)}.`,
      ids.length === 1
        ? `apague-o ${eachBr(languages, (key) => `em ${key}`)}, ou use o nome dele onde ele deve aparecer.`
        : `apague-os ${eachBr(languages, (key) => `em ${key}`)}, ou use os nomes deles onde eles devem aparecer.`,
    ],
    form: remove,
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
    form: {
      message: { en: 'The page has no texts.', br: 'A página não tem textos.' },
      fix: byHand,
    },
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
    form: {
      message: {
        en: ({ language }) =>
          `The page should open in ${inEnglish(language)}, but there are no texts in ${inEnglish(language)}.`,
        br: ({ language }) =>
          `A página deveria abrir em ${inPortuguese(language)}, mas não há textos em ${inPortuguese(language)}.`,
      },
      fix: choose,
    },
  }),
  'bad-text-name': error<{ id: string; right?: string | undefined }>({
    en: ({ id, right }, say) => [
      `${say.name(id)} cannot be the name of a text.`,
      right === undefined
        ? 'use letters and digits without accents, joined by dots, e.g. "hero.title".'
        : `write "${right}", without the space, in every language.`,
    ],
    br: ({ id, right }, say) => [
      `${say.name(id)} não pode ser o nome de um texto.`,
      right === undefined
        ? 'use letras e algarismos sem acento, unidos por pontos, p. ex. "hero.title".'
        : `escreva "${right}", sem o espaço, em todos os idiomas.`,
    ],
    form: remove,
  }),
  'empty-text': error<CatalogText & { counterpart: Counterpart | undefined }>({
    en: ({ id, language, counterpart }, say) => [
      `The ${inEnglish(language)} text ${say.name(id)} is empty.`,
      counterpart
        ? `write the text between the quotation marks; in ${inEnglish(counterpart.language)} it is “${counterpart.text}”.`
        : 'write the text between the quotation marks.',
    ],
    br: ({ id, language, counterpart }, say) => [
      `O texto em ${inPortuguese(language)} ${say.name(id)} está em branco.`,
      counterpart
        ? `escreva o texto entre as aspas; em ${inPortuguese(counterpart.language)} ele é “${counterpart.text}”.`
        : 'escreva o texto entre as aspas.',
    ],
    form: notInForm,
  }),
  untranslated: warning<CatalogText & { counterpart: Counterpart }>({
    en: ({ id, language, counterpart }, say) => [
      `${say.name(id)} is the same in ${inEnglish(language)} as in ${inEnglish(counterpart.language)}: “${counterpart.text}”.`,
      `translate it under ${language}, unless it is a name.`,
    ],
    br: ({ id, language, counterpart }, say) => [
      `${say.name(id)} está igual em ${inPortuguese(language)} e em ${inPortuguese(counterpart.language)}: “${counterpart.text}”.`,
      `traduza-o em ${language}, a não ser que seja um nome próprio.`,
    ],
    form: {
      fix: {
        en: 'translate it, unless it is a name.',
        br: 'traduza, a não ser que seja um nome próprio.',
      },
    },
  }),
  'fixed-text': error<{ id: string; right: string }>({
    en: ({ id, right }, say) => [
      `${say.name(id)} is the title of a flag and reads ${say.name(right)} in every language: whoever needs the button must understand it.`,
      `write "${right}"`,
    ],
    br: ({ id, right }, say) => [
      `${say.name(id)} é o título de uma bandeira e diz ${say.name(right)} em todos os idiomas: quem precisa do botão tem de entendê-lo.`,
      `escreva "${right}"`,
    ],
    form: {
      fix: {
        en: ({ right }) => `write “${right}”`,
        br: ({ right }) => `escreva “${right}”`,
      },
    },
  }),
  'lines-lost': warning<CatalogText & { place: Path | undefined }>({
    en: ({ id, language, place }, say) => [
      `The ${inEnglish(language)} text ${say.name(id)} has several lines; ${place ? `as ${say.value(place)} ` : ''}it is shown as one.`,
      'write it without line breaks (\\n); paragraphs and lists are for services, answers and cases.',
    ],
    br: ({ id, language, place }, say) => [
      `O texto em ${inPortuguese(language)} ${say.name(id)} tem várias linhas, mas ${place ? `em ${say.value(place)} ` : ''}aparece em uma só.`,
      'escreva-o sem quebras de linha (\\n); parágrafos e listas são para serviços, respostas e casos.',
    ],
    form: { fix: { en: 'write it in one line.', br: 'escreva numa linha só.' } },
  }),
  'text-too-long': error<
    CatalogText & { length: number; max: number; place: Path | undefined }
  >({
    en: ({ id, language, length, max, place }, say) => [
      `The ${inEnglish(language)} text ${say.name(id)} has ${length} characters; there is room for ${max}${place ? ` as ${say.value(place)}` : ''}.`,
      `shorten it by ${counted(length - max, 'character', 'characters')}.`,
    ],
    br: ({ id, language, length, max, place }, say) => [
      `O texto em ${inPortuguese(language)} ${say.name(id)} tem ${length} caracteres; o máximo é ${max}${place ? ` para ${say.value(place)}` : ''}.`,
      `encurte em ${counted(length - max, 'caractere', 'caracteres')}.`,
    ],
    form: same,
  }),
}
