import { removeEntry, removeValue, setValue } from '../../../schema/editContent.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { defaultLanguageOf, languagesOf } from '../../../schema/read/contentLanguages.ts'
import { isRecord, lookUp, type Path, idsOf } from '../../../schema/read/lookUp.ts'
import { stringsIn } from '../../../schema/read/modelTree.ts'
import { kinds } from '../fields/kinds.ts'
import { isWithin } from '../state/navigation.ts'
import { isOptional } from './optionalParts.ts'

/** Gives a new part unused ids and new texts. Leaves out or empties what the model's example invented. */
export function withNewIdsAndTexts(content: SiteContent, path: Path): SiteContent {
  // Ids first: the ids of texts are derived from them.
  let result = withNewIds(content, path)
  for (const { path: stringPath, value, node } of stringsWithin(result, path)) {
    const becomesEmpty =
      node.refersTo === 'texts' ? !node.usualText : isInvented(result, stringPath)
    if (becomesEmpty && stringPath.length > path.length && isOptional(result, stringPath))
      result = removeValue(result, stringPath)
    else if (node.refersTo === 'texts') result = withNewText(result, stringPath)
    else if (node.refersTo !== undefined)
      result = setValue(result, stringPath, referencedId(result, node.refersTo, value))
    else if (becomesEmpty) result = setValue(result, stringPath, '')
  }
  return result
}

function withNewIds(content: SiteContent, path: Path): SiteContent {
  let result = content
  for (const { path: stringPath, value } of stringsWithin(content, path)) {
    if (typeof stringPath.at(-2) !== 'number' || stringPath.at(-1) !== 'id') continue
    const id = unusedId(result, stringPath, usualId(result, stringPath) ?? value)
    result = setValue(result, stringPath, id)
  }
  return result
}

/** Whether the value is made up in examples, such as a name, so that it must not go live. */
function isInvented(content: SiteContent, path: Path): boolean {
  const field = fieldAt(content, path)
  return (
    field !== undefined && kinds[field.kind].isInvented === true && path.at(-1) !== 'id'
  )
}

function stringsWithin(content: SiteContent, path: Path) {
  return stringsIn(content).filter((string) => isWithin(string.path, path))
}

/** The usual id of an entry, in the content's default language. */
function usualId(content: SiteContent, path: Path): string | undefined {
  return fieldAt(content, path)?.usualText?.[defaultLanguageOf(content)]
}

/** An id that no other entry of the list has. */
function unusedId(content: SiteContent, path: Path, exampleId: string): string {
  const otherIds = idsOf(removeEntry(content, path.slice(0, -1)), path.slice(0, -2))
  return uniqueId(exampleId, (otherId) => otherIds.includes(otherId))
}

/** The id that an example refers to, if the content has such an entry; otherwise, that of the first entry. */
function referencedId(content: SiteContent, listName: string, exampleId: string): string {
  const ids = idsOf(content, [listName])
  return ids.includes(exampleId) ? exampleId : (ids[0] ?? exampleId)
}

function withNewText(content: SiteContent, path: Path): SiteContent {
  const id = idForText(content, path)
  const usualText = fieldAt(content, path)?.usualText
  let result = setValue(content, path, id)
  for (const language of languagesOf(content))
    result = setValue(result, ['catalogs', language, id], usualText?.[language] ?? '')
  return result
}

/** An id for the text at a path, built from the path's names and the ids of its entries. */
function idForText(content: SiteContent, path: Path): string {
  const idParts = path.flatMap((step, index) => {
    if (typeof step === 'string') return index === 0 && step === 'sections' ? [] : [step]
    const id = lookUp(content, [...path.slice(0, index + 1), 'id'])
    return typeof id === 'string' ? [id] : []
  })
  const isTaken = (name: string) =>
    Object.values(content.catalogs).some(
      (catalog: unknown) => isRecord(catalog) && Object.hasOwn(catalog, name),
    )
  return uniqueId(idParts.map(camelCase).join('.'), isTaken)
}

/** "post-office" as part of a text's id: "postOffice". */
function camelCase(id: string): string {
  return id.replaceAll(/[^a-zA-Z0-9]+(.)?/g, (_, nextCharacter: string | undefined) =>
    (nextCharacter ?? '').toUpperCase(),
  )
}

/** The id, followed by the first unused number if it is taken. */
function uniqueId(id: string, isTaken: (id: string) => boolean): string {
  if (!isTaken(id)) return id
  let number = 2
  while (isTaken(`${id}${number}`)) number += 1
  return `${id}${number}`
}
