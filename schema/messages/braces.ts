import { inEnglish, inPortuguese } from '../languageNames.ts'
import type { Language } from '../languages.ts'
import { error } from '../problem.ts'
import type { CatalogText } from './catalogText.ts'
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
    CatalogText & {
      found: readonly string[]
      right: readonly string[]
      counterpart: Language | undefined
    }
  >({
    en: ({ id, language, found, right, counterpart }) => [
      counterpart
        ? `“${id}”: the ${inEnglish(language)} text uses ${braced(found, 'and')}, the ${inEnglish(counterpart)} one ${braced(right, 'and')}.`
        : `“${id}”: in the ${inEnglish(language)} text, the page does not know what to fill in for ${braced(found, 'and')}; ${braced(right, 'and')} ${right.length > 1 ? 'are' : 'is'} missing.`,
      `names in braces are not translated; write ${braced(right, 'and')}.`,
    ],
    br: ({ id, language, found, right, counterpart }) => [
      counterpart
        ? `“${id}”: o texto em ${inPortuguese(language)} usa ${braced(found, 'e')}, e o ${inPortuguese(counterpart)}, ${braced(right, 'e')}.`
        : `“${id}”: no texto em ${inPortuguese(language)}, a página não sabe o que pôr no lugar de ${braced(found, 'e')}; ${right.length > 1 ? 'faltam' : 'falta'} ${braced(right, 'e')}.`,
      `nomes entre chaves não se traduzem; escreva ${braced(right, 'e')}.`,
    ],
  }),
  'placeholder-unknown': error<CatalogText & { found: string; known: readonly string[] }>(
    {
      en: ({ id, language, found, known }) => [
        `“${id}”: in the ${inEnglish(language)} text, the page does not know what to fill in for {${found}}.`,
        known.length === 0
          ? `delete {${found}}; this text takes no names in braces.`
          : `delete {${found}}; this text takes ${braced(known, 'and')} only.`,
      ],
      br: ({ id, language, found, known }) => [
        `“${id}”: no texto em ${inPortuguese(language)}, a página não sabe o que pôr no lugar de {${found}}.`,
        known.length === 0
          ? `apague {${found}}; este texto não aceita nomes entre chaves.`
          : `apague {${found}}; este texto só aceita ${braced(known, 'e')}.`,
      ],
    },
  ),
  'placeholder-missing': error<CatalogText & { names: readonly string[] }>({
    en: ({ id, language, names }) => [
      `“${id}”: the ${inEnglish(language)} text leaves out ${braced(names, 'and')}.`,
      `put ${braced(names, 'and')} where ${names.length === 1 ? 'it belongs' : 'they belong'} in the text.`,
    ],
    br: ({ id, language, names }) => [
      `“${id}”: ${names.length === 1 ? 'falta' : 'faltam'} ${braced(names, 'e')} no texto em ${inPortuguese(language)}.`,
      `ponha ${braced(names, 'e')} no lugar certo do texto.`,
    ],
  }),
  'placeholder-kind': error<
    CatalogText & { name: string; counterpart: Language; written: string }
  >({
    en: ({ id, language, name, counterpart, written }) => [
      `“${id}”: the ${inEnglish(language)} text treats {${name}} differently from the ${inEnglish(counterpart)} one.`,
      `write it as in ${inEnglish(counterpart)}: ${written}`,
    ],
    br: ({ id, language, name, counterpart, written }) => [
      `“${id}”: o texto em ${inPortuguese(language)} usa {${name}} de um jeito diferente do texto em ${inPortuguese(counterpart)}.`,
      `escreva como em ${inPortuguese(counterpart)}: ${written}`,
    ],
  }),
  'brace-unclosed': error<CatalogText>({
    en: ({ id, language }) => [
      `The ${inEnglish(language)} text “${id}” cannot be shown: a { is opened and never closed.`,
      'add the missing } after the name, or delete the {.',
    ],
    br: ({ id, language }) => [
      `O texto em ${inPortuguese(language)} “${id}” não pode ser exibido: um { foi aberto e nunca fechado.`,
      'ponha o } que falta depois do nome, ou apague o {.',
    ],
  }),
  'brace-stray': error<CatalogText>({
    en: ({ id, language }) => [
      `The ${inEnglish(language)} text “${id}” has a } too many: it would be shown to visitors.`,
      'delete this }.',
    ],
    br: ({ id, language }) => [
      `O texto em ${inPortuguese(language)} “${id}” tem um } a mais: ele apareceria para os visitantes.`,
      'apague este }.',
    ],
  }),
  'brace-empty': error<CatalogText>({
    en: ({ id, language }) => [
      `The ${inEnglish(language)} text “${id}” has braces with nothing in them.`,
      'delete the { and the }.',
    ],
    br: ({ id, language }) => [
      `O texto em ${inPortuguese(language)} “${id}” tem chaves sem nada dentro.`,
      'apague o { e o }.',
    ],
  }),
  apostrophe: error<CatalogText & { name: string; around: boolean }>({
    en: ({ id, language, name, around }) => [
      `In the ${inEnglish(language)} text “${id}” the straight apostrophe before {${name}} keeps it from being filled in.`,
      around
        ? `take the two apostrophes away: {${name}}, or write curly ones: ‘{${name}}’`
        : `write a curly one: ’{${name}}`,
    ],
    br: ({ id, language, name, around }) => [
      `No texto em ${inPortuguese(language)} “${id}”, o apóstrofo reto antes de {${name}} impede que ele seja preenchido.`,
      around
        ? `tire os dois apóstrofos: {${name}}, ou use os curvos: ‘{${name}}’`
        : `use o apóstrofo curvo: ’{${name}}`,
    ],
  }),
  'other-missing': error<CatalogText>({
    en: ({ id, language }) => [
      `The ${inEnglish(language)} text “${id}” offers choices in braces but none called “other”, for all remaining cases.`,
      'add a last choice such as other {…}.',
    ],
    br: ({ id, language }) => [
      `O texto em ${inPortuguese(language)} “${id}” oferece opções entre chaves, mas nenhuma “other”, para os demais casos.`,
      'acrescente uma última opção como other {…}.',
    ],
  }),
  'text-broken': error<CatalogText>({
    en: ({ id, language }) => [
      `The ${inEnglish(language)} text “${id}” cannot be shown: what stands in braces here is not understood.`,
      'write a name alone in the braces, e.g. {year}, or delete the braces.',
    ],
    br: ({ id, language }) => [
      `O texto em ${inPortuguese(language)} “${id}” não pode ser exibido: não se entende o que está entre chaves aqui.`,
      'escreva só um nome entre as chaves, p. ex. {year}, ou apague as chaves.',
    ],
  }),
}
