/** The changes that the editor's buttons make. All functions return new content. */
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
import { requiredTexts } from '../../../schema/model/catalogs.ts'
import { byLanguage, languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { codeTextNode, stringsIn } from '../../../schema/read/modelTree.ts'
import { requiredTextIds } from '../../../schema/read/requiredParts.ts'
import { asContent } from '../state/asContent.ts'
import { isWithin } from '../state/navigation.ts'
import { beginsEmpty, emptyPart, isOptional } from './optional.ts'
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
 * Writes the text that a place refers to. In a file written by hand, the text may be missing. An optional part that is
 * then empty in every language is removed.
 */
export function setTextAt(
  content: SiteContent,
  path: Path,
  language: Language,
  text: string,
): SiteContent {
  const changed = withText(content, path, language, text)
  return isEmptyOptional(changed, path) ? removePart(changed, path) : changed
}

/** Whether the value is a part that is left out while it is empty in every language. */
function isEmptyOptional(content: SiteContent, path: Path): boolean {
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

/** Sets a value. A label that is the name of the former choice, such as “LinkedIn”, becomes the name of the new one. */
export function setWithLabel(
  content: SiteContent,
  path: Path,
  value: unknown,
): SiteContent {
  const labelOf = (chosen: unknown) =>
    fieldAt(content, path)?.choices.find((choice) => choice.value === chosen)?.label
  const before = labelOf(lookUp(content, path))
  const after = labelOf(value)
  const id = String(lookUp(content, [...path.slice(0, -1), 'label']))
  let result = setValue(content, path, value)
  if (!before || !after) return result
  for (const language of languagesOf(content))
    if (lookUp(content, ['catalogs', language, id]) === before[language])
      result = setText(result, language, id, after[language])
  return result
}

/** Inserts an entry with a new id and new texts, and adds it to the section that shows only chosen entries. */
export function addEntry(
  content: SiteContent,
  list: Path,
  index: number,
  body: unknown,
): SiteContent {
  const path = [...list, index]
  const added = insertEntry(content, list, index, body)
  return withNeededTexts(addToSelection(withNewIdsAndTexts(added, path), path))
}

/** Adds an absent part: an example of the model, or the minimum that the model requires. */
export function addPart(content: SiteContent, path: Path): SiteContent {
  const added = setValue(content, path, emptyPart(content, path))
  return withNeededTexts(withNewIdsAndTexts(added, path))
}

/** Sets one of a group's alternatives, such as the destination of a link. An existing value stays. */
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

/** Removes an entry or a part, the texts that nothing else uses, and the links to it. */
export function removePart(content: SiteContent, removed: Path): SiteContent {
  const [, , id] = removed
  if (isInCatalogs(removed) && id !== undefined) return removeTexts(content, [String(id)])
  const path = isLastOfOptional(content, removed) ? removed.slice(0, -1) : removed
  const unlinkedContent = referencesTo(content, removed)
    .filter((reference) => !isWithin(reference, removed))
    // Starts at the end, so that the other indexes stay valid.
    .reduceRight(withoutReference, content)
  const texts = textsOnlyUsedBy(unlinkedContent, path)
  const remove = typeof path.at(-1) === 'number' ? removeEntry : removeValue
  return removeTexts(remove(unlinkedContent, path), texts)
}

/** Removes an id from a list of ids, or a link with its label; a link that the page needs stays. */
function withoutReference(content: SiteContent, reference: Path): SiteContent {
  if (typeof reference.at(-1) === 'number') return removeEntry(content, reference)
  const link = reference.slice(0, -1)
  const list = link.slice(0, -1)
  const entries = lookUp(content, list)
  const isRemovable = Array.isArray(entries)
    ? isLastOfOptional(content, link) ||
      entries.length > (fieldAt(content, list)?.minItems ?? 0)
    : isOptional(content, link)
  return isRemovable ? removePart(content, link) : content
}

/** Hides an entry and the items that link to it, or shows them again. */
export function withHidden(content: SiteContent, path: Path, isHidden: boolean) {
  const links = referencesTo(content, path).map((reference) => reference.slice(0, -1))
  let result = content
  for (const entry of [path, ...links]) {
    const hiddenPath = [...entry, 'hidden']
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
  const remaining = removeValue(content, ['catalogs', language])
  return content.site.defaultLanguage === language
    ? setValue(remaining, ['site', 'defaultLanguage'], languagesOf(remaining)[0])
    : remaining
}

/** Adds a catalog with every text of the others. Texts that are the same on most sites are filled in. */
export function addLanguage(content: SiteContent, language: Language): SiteContent {
  const existing = languagesOf(content)
  const languages = languageList.filter(
    (key) => key === language || existing.includes(key),
  )
  const ids = [
    ...existing.flatMap((key) => Object.keys(content.catalogs[key] ?? {})),
    ...requiredTexts(languages),
  ]
  const catalogs = byLanguage(languages, (key) => ({
    ...Object.fromEntries(ids.map((id) => [id, usualText(id, key)])),
    ...content.catalogs[key],
  }))
  return asContent({ ...content, catalogs })
}

/** The usualText wording of a text that the page's code uses; "" if there is none. */
function usualText(id: string, language: Language): string {
  const { fixedText, usualText } = codeTextNode(id) ?? {}
  return fixedText ?? usualText?.[language] ?? ''
}

/** Adds texts that the page's code needs for a part that was added. */
function withNeededTexts(content: SiteContent): SiteContent {
  const ids = requiredTextIds(content)
  let result = content
  for (const language of languagesOf(content))
    for (const id of ids)
      if (!Object.hasOwn(content.catalogs[language] ?? {}, id))
        result = setText(result, language, id, usualText(id, language))
  return result
}

/** Whether the entry is the only one of an optional list. */
function isLastOfOptional(content: SiteContent, path: Path): boolean {
  const list = path.slice(0, -1)
  const entries = lookUp(content, list)
  const isOnly = Array.isArray(entries) && entries.length === 1
  return isOnly && !fieldAt(content, list)?.isRequired
}

/** Adds a new entry to the section that shows only chosen entries: otherwise, visitors would not see it. */
function addToSelection(content: SiteContent, path: Path): SiteContent {
  const [list] = path
  const id = lookUp(content, [...path, 'id'])
  const chosen = stringsIn(content).find(
    ({ path: idPath, node }) =>
      node.refersTo === list && typeof idPath.at(-1) === 'number',
  )
  const idList = chosen?.path.slice(0, -1)
  const ids = idList && lookUp(content, idList)
  return path.length === 2 && idList && Array.isArray(ids)
    ? insertEntry(content, idList, ids.length, id)
    : content
}
