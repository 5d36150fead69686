import type { Place } from '../place.ts'
import { error, warning, type Bilingual } from '../problem.ts'
import { capital, oneOf } from '../thing.ts'

export type CatalogLanguage = 'en' | 'br'

const inEn: Record<CatalogLanguage, string> = { en: 'English', br: 'Portuguese' }
const inBr: Record<CatalogLanguage, string> = { en: 'inglês', br: 'português' }

function other(language: CatalogLanguage): CatalogLanguage {
  return language === 'en' ? 'br' : 'en'
}

interface Text {
  id: string
  language: CatalogLanguage
}

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
        ? `Os textos em ${inBr[language]} têm “${id}”, que ninguém usa. Você quis dizer “${right}”?`
        : `Os textos em ${inBr[language]} têm “${id}”, que ninguém usa, e falta “${right}”.`,
      `troque o nome por “${right}”.`,
    ],
  }),
  'text-missing': error<{ id: string; title: string }>({
    en: ({ id, title }) => [
      `The page needs a text “${id}” (${title}), which is missing in both languages.`,
      `add "${id}": "…" under catalogs › en and under catalogs › br.`,
    ],
    br: ({ id }) => [
      `A página precisa de um texto “${id}”, que falta nas duas línguas.`,
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
  untranslated: warning<{ id: string; text: string }>({
    en: ({ id, text }) => [
      `“${id}” is the same in both languages: “${text}”.`,
      'translate it under br, unless it is a name.',
    ],
    br: ({ id, text }) => [
      `“${id}” está igual nas duas línguas: “${text}”.`,
      'traduza-o em br, a não ser que seja um nome próprio.',
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
    Text & { length: number; most: number; place: Bilingual | undefined }
  >({
    en: ({ id, language, length, most, place }) => [
      `The ${inEn[language]} text “${id}” has ${length} characters; there is room for ${most}${place ? ` as ${place.en}` : ''}.`,
      `shorten it by ${length - most}.`,
    ],
    br: ({ id, language, length, most, place }) => [
      `O texto em ${inBr[language]} “${id}” tem ${length} caracteres; cabem ${most}${place ? ` como ${place.br}` : ''}.`,
      `encurte-o em ${length - most}.`,
    ],
  }),
  'placeholder-translated': error<
    Text & { found: string; right: string; translated: boolean }
  >({
    en: ({ id, language, found, right, translated }) => [
      translated
        ? `“${id}”: the ${inEn[language]} text uses {${found}}, the ${inEn[other(language)]} one {${right}}.`
        : `“${id}”: nothing can be filled in for {${found}} in the ${inEn[language]} text; {${right}} is missing.`,
      `names in braces are not translated; write {${right}}.`,
    ],
    br: ({ id, language, found, right, translated }) => [
      translated
        ? `“${id}”: o texto em ${inBr[language]} usa {${found}}, e o ${inBr[other(language)]}, {${right}}.`
        : `“${id}”: nada pode entrar no lugar de {${found}} no texto em ${inBr[language]}; falta {${right}}.`,
      `nomes entre chaves não se traduzem; escreva {${right}}.`,
    ],
  }),
  'placeholder-unknown': error<Text & { found: string; known: string[] }>({
    en: ({ id, language, found, known }) => [
      `“${id}”: nothing can be filled in for {${found}} in the ${inEn[language]} text.`,
      known.length === 0
        ? `delete {${found}}; this text takes no names in braces.`
        : `delete {${found}}; this text takes ${known.map((name) => `{${name}}`).join(', ')} only.`,
    ],
    br: ({ id, language, found, known }) => [
      `“${id}”: nada pode entrar no lugar de {${found}} no texto em ${inBr[language]}.`,
      known.length === 0
        ? `apague {${found}}; este texto não aceita nomes entre chaves.`
        : `apague {${found}}; este texto só aceita ${known.map((name) => `{${name}}`).join(', ')}.`,
    ],
  }),
  'placeholder-missing': error<Text & { name: string }>({
    en: ({ id, language, name }) => [
      `“${id}”: the ${inEn[language]} text leaves out {${name}}.`,
      `put {${name}} where it belongs in the text.`,
    ],
    br: ({ id, language, name }) => [
      `“${id}”: falta {${name}} no texto em ${inBr[language]}.`,
      `ponha {${name}} no lugar certo do texto.`,
    ],
  }),
  'placeholder-kind': error<Text & { name: string; model: string }>({
    en: ({ id, language, name, model }) => [
      `“${id}”: the ${inEn[language]} text treats {${name}} differently from the ${inEn[other(language)]} one.`,
      `write it as in ${inEn[other(language)]}: ${model}`,
    ],
    br: ({ id, language, name, model }) => [
      `“${id}”: o texto em ${inBr[language]} trata {${name}} de outro modo que o texto em ${inBr[other(language)]}.`,
      `escreva como em ${inBr[other(language)]}: ${model}`,
    ],
  }),
  'brace-unclosed': error<Text>({
    en: ({ id, language }) => [
      `The ${inEn[language]} text “${id}” cannot be shown: a { is opened and never closed.`,
      'add the missing } after the name, or delete the {.',
    ],
    br: ({ id, language }) => [
      `O texto em ${inBr[language]} “${id}” não pode ser exibido: um { foi aberto e nunca fechado.`,
      'ponha o } que falta depois do nome, ou apague o {.',
    ],
  }),
  'brace-stray': error<Text>({
    en: ({ id, language }) => [
      `The ${inEn[language]} text “${id}” has a } too many: it would be shown to visitors.`,
      'delete this }.',
    ],
    br: ({ id, language }) => [
      `O texto em ${inBr[language]} “${id}” tem um } a mais: ele apareceria para os visitantes.`,
      'apague este }.',
    ],
  }),
  'brace-empty': error<Text>({
    en: ({ id, language }) => [
      `The ${inEn[language]} text “${id}” has braces with nothing in them.`,
      'delete the { and the }.',
    ],
    br: ({ id, language }) => [
      `O texto em ${inBr[language]} “${id}” tem chaves sem nada dentro.`,
      'apague o { e o }.',
    ],
  }),
  apostrophe: error<Text & { name: string }>({
    en: ({ id, language, name }) => [
      `In the ${inEn[language]} text “${id}” the straight apostrophe before {${name}} keeps it from being filled in.`,
      `write a curly one: ’{${name}}`,
    ],
    br: ({ id, language, name }) => [
      `No texto em ${inBr[language]} “${id}”, o apóstrofo reto antes de {${name}} impede que ele seja preenchido.`,
      `use o apóstrofo curvo: ’{${name}}`,
    ],
  }),
  'other-missing': error<Text>({
    en: ({ id, language }) => [
      `The ${inEn[language]} text “${id}” offers choices in braces but none called “other”, for all remaining cases.`,
      'add a last choice such as other {…}.',
    ],
    br: ({ id, language }) => [
      `O texto em ${inBr[language]} “${id}” oferece opções entre chaves, mas nenhuma “other”, para os demais casos.`,
      'acrescente uma última opção como other {…}.',
    ],
  }),
  'text-broken': error<Text>({
    en: ({ id, language }) => [
      `The ${inEn[language]} text “${id}” cannot be shown: what stands in braces here is not understood.`,
      'write a name alone in the braces, e.g. {year}, or delete the braces.',
    ],
    br: ({ id, language }) => [
      `O texto em ${inBr[language]} “${id}” não pode ser exibido: não se entende o que está entre chaves aqui.`,
      'escreva só um nome entre as chaves, p. ex. {year}, ou apague as chaves.',
    ],
  }),
  'unknown-section': error<{
    id: string
    near: string | undefined
    choices: string[]
    also: number[]
  }>({
    en: ({ id, near, choices, also }) => [
      `There is no “${id}” section.${near === undefined ? '' : ` Did you mean “${near}”?`}${also.length > 0 ? ` (Also asked for on line ${also.join(', ')}.)` : ''}`,
      `use one of ${oneOf(choices, 'or')}.`,
    ],
    br: ({ id, near, choices, also }) => [
      `Não existe a seção “${id}”.${near === undefined ? '' : ` Você quis dizer “${near}”?`}${also.length > 0 ? ` (Também pedida na linha ${also.join(', ')}.)` : ''}`,
      `use ${oneOf(choices, 'ou')}.`,
    ],
  }),
  'section-renamed': error<{ id: string; right: string; count: number; place: Place }>({
    en: ({ id, right, count, place }) => [
      `${count} links lead to “${right}”, but the id of ${place.en.the} is “${id}”.`,
      `write "${right}" here.`,
    ],
    br: ({ id, right, count, place }) => [
      `${count} links levam a “${right}”, mas o id ${place.br.of} é “${id}”.`,
      `escreva "${right}" aqui.`,
    ],
  }),
  'unknown-entry': error<{
    id: string
    list: string
    near: string | undefined
    choices: string[]
  }>({
    en: ({ id, list, near, choices }) => [
      `There is no “${id}” in “${list}”.${near === undefined ? '' : ` Did you mean “${near}”?`}`,
      near === undefined ? `use one of ${oneOf(choices, 'or')}.` : `write "${near}".`,
    ],
    br: ({ id, list, near, choices }) => [
      `Não existe “${id}” em “${list}”.${near === undefined ? '' : ` Você quis dizer “${near}”?`}`,
      near === undefined ? `use ${oneOf(choices, 'ou')}.` : `escreva "${near}".`,
    ],
  }),
  'shown-twice': error<{ id: string; place: Place }>({
    en: ({ id, place }) => [
      `“${id}” is listed twice ${place.en.in}.`,
      'delete one of the two.',
    ],
    br: ({ id, place }) => [
      `“${id}” aparece duas vezes ${place.br.in}.`,
      'apague um dos dois.',
    ],
  }),
  'duplicate-id': error<{
    id: string
    kind: Bilingual
    first: Place
    second: Place
    example: string
  }>({
    en: ({ id, kind, first, second, example }) => [
      `Two ${kind.en} have the id “${id}”: ${first.en.the} and ${second.en.the}.`,
      `give this one its own id, e.g. “${example}”.`,
    ],
    br: ({ id, kind, first, second, example }) => [
      `${capital(kind.br)} têm o id “${id}”: ${first.br.the} e ${second.br.the}.`,
      `dê a este um id próprio, p. ex. “${example}”.`,
    ],
  }),
}
