import { inEnglish, inPortuguese } from '../languageNames.ts'
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

type Known = CatalogText & {
  /** The names that the text takes. */
  known: readonly string[]
}

/** Names in braces, which the page fills in. */
export const braceWordings = {
  'placeholder-unknown': error<Known & { found: string }>({
    en: ({ id, language, found, known }, say) => [
      `${say.name(id)}: in the ${inEnglish(language)} text, the page does not know what to fill in for {${found}}.`,
      `names in braces are not translated; write ${braced(known, 'and')}.`,
    ],
    br: ({ id, language, found, known }, say) => [
      `${say.name(id)}: no texto em ${inPortuguese(language)}, a página não sabe o que pôr no lugar de {${found}}.`,
      `nomes entre chaves não se traduzem; escreva ${braced(known, 'e')}.`,
    ],
    form: same,
  }),
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
  'text-broken': error<Known>({
    en: ({ id, language, known }, say) => [
      `The ${inEnglish(language)} text ${say.name(id)} has a { or } that the page cannot fill in.`,
      known.length === 0
        ? 'delete it: this text takes no names in braces.'
        : `write ${braced(known, 'and')}, each with a { before it and a } behind it, and no other { or }.`,
    ],
    br: ({ id, language, known }, say) => [
      `O texto em ${inPortuguese(language)} ${say.name(id)} tem um { ou } que a página não sabe preencher.`,
      known.length === 0
        ? 'apague-o: este texto não aceita nomes entre chaves.'
        : `escreva ${braced(known, 'e')}, cada um com { antes e } depois, e nenhum outro { ou }.`,
    ],
    form: same,
  }),
  apostrophe: error<CatalogText>({
    en: ({ id, language }, say) => [
      `In the ${inEnglish(language)} text ${say.name(id)} this straight apostrophe would not be shown, or keeps a name in braces from being filled in.`,
      'write curly ones: ’ or ”; for inches ″',
    ],
    br: ({ id, language }, say) => [
      `No texto em ${inPortuguese(language)} ${say.name(id)}, este apóstrofo reto não apareceria, ou impede que um nome entre chaves seja preenchido.`,
      'use os curvos: ’ ou ”; para polegadas, ″',
    ],
    form: same,
  }),
}
