import { inEnglish, inPortuguese } from '../languageNames.ts'
import type { Language } from '../languages.ts'
import type { CatalogText } from './catalogText.ts'
import { listed } from './describeValue.ts'
import { error, same } from './wording.ts'

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
    en: ({ id, language, found, right, counterpart }, say) => [
      counterpart
        ? `${say.name(id)}: the ${inEnglish(language)} text uses ${braced(found, 'and')}, the ${inEnglish(counterpart)} one ${braced(right, 'and')}.`
        : `${say.name(id)}: in the ${inEnglish(language)} text, the page does not know what to fill in for ${braced(found, 'and')}; ${braced(right, 'and')} ${right.length > 1 ? 'are' : 'is'} missing.`,
      `names in braces are not translated; write ${braced(right, 'and')}.`,
    ],
    br: ({ id, language, found, right, counterpart }, say) => [
      counterpart
        ? `${say.name(id)}: o texto em ${inPortuguese(language)} usa ${braced(found, 'e')}, e o ${inPortuguese(counterpart)}, ${braced(right, 'e')}.`
        : `${say.name(id)}: no texto em ${inPortuguese(language)}, a página não sabe o que pôr no lugar de ${braced(found, 'e')}; ${right.length > 1 ? 'faltam' : 'falta'} ${braced(right, 'e')}.`,
      `nomes entre chaves não se traduzem; escreva ${braced(right, 'e')}.`,
    ],
    form: same,
  }),
  'placeholder-unknown': error<CatalogText & { found: string; known: readonly string[] }>(
    {
      en: ({ id, language, found, known }, say) => [
        `${say.name(id)}: in the ${inEnglish(language)} text, the page does not know what to fill in for {${found}}.`,
        known.length === 0
          ? `delete {${found}}; this text takes no names in braces.`
          : `delete {${found}}; this text takes ${braced(known, 'and')} only.`,
      ],
      br: ({ id, language, found, known }, say) => [
        `${say.name(id)}: no texto em ${inPortuguese(language)}, a página não sabe o que pôr no lugar de {${found}}.`,
        known.length === 0
          ? `apague {${found}}; este texto não aceita nomes entre chaves.`
          : `apague {${found}}; este texto só aceita ${braced(known, 'e')}.`,
      ],
      form: same,
    },
  ),
  'placeholder-missing': error<CatalogText & { names: readonly string[] }>({
    en: ({ id, language, names }, say) => [
      `${say.name(id)}: the ${inEnglish(language)} text leaves out ${braced(names, 'and')}.`,
      `put ${braced(names, 'and')} where ${names.length === 1 ? 'it belongs' : 'they belong'} in the text.`,
    ],
    br: ({ id, language, names }, say) => [
      `${say.name(id)}: ${names.length === 1 ? 'falta' : 'faltam'} ${braced(names, 'e')} no texto em ${inPortuguese(language)}.`,
      `ponha ${braced(names, 'e')} no lugar certo do texto.`,
    ],
    form: same,
  }),
  'placeholder-kind': error<
    CatalogText & { name: string; counterpart: Language; written: string }
  >({
    en: ({ id, language, name, counterpart, written }, say) => [
      `${say.name(id)}: the ${inEnglish(language)} text treats {${name}} differently from the ${inEnglish(counterpart)} one.`,
      `write it as in ${inEnglish(counterpart)}: ${written}`,
    ],
    br: ({ id, language, name, counterpart, written }, say) => [
      `${say.name(id)}: o texto em ${inPortuguese(language)} usa {${name}} de um jeito diferente do texto em ${inPortuguese(counterpart)}.`,
      `escreva como em ${inPortuguese(counterpart)}: ${written}`,
    ],
    form: same,
  }),
  'brace-unclosed': error<CatalogText>({
    en: ({ id, language }, say) => [
      `The ${inEnglish(language)} text ${say.name(id)} cannot be shown: a { is opened and never closed.`,
      'add the missing } after the name, or delete the {.',
    ],
    br: ({ id, language }, say) => [
      `O texto em ${inPortuguese(language)} ${say.name(id)} não pode ser exibido: um { foi aberto e nunca fechado.`,
      'ponha o } que falta depois do nome, ou apague o {.',
    ],
    form: same,
  }),
  'brace-stray': error<CatalogText>({
    en: ({ id, language }, say) => [
      `The ${inEnglish(language)} text ${say.name(id)} has a } too many: it would be shown to visitors.`,
      'delete this }.',
    ],
    br: ({ id, language }, say) => [
      `O texto em ${inPortuguese(language)} ${say.name(id)} tem um } a mais: ele apareceria para os visitantes.`,
      'apague este }.',
    ],
    form: same,
  }),
  'brace-empty': error<CatalogText>({
    en: ({ id, language }, say) => [
      `The ${inEnglish(language)} text ${say.name(id)} has braces with nothing in them.`,
      'delete the { and the }.',
    ],
    br: ({ id, language }, say) => [
      `O texto em ${inPortuguese(language)} ${say.name(id)} tem chaves sem nada dentro.`,
      'apague o { e o }.',
    ],
    form: same,
  }),
  apostrophe: error<CatalogText & { name: string; around: boolean }>({
    en: ({ id, language, name, around }, say) => [
      `In the ${inEnglish(language)} text ${say.name(id)} the straight apostrophe before {${name}} keeps it from being filled in.`,
      around
        ? `take the two apostrophes away: {${name}}, or write curly ones: ‘{${name}}’`
        : `write a curly one: ’{${name}}`,
    ],
    br: ({ id, language, name, around }, say) => [
      `No texto em ${inPortuguese(language)} ${say.name(id)}, o apóstrofo reto antes de {${name}} impede que ele seja preenchido.`,
      around
        ? `tire os dois apóstrofos: {${name}}, ou use os curvos: ‘{${name}}’`
        : `use o apóstrofo curvo: ’{${name}}`,
    ],
    form: same,
  }),
  'apostrophe-unseen': error<CatalogText>({
    en: ({ id, language }, say) => [
      `In the ${inEnglish(language)} text ${say.name(id)} this straight apostrophe would not be shown: in a text with names in braces it has a meaning of its own before another one and before { } < >.`,
      'write curly ones: ’ or ”; for inches ″',
    ],
    br: ({ id, language }, say) => [
      `No texto em ${inPortuguese(language)} ${say.name(id)}, este apóstrofo reto não apareceria: num texto com nomes entre chaves ele tem um significado próprio antes de outro apóstrofo e de { } < >.`,
      'use os curvos: ’ ou ”; para polegadas, ″',
    ],
    form: same,
  }),
  'other-missing': error<CatalogText>({
    en: ({ id, language }, say) => [
      `The ${inEnglish(language)} text ${say.name(id)} offers choices in braces but none called “other”, for all remaining cases.`,
      'add a last choice such as other {…}.',
    ],
    br: ({ id, language }, say) => [
      `O texto em ${inPortuguese(language)} ${say.name(id)} oferece opções entre chaves, mas nenhuma “other”, para os demais casos.`,
      'acrescente uma última opção como other {…}.',
    ],
    form: same,
  }),
  'text-broken': error<CatalogText>({
    en: ({ id, language }, say) => [
      `The ${inEnglish(language)} text ${say.name(id)} cannot be shown: what stands in braces here is not understood.`,
      'write a name alone in the braces, e.g. {year}, or delete the braces.',
    ],
    br: ({ id, language }, say) => [
      `O texto em ${inPortuguese(language)} ${say.name(id)} não pode ser exibido: não se entende o que está entre chaves aqui.`,
      'escreva só um nome entre as chaves, p. ex. {year}, ou apague as chaves.',
    ],
    form: same,
  }),
}
