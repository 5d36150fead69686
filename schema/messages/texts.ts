import { error, warning, type Bilingual } from '../problem.ts'
import { inBr, inEn, other, type Text } from './catalogLanguage.ts'
import { capital, counted } from './describeValue.ts'

/** The texts of both catalogs, and the names by which the page uses them. */
export const textWordings = {
  'translation-missing': error<Text & { text: string }>({
    en: ({ id, language, text }) => [
      `The text “${id}” exists in ${inEn[other(language)]} (“${text}”) but not in ${inEn[language]}.`,
      `add "${id}": "…" under catalogs › ${language}.`,
    ],
    br: ({ id, language, text }) => [
      `O texto “${id}” existe em ${inBr[other(language)]} (“${text}”), mas não em ${inBr[language]}.`,
      `acrescente "${id}": "…" em catalogs › ${language}.`,
    ],
  }),
  'mistyped-text': error<Text & { right: string; near: boolean }>({
    en: ({ id, language, right, near }) => [
      near
        ? `The ${inEn[language]} texts have a “${id}”, which nothing uses. Did you mean “${right}”?`
        : `The ${inEn[language]} texts have a “${id}”, which nothing uses, and lack “${right}”.`,
      `rename it to “${right}”.`,
    ],
    br: ({ id, language, right, near }) => [
      near
        ? `Os textos em ${inBr[language]} têm “${id}”, que a página não usa. Você quis dizer “${right}”?`
        : `Os textos em ${inBr[language]} têm “${id}”, que a página não usa, e falta “${right}”.`,
      `troque o nome por “${right}”.`,
    ],
  }),
  'text-missing': error<{ id: string; title: Bilingual }>({
    en: ({ id, title }) => [
      `The page needs a text “${id}” (${title.en}), which is missing in both languages.`,
      `add "${id}": "…" under catalogs › en and under catalogs › br.`,
    ],
    br: ({ id, title }) => [
      `A página precisa de um texto “${id}” (${title.br}), que falta nas duas línguas.`,
      `acrescente "${id}": "…" em catalogs › en e em catalogs › br.`,
    ],
  }),
  'unknown-text': error<{ id: string; thing: Bilingual; near: string | undefined }>({
    en: ({ id, thing, near }) => [
      `There is no text “${id}”, which ${thing.en} asks for.${near === undefined ? '' : ` Did you mean “${near}”?`}`,
      near === undefined
        ? `add "${id}": "…" under catalogs › en and under catalogs › br.`
        : `write "${near}".`,
    ],
    br: ({ id, thing, near }) => [
      `Não existe o texto “${id}”, pedido por ${thing.br}.${near === undefined ? '' : ` Você quis dizer “${near}”?`}`,
      near === undefined
        ? `acrescente "${id}": "…" em catalogs › en e em catalogs › br.`
        : `escreva "${near}".`,
    ],
  }),
  'text-as-name': error<{ text: string; thing: Bilingual; example: string }>({
    en: ({ text, thing, example }) => [
      `${capital(thing.en)} takes the name of a text, not the text itself: “${text}”.`,
      `write ${example} here; the words go under that name in catalogs, in English (en) and in Portuguese (br).`,
    ],
    br: ({ text, thing, example }) => [
      `Em ${thing.br} vai o nome de um texto, não o próprio texto: “${text}”.`,
      `escreva ${example} aqui; as palavras vão em catalogs, com esse nome, em inglês (en) e em português (br).`,
    ],
  }),
  'country-brazil': error<{ thing: Bilingual }>({
    en: ({ thing }) => [
      `${capital(thing.en)} is for offices abroad: one without it is in Brazil.`,
      'delete this line; an office in Brazil needs “state” and “postalCode”.',
    ],
    br: ({ thing }) => [
      `${capital(thing.br)} é só para escritórios no exterior: sem essa linha, ele fica no Brasil.`,
      'apague esta linha; um escritório no Brasil precisa de “state” e de “postalCode”.',
    ],
  }),
  'unused-text': warning<{ id: string }>({
    en: ({ id }) => [
      `Nothing on the page uses the text “${id}”.`,
      'delete it under en and under br, or use its name where it should appear.',
    ],
    br: ({ id }) => [
      `Nada na página usa o texto “${id}”.`,
      'apague-o em en e em br, ou use o nome dele onde deve aparecer.',
    ],
  }),
  'bad-text-name': error<{ id: string }>({
    en: ({ id }) => [
      `“${id}” cannot be the name of a text.`,
      'use letters and digits without accents, joined by dots, e.g. "hero.title".',
    ],
    br: ({ id }) => [
      `“${id}” não pode ser o nome de um texto.`,
      'use letras e algarismos sem acento, unidos por pontos, p. ex. "hero.title".',
    ],
  }),
  'empty-text': error<Text & { model: string }>({
    en: ({ id, language, model }) => [
      `The ${inEn[language]} text “${id}” is empty.`,
      model === ''
        ? 'write the text between the quotation marks.'
        : `write the text between the quotation marks; in ${inEn[other(language)]} it is “${model}”.`,
    ],
    br: ({ id, language, model }) => [
      `O texto em ${inBr[language]} “${id}” está em branco.`,
      model === ''
        ? 'escreva o texto entre as aspas.'
        : `escreva o texto entre as aspas; em ${inBr[other(language)]} ele é “${model}”.`,
    ],
  }),
  untranslated: warning<Text & { text: string }>({
    en: ({ id, language, text }) => [
      `“${id}” is the same in both languages: “${text}”.`,
      `translate it under ${language}, unless it is a name.`,
    ],
    br: ({ id, language, text }) => [
      `“${id}” está igual nas duas línguas: “${text}”.`,
      `traduza-o em ${language}, a não ser que seja um nome próprio.`,
    ],
  }),
  'fixed-text': error<{ id: string; right: string }>({
    en: ({ id, right }) => [
      `“${id}” is the title of a flag and reads “${right}” in both languages: whoever needs the button must understand it.`,
      `write "${right}"`,
    ],
    br: ({ id, right }) => [
      `“${id}” é o título de uma bandeira e diz “${right}” nas duas línguas: quem precisa do botão tem de entendê-lo.`,
      `escreva "${right}"`,
    ],
  }),
  'text-too-long': error<
    Text & { length: number; max: number; place: Bilingual | undefined }
  >({
    en: ({ id, language, length, max, place }) => [
      `The ${inEn[language]} text “${id}” has ${length} characters; there is room for ${max}${place ? ` as ${place.en}` : ''}.`,
      `shorten it by ${counted(length - max, 'character', 'characters')}.`,
    ],
    br: ({ id, language, length, max, place }) => [
      `O texto em ${inBr[language]} “${id}” tem ${length} caracteres; o máximo é ${max}${place ? ` para ${place.br}` : ''}.`,
      `encurte-o em ${counted(length - max, 'caractere', 'caracteres')}.`,
    ],
  }),
}
