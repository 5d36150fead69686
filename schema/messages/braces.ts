import { inEnglish, inPortuguese } from '../languageNames.ts'
import { joinWords } from './describeValue.ts'
import { error, type CatalogText } from './wording.ts'

/** {year}, {company} and {cnpj} */
function braced(names: readonly string[], and: 'and' | 'e'): string {
  return joinWords(
    names.map((name) => `{${name}}`),
    and,
  )
}

/** Names in braces, which the page fills in. */
export const braceWordings = {
  'text-broken': error<
    CatalogText & {
      /** The names that the text takes. */
      known: readonly string[]
      /** What stands there instead; undefined where one is left out. */
      found: string | undefined
    }
  >({
    en: ({ id, language, known, found }, say) =>
      known.length === 0
        ? [
            `The ${inEnglish(language)} text ${say.name(id)} takes no names in braces, and has ${found}`,
            'delete it: the page would have nothing to fill in.',
          ]
        : [
            `The ${inEnglish(language)} text ${say.name(id)} takes ${braced(known, 'and')}${found === undefined ? ', and not all of it is there' : `, and not ${found}`}.`,
            `write ${braced(known, 'and')} where it belongs, untranslated, and no other { or }; apostrophes beside it are curly: ’`,
          ],
    br: ({ id, language, known, found }, say) =>
      known.length === 0
        ? [
            `O texto em ${inPortuguese(language)} ${say.name(id)} não aceita nomes entre chaves e tem ${found}`,
            'apague-o: a página não teria o que pôr no lugar.',
          ]
        : [
            `O texto em ${inPortuguese(language)} ${say.name(id)} leva ${braced(known, 'e')}${found === undefined ? ', e não está tudo lá' : `, e não ${found}`}.`,
            `escreva ${braced(known, 'e')} no lugar certo, sem traduzir, e nenhum outro { ou }; apóstrofos ao lado são curvos: ’`,
          ],
  }),
}
