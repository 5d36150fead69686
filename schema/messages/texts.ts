import type { Bilingual } from '../bilingual.ts'
import { inEnglish, inPortuguese } from '../languageNames.ts'
import type { Path } from '../read/lookUp.ts'
import { capitalize, joinWords } from './describeValue.ts'
import { enterElsewhere, inLanguages, remove } from './fixes.ts'
import {
  error,
  warning,
  type Say,
  type CatalogText,
  type Counterpart,
} from './wording.ts'

const maxListed = 12

/** “a”, “b” and … */
function someOf(say: Say, ids: readonly string[], and: 'and' | 'e') {
  const names = ids.slice(0, maxListed).map(say.name)
  return joinWords(ids.length > maxListed ? [...names, '…'] : names, and)
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
  }),
  'text-missing': error<{
    id: string
    title: Bilingual
  }>({
    en: ({ id, title }, say) => [
      `The page needs a text ${say.name(id)} (${title.en}), which is missing.`,
      `add "${id}": "…" under catalogs, in each language.`,
    ],
    br: ({ id, title }, say) => [
      `A página precisa de um texto ${say.name(id)} (${title.br}), que está faltando.`,
      `acrescente "${id}": "…" em catalogs, em cada idioma.`,
    ],
  }),
  'mistyped-text': error<CatalogText & { right: string }>({
    en: ({ id, language, right }, say) => [
      `The ${inEnglish(language)} texts have a ${say.name(id)}, which nothing uses, and lack ${say.name(right)}.`,
      `rename it to ${say.name(right)}.`,
    ],
    br: ({ id, language, right }, say) => [
      `Os textos em ${inPortuguese(language)} têm ${say.name(id)}, que a página não usa, e falta ${say.name(right)}.`,
      `troque o nome por ${say.name(right)}.`,
    ],
    form: enterElsewhere,
  }),
  'unknown-text': error<{
    id: string
    path: Path
    /** An unused text of a similar name. */
    near: string | undefined
    /** It is the one that is meant. */
    isSure: boolean
  }>({
    en: ({ id, path, near, isSure }, say) => [
      `There is no text ${say.name(id)}, which ${say.value(path)} asks for.${isSure ? ` Did you mean “${near}”?` : ''}`,
      isSure
        ? `write "${near}".`
        : `add "${id}": "…" under catalogs, in each language.${near === undefined ? '' : ` If you meant “${near}”, which nothing asks for yet, write that here instead.`}`,
    ],
    br: ({ id, path, near, isSure }, say) => [
      `Não existe o texto ${say.name(id)}, pedido por ${say.value(path)}.${isSure ? ` Você quis dizer “${near}”?` : ''}`,
      isSure
        ? `escreva "${near}".`
        : `acrescente "${id}": "…" em catalogs, em cada idioma.${near === undefined ? '' : ` Se você quis dizer “${near}”, que ainda ninguém usa, escreva esse nome aqui.`}`,
    ],
  }),
  'text-as-name': error<{
    /** The words that stand there; undefined for a group. */
    text: string | undefined
    path: Path
    example: string
  }>({
    en: ({ text, path, example }, say) => [
      `${capitalize(say.value(path))} takes the name of a text, not the text itself${text ? `: “${text}”` : ''}.`,
      `write ${example} here; the words go under that name in catalogs, in each language.`,
    ],
    br: ({ text, path, example }, say) => [
      `Em ${say.value(path)} vai o nome de um texto, não o próprio texto${text ? `: “${text}”` : ''}.`,
      `escreva ${example} aqui; as palavras vão em catalogs, com esse nome, em cada idioma.`,
    ],
    form: {
      message: {
        en: ({ path, text }, say) =>
          `${capitalize(say.value(path))} is not written in any language${text ? `: “${text}”` : ''}.`,
        br: ({ path, text }, say) =>
          `Em ${say.value(path)} nada está escrito em nenhum idioma${text ? `: “${text}”` : ''}.`,
      },
      fix: inLanguages,
    },
  }),
  'unused-text': warning<{
    /** Unused texts whose names begin alike. */
    ids: readonly string[]
  }>({
    en: ({ ids }, say) => [
      `Nothing on the page uses the ${ids.length === 1 ? 'text' : 'texts'} ${someOf(say, ids, 'and')}.`,
      `delete ${ids.length === 1 ? 'it' : 'them'} in each language, or use ${ids.length === 1 ? 'its name' : 'their names'} where ${ids.length === 1 ? 'it' : 'they'} should appear.`,
    ],
    br: ({ ids }, say) => [
      `Nada na página usa ${ids.length === 1 ? 'o texto' : 'os textos'} ${someOf(say, ids, 'e')}.`,
      ids.length === 1
        ? `apague-o em cada idioma, ou use o nome dele onde ele deve aparecer.`
        : `apague-os em cada idioma, ou use os nomes deles onde eles devem aparecer.`,
    ],
    form: remove,
  }),
  'bad-text-name': error<{ id: string }>({
    en: ({ id }, say) => [
      `${say.name(id)} cannot be the name of a text.`,
      'use letters and digits without accents and spaces, joined by dots, e.g. "hero.title", the same in every language.',
    ],
    br: ({ id }, say) => [
      `${say.name(id)} não pode ser o nome de um texto.`,
      'use letras e algarismos, sem acentos nem espaços, unidos por pontos, p. ex. "hero.title", o mesmo em todos os idiomas.',
    ],
    form: remove,
  }),
  untranslated: warning<CatalogText & { counterpart: Counterpart }>({
    en: ({ id, language, counterpart }, say) => [
      `${say.name(id)} is the same in ${inEnglish(language)} as in ${inEnglish(counterpart.language)}: “${counterpart.text}”.`,
      'translate it, unless it is a name.',
    ],
    br: ({ id, language, counterpart }, say) => [
      `${say.name(id)} está igual em ${inPortuguese(language)} e em ${inPortuguese(counterpart.language)}: “${counterpart.text}”.`,
      'traduza, a não ser que seja um nome próprio.',
    ],
  }),
  'lines-lost': warning<CatalogText>({
    en: ({ id, language }, say) => [
      `The ${inEnglish(language)} text ${say.name(id)} has several lines; it is shown as one.`,
      'write it in one line; paragraphs and lists are for services, answers and cases.',
    ],
    br: ({ id, language }, say) => [
      `O texto em ${inPortuguese(language)} ${say.name(id)} tem várias linhas, mas aparece em uma só.`,
      'escreva-o numa linha só; parágrafos e listas são para serviços, respostas e casos.',
    ],
  }),
}
