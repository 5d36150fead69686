/** The changes that the editor's fields and buttons make. All functions return new content. */
import {
  insertEntry,
  referencesTo,
  removeEntry,
  removeValue,
  setValue,
  textsOnlyUsedBy,
} from '../../../schema/editContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languageList, type Language } from '../../../schema/languages.ts'
import { textIdsOfEveryPage } from '../../../schema/model/catalogs.ts'
import { byLanguage, languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { codeTextNode, stringsIn } from '../../../schema/read/modelTree.ts'
import { requiredTextIds } from '../../../schema/read/sectionNeeds.ts'
import { asContent } from '../state/asContent.ts'
import { isWithin } from '../state/navigation.ts'
import { beginsEmpty, initialPart, isOptional } from './optionalParts.ts'
import { withNewIdsAndTexts } from './withNewIdsAndTexts.ts'

export function setText(
  content: SiteContent,
  language: Language,
  id: string,
  text: string,
): SiteContent {
  return setValue(content, ['catalogs', language, id], text)
}

/**
 * Sets the text whose id is at a path, or the text at a path in a catalog. Creates an id if it is missing or invalid,
 * as in a file written by hand. Removes an optional part that is then empty in every language.
 */
export function setTextAt(
  content: SiteContent,
  path: Path,
  language: Language,
  text: string,
): SiteContent {
  const result = withText(content, path, language, text)
  return isEmptyOptionalPart(result, path) ? removePart(result, path) : result
}

/** Whether the part begins empty (optionalParts.ts) and is empty in every language, so that it is left out. */
function isEmptyOptionalPart(content: SiteContent, path: Path): boolean {
  if (!beginsEmpty(content, path)) return false
  const id = isInCatalogs(path) ? path.at(-1) : lookUp(content, path)
  return languagesOf(content).every((language) => {
    const text = lookUp(content, ['catalogs', language, String(id)])
    return text === undefined || text === ''
  })
}

function withText(
  content: SiteContent,
  path: Path,
  language: Language,
  text: string,
): SiteContent {
  if (isInCatalogs(path)) return setText(content, language, String(path.at(-1)), text)
  const id = lookUp(content, path)
  const idPattern = new RegExp(fieldAt(content, path)?.pattern ?? '')
  const hasId = typeof id === 'string' && idPattern.test(id)
  const contentWithId = hasId ? content : addPart(content, path)
  return setText(contentWithId, language, String(lookUp(contentWithId, path)), text)
}

/** Sets a value. If the label next to it is the title of the old choice, such as “LinkedIn”, sets the new title. */
export function setValueAndLabel(
  content: SiteContent,
  path: Path,
  value: unknown,
): SiteContent {
  const labelOf = (choiceValue: unknown) =>
    fieldAt(content, path)?.choices.find((choice) => choice.value === choiceValue)?.label
  const oldLabel = labelOf(lookUp(content, path))
  const newLabel = labelOf(value)
  const id = String(lookUp(content, [...path.slice(0, -1), 'label']))
  let result = setValue(content, path, value)
  if (!oldLabel || !newLabel) return result
  for (const language of languagesOf(content))
    if (lookUp(content, ['catalogs', language, id]) === oldLabel[language])
      result = setText(result, language, id, newLabel[language])
  return result
}

/** Inserts an entry with a new id and new texts. If a section shows only chosen entries, the new one is chosen too. */
export function addEntry(
  content: SiteContent,
  listPath: Path,
  index: number,
  body: unknown,
): SiteContent {
  const path = [...listPath, index]
  const withEntry = insertEntry(content, listPath, index, body)
  return withRequiredTexts(addToSelection(withNewIdsAndTexts(withEntry, path), path))
}

/** Adds an absent part with new ids and texts, and the texts that the page's code then requires. */
export function addPart(content: SiteContent, path: Path): SiteContent {
  const withPart = setValue(content, path, initialPart(content, path))
  return withRequiredTexts(withNewIdsAndTexts(withPart, path))
}

/** Removes all but one of a group's alternatives, such as the destinations of a link. Adds this one if it is absent. */
export function chooseAlternative(
  content: SiteContent,
  path: Path,
  alternatives: readonly string[],
  chosen: string,
): SiteContent {
  const isPresent = (name: string) => lookUp(content, [...path, name]) !== undefined
  let result = content
  for (const name of alternatives)
    if (name !== chosen && isPresent(name)) result = removePart(result, [...path, name])
  return isPresent(chosen) ? result : addPart(result, [...path, chosen])
}

/** Removes an entry or a part, the texts that only it uses, and the links to it. An empty optional list is removed. */
export function removePart(content: SiteContent, path: Path): SiteContent {
  const [, , id] = path
  if (isInCatalogs(path) && id !== undefined) return removeTexts(content, [String(id)])
  const removedPath = isOnlyOfOptionalList(content, path) ? path.slice(0, -1) : path
  const withoutReferences = referencesTo(content, path)
    .filter((reference) => !isWithin(reference, path))
    // Starts at the end, so that the other indexes stay valid.
    .reduceRight(withoutReference, content)
  const textIds = textsOnlyUsedBy(withoutReferences, removedPath)
  const remove = typeof removedPath.at(-1) === 'number' ? removeEntry : removeValue
  return removeTexts(remove(withoutReferences, removedPath), textIds)
}

/** Removes an id from a list of ids, or a link with its label. A required link stays. */
function withoutReference(content: SiteContent, referencePath: Path): SiteContent {
  if (typeof referencePath.at(-1) === 'number') return removeEntry(content, referencePath)
  const linkPath = referencePath.slice(0, -1)
  const listPath = linkPath.slice(0, -1)
  const entries = lookUp(content, listPath)
  const isRemovable = Array.isArray(entries)
    ? isOnlyOfOptionalList(content, linkPath) ||
      entries.length > (fieldAt(content, listPath)?.minItems ?? 0)
    : isOptional(content, linkPath)
  return isRemovable ? removePart(content, linkPath) : content
}

/** Hides an entry and the entries that link to it, or shows them again. */
export function withHidden(content: SiteContent, path: Path, isHidden: boolean) {
  const linkPaths = referencesTo(content, path).map((reference) => reference.slice(0, -1))
  let result = content
  for (const entryPath of [path, ...linkPaths]) {
    const hiddenPath = [...entryPath, 'hidden']
    if (!fieldAt(content, hiddenPath)) continue
    result = isHidden
      ? setValue(result, hiddenPath, true)
      : removeValue(result, hiddenPath)
  }
  return result
}

export function removeTexts(content: SiteContent, ids: string[]): SiteContent {
  return languagesOf(content)
    .flatMap((language) => ids.map((id) => ['catalogs', language, id]))
    .reduce<SiteContent>(removeValue, content)
}

/** Removes a language. If it was the default, the first remaining one becomes the default. */
export function removeLanguage(content: SiteContent, language: Language): SiteContent {
  const result = removeValue(content, ['catalogs', language])
  return content.site.defaultLanguage === language
    ? setValue(result, ['site', 'defaultLanguage'], languagesOf(result)[0])
    : result
}

/** Adds a catalog with all texts of the others, and the texts for choosing a language. Fills in the usual texts. */
export function addLanguage(content: SiteContent, language: Language): SiteContent {
  const existingLanguages = languagesOf(content)
  const languages = languageList.filter(
    (key) => key === language || existingLanguages.includes(key),
  )
  const ids = [
    ...existingLanguages.flatMap((key) => Object.keys(content.catalogs[key] ?? {})),
    ...textIdsOfEveryPage(languages),
  ]
  const catalogs = byLanguage(languages, (key) => ({
    ...Object.fromEntries(ids.map((id) => [id, initialText(id, key)])),
    ...content.catalogs[key],
  }))
  return asContent({ ...content, catalogs })
}

/** The first wording of a text that the page's code uses: fixed, usual, or "" if there is neither. */
function initialText(id: string, language: Language): string {
  const { fixedText, usualText } = codeTextNode(id) ?? {}
  return fixedText ?? usualText?.[language] ?? ''
}

/** Adds the texts that the page's code requires and that a catalog does not have, such as those for a new part. */
function withRequiredTexts(content: SiteContent): SiteContent {
  const ids = requiredTextIds(content)
  let result = content
  for (const language of languagesOf(content))
    for (const id of ids)
      if (!Object.hasOwn(content.catalogs[language] ?? {}, id))
        result = setText(result, language, id, initialText(id, language))
  return result
}

/** Whether the entry is the only one of an optional list. */
function isOnlyOfOptionalList(content: SiteContent, path: Path): boolean {
  const listPath = path.slice(0, -1)
  const entries = lookUp(content, listPath)
  const isOnly = Array.isArray(entries) && entries.length === 1
  return isOnly && !fieldAt(content, listPath)?.isRequired
}

/** Adds an entry to the section that shows only chosen entries of its list, so that visitors see the new entry. */
function addToSelection(content: SiteContent, path: Path): SiteContent {
  const [listName] = path
  const id = lookUp(content, [...path, 'id'])
  const chosenReference = stringsIn(content).find(
    ({ path: idPath, node }) =>
      node.refersTo === listName && typeof idPath.at(-1) === 'number',
  )
  const selectionPath = chosenReference?.path.slice(0, -1)
  const ids = selectionPath && lookUp(content, selectionPath)
  return path.length === 2 && selectionPath && Array.isArray(ids)
    ? insertEntry(content, selectionPath, ids.length, id)
    : content
}
