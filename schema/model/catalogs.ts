import { bilingual } from '../bilingual.ts'
import { languageNames, languageTitle } from '../languageNames.ts'
import { languageList, type Language } from '../languages.ts'
import { byLanguage } from '../read/contentLanguages.ts'
import { group } from './groups.ts'
import { messagesOf } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import { allTexts, choiceTexts, flagTexts, catalogText, pageTexts } from './texts.ts'

const catalogNode = (language: Language): ModelNode => ({
  title: languageTitle(language),
  ...messagesOf('catalog', { language: languageNames[language] }),
  $ref: '#/definitions/catalog',
})

/** A node that requires texts, by id, in every catalog of the content. */
export function requiredTextsNode(texts: readonly string[]): ModelNode {
  const catalog: ModelNode = { type: 'object', required: texts }
  return { type: 'object', properties: byLanguage(languageList, () => catalog) }
}

/** A node that requires texts in every catalog if the content has several, with that of `language` if it is set. */
function requiredTextsIfSeveral(
  texts: Record<string, ModelNode>,
  language?: Language,
): ModelNode {
  return {
    if: { minProperties: 2, ...(language ? { required: [language] } : {}) },
    then: requiredTextsNode(Object.keys(texts)),
  }
}

const languagesWithKeys = bilingual((messageLanguage) =>
  languageList
    .map((language) => `${languageNames[language][messageLanguage]} (${language})`)
    .join(', '),
)

export const catalogs: ModelNode = group({
  ...messagesOf('catalogs', { languages: languagesWithKeys }),
  tsType: `{ ${languageList.map((language) => `${language}?: Catalog`).join('; ')} }`,
  examples: [{ en: { 'hero.title': 'Software that stays standing' } }],
  minProperties: 1,
  properties: byLanguage(languageList, catalogNode),
  allOf: [
    requiredTextsIfSeveral(choiceTexts),
    ...languageList.map((language) =>
      requiredTextsIfSeveral(flagTexts(language), language),
    ),
  ],
})

/** The ids of the texts that every page needs. */
const pageTextIds = Object.keys(pageTexts).filter((id) => id !== 'page.missing')
/** The ids of the texts that every page in these languages needs, whatever its sections. */
export function textIdsOfEveryPage(pageLanguages: readonly Language[]): string[] {
  const textsForChoice =
    pageLanguages.length > 1 ? [choiceTexts, ...pageLanguages.map(flagTexts)] : []
  return [...pageTextIds, ...textsForChoice.flatMap((texts) => Object.keys(texts))]
}

export const catalog: ModelNode = {
  type: 'object',
  required: pageTextIds,
  properties: allTexts,
  additionalProperties: {
    ...messagesOf('catalog.text'),
    ...catalogText,
    examples: ['Cloud computing'],
  },
  propertyNames: { pattern: patterns.textId, ...messagesOf('catalog.name') },
}
