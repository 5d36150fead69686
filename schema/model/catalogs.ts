import type { Bilingual } from '../bilingual.ts'
import { inEnglish, inPortuguese } from '../languageNames.ts'
import { languageList, type Language } from '../languages.ts'
import { textIdPattern } from './base.ts'
import { group } from './groups.ts'
import type { ModelNode } from './node.ts'
import { clientsTexts } from './texts/clients.ts'
import { freeText } from './texts/codeText.ts'
import { contactTexts } from './texts/contact.ts'
import { footerTexts } from './texts/footer.ts'
import { formTexts } from './texts/form.ts'
import { choiceTexts, flagTexts, languageTexts } from './texts/languages.ts'
import { pageTexts } from './texts/page.ts'

/** "English", "Inglês" */
export function languageTitle(language: Language): Bilingual {
  const br = inPortuguese(language)
  return { en: inEnglish(language), br: br.charAt(0).toUpperCase() + br.slice(1) }
}

function catalogNode(language: Language): ModelNode {
  const [en, br] = [inEnglish(language), inPortuguese(language)]
  return {
    title: languageTitle(language),
    help: {
      en: `All texts in ${en}, by their names.`,
      br: `Todos os textos em ${br}, pelos nomes.`,
    },
    inSentence: { en: `the ${en} texts`, br: `os textos em ${br}` },
    $ref: '#/definitions/catalog',
  }
}

/** Requires texts in each language of the page. */
export function eachCatalog(texts: readonly string[]): ModelNode {
  const catalog: ModelNode = { type: 'object', required: texts }
  return { type: 'object', properties: byLanguage(() => catalog) }
}

/** Requires these texts in each language of a page that is in several languages, among them `language`, if it is given. */
function whereSeveral(texts: Record<string, ModelNode>, language?: Language): ModelNode {
  return {
    if: { minProperties: 2, ...(language ? { required: [language] } : {}) },
    then: eachCatalog(Object.keys(texts)),
  }
}

const byLanguage = (nodeOf: (language: Language) => ModelNode) =>
  Object.fromEntries(languageList.map((language) => [language, nodeOf(language)]))

const named = (nameOf: (language: Language) => string) =>
  languageList.map((language) => `${nameOf(language)} (${language})`).join(', ')

export const catalogs: ModelNode = group({
  title: { en: 'Texts', br: 'Textos' },
  help: {
    en: `Every text of the page, once in each of its languages: ${named(inEnglish)}, or one of them alone. All have the same names.`,
    br: `Todos os textos da página, uma vez em cada idioma dela: ${named(inPortuguese)}, ou um só deles. Os nomes são os mesmos em todos.`,
  },
  tsType: `{ ${languageList.map((language) => `${language}?: Catalog`).join('; ')} }`,
  examples: [{ en: { 'hero.title': 'Software that stays standing' } }],
  minProperties: 1,
  properties: byLanguage(catalogNode),
  allOf: [
    whereSeveral(choiceTexts),
    ...languageList.map((language) => whereSeveral(flagTexts(language), language)),
  ],
})

/** Texts that the page's own code asks for. */
const codeTexts = {
  ...pageTexts,
  ...languageTexts,
  ...clientsTexts,
  ...contactTexts,
  ...formTexts,
  ...footerTexts,
}
/** The texts that every page needs. */
const required = Object.keys(pageTexts).filter((id) => id !== 'page.missing')
/** The texts that a page in these languages needs, whatever its sections are. */
export function requiredTexts(own: readonly Language[]): string[] {
  const ofChoice = own.length > 1 ? [choiceTexts, ...own.map(flagTexts)] : []
  return [...required, ...ofChoice.flatMap((texts) => Object.keys(texts))]
}

export const catalog: ModelNode = {
  type: 'object',
  required,
  properties: codeTexts,
  additionalProperties: {
    title: { en: 'Text', br: 'Texto' },
    help: {
      en: 'A text of yours. Sections, services, and menu entries refer to it by its name.',
      br: 'Um texto seu. Uma seção, um serviço ou um item do menu o mostra pelo nome.',
    },
    ...freeText,
    examples: ['Cloud computing'],
  },
  propertyNames: {
    pattern: textIdPattern,
    patternErrorMessage: {
      en: 'Name a text with letters and digits without accents, joined by dots and starting with a small letter, e.g. "services.cloud.title".',
      br: 'Dê ao texto um nome de letras e algarismos sem acento, ligados por pontos e começando com letra minúscula, p. ex. "services.cloud.title".',
    },
  },
}
