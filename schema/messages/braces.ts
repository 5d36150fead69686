import { error } from '../problem.ts'
import { inBr, inEn, other, type Text } from './catalogLanguage.ts'
import { listed } from './describeValue.ts'

/** {year}, {company} and {cnpj} */
function braced(names: readonly string[], and: 'and' | 'e'): string {
  return listed(
    names.map((name) => `{${name}}`),
    and,
  )
}

/** Names in braces, which the page fills in. */
export const braceWordings = {
  'placeholder-translated': error<
    Text & { found: readonly string[]; right: readonly string[]; translated: boolean }
  >({
    en: ({ id, language, found, right, translated }) => [
      translated
        ? `“${id}”: the ${inEn[language]} text uses ${braced(found, 'and')}, the ${inEn[other(language)]} one ${braced(right, 'and')}.`
        : `“${id}”: in the ${inEn[language]} text, the page does not know what to fill in for ${braced(found, 'and')}; ${braced(right, 'and')} ${right.length > 1 ? 'are' : 'is'} missing.`,
      `names in braces are not translated; write ${braced(right, 'and')}.`,
    ],
    br: ({ id, language, found, right, translated }) => [
      translated
        ? `“${id}”: o texto em ${inBr[language]} usa ${braced(found, 'e')}, e o ${inBr[other(language)]}, ${braced(right, 'e')}.`
        : `“${id}”: no texto em ${inBr[language]}, a página não sabe o que pôr no lugar de ${braced(found, 'e')}; ${right.length > 1 ? 'faltam' : 'falta'} ${braced(right, 'e')}.`,
      `nomes entre chaves não se traduzem; escreva ${braced(right, 'e')}.`,
    ],
  }),
  'placeholder-unknown': error<Text & { found: string; known: readonly string[] }>({
    en: ({ id, language, found, known }) => [
      `“${id}”: in the ${inEn[language]} text, the page does not know what to fill in for {${found}}.`,
      known.length === 0
        ? `delete {${found}}; this text takes no names in braces.`
        : `delete {${found}}; this text takes ${braced(known, 'and')} only.`,
    ],
    br: ({ id, language, found, known }) => [
      `“${id}”: no texto em ${inBr[language]}, a página não sabe o que pôr no lugar de {${found}}.`,
      known.length === 0
        ? `apague {${found}}; este texto não aceita nomes entre chaves.`
        : `apague {${found}}; este texto só aceita ${braced(known, 'e')}.`,
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
      `“${id}”: o texto em ${inBr[language]} usa {${name}} de um jeito diferente do texto em ${inBr[other(language)]}.`,
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
  apostrophe: error<Text & { name: string; around: boolean }>({
    en: ({ id, language, name, around }) => [
      `In the ${inEn[language]} text “${id}” the straight apostrophe before {${name}} keeps it from being filled in.`,
      around
        ? `take the two apostrophes away: {${name}}, or write curly ones: ‘{${name}}’`
        : `write a curly one: ’{${name}}`,
    ],
    br: ({ id, language, name, around }) => [
      `No texto em ${inBr[language]} “${id}”, o apóstrofo reto antes de {${name}} impede que ele seja preenchido.`,
      around
        ? `tire os dois apóstrofos: {${name}}, ou use os curvos: ‘{${name}}’`
        : `use o apóstrofo curvo: ’{${name}}`,
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
}
