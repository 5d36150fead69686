import type { Bilingual } from '../bilingual.ts'
import { inEnglish, inPortuguese } from '../languageNames.ts'
import { languageList, type Language } from '../languages.ts'
import { textIdPattern } from './base.ts'
import { group } from './groups.ts'
import { words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import {
  choiceTexts,
  clientsTexts,
  contactTexts,
  flagTexts,
  footerTexts,
  formTexts,
  freeText,
  languageTexts,
  pageTexts,
} from './texts.ts'

/** "English", "Inglês" */
export function languageTitle(language: Language): Bilingual {
  const br = inPortuguese(language)
  return { en: inEnglish(language), br: br.charAt(0).toUpperCase() + br.slice(1) }
}

function catalogNode(language: Language): ModelNode {
  const name = { en: inEnglish(language), br: inPortuguese(language) }
  return {
    title: languageTitle(language),
    ...words('catalog', { language: name }),
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
  ...words('catalogs', { languages: { en: named(inEnglish), br: named(inPortuguese) } }),
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
    ...words('catalog.text'),
    ...freeText,
    examples: ['Cloud computing'],
  },
  propertyNames: { pattern: textIdPattern, ...words('catalog.name') },
}
