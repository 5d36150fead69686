import { storedForm } from '../formats/formats.ts'
import { languagesOf } from './contentLanguages.ts'
import { idsOf, isHidden, isInCatalogs, isRecord, lookUp, type Path } from './lookUp.ts'
import { codeTextNode, nodeAt, stringsIn, usesByText } from './modelTree.ts'
import { partsBySectionUse } from './requiredParts.ts'

/** The content without what is hidden or not shown, with numbers and addresses in their stored form. */
export function contentOnPage<Content>(content: Content): Content {
  const copy = structuredClone(content)
  removeHidden(copy, copy, [])
  removeLostIds(copy)
  const { unused } = partsBySectionUse(copy)
  for (const part of unused.parts) Reflect.deleteProperty(Object(copy), part)
  const shown = usesByText(stringsIn(copy))
  const gone = new Set(unused.texts)
  for (const language of languagesOf(copy)) {
    const catalog = lookUp(copy, ['catalogs', language])
    if (!isRecord(catalog)) continue
    for (const id of Object.keys(catalog))
      if (!shown.has(id) && (gone.has(id) || !codeTextNode(id)))
        Reflect.deleteProperty(catalog, id)
  }
  return withStoredForms(copy)
}

/** A copy of a content with numbers and addresses in their stored form. */
export function withStoredForms<Content>(content: Content): Content {
  const copy = structuredClone(content)
  for (const { path, value, node } of stringsIn(copy)) {
    const form = storedForm(node.format, value)
    const holder = lookUp(copy, path.slice(0, -1))
    if (form !== undefined && form !== value && typeof holder === 'object' && holder)
      Reflect.set(holder, path.at(-1) ?? '', form)
  }
  return copy
}

/** Removes hidden values, and optional lists that this leaves empty. Returns whether it removed any. */
function removeHidden(root: unknown, value: unknown, path: Path): boolean {
  if (isInCatalogs(path) || typeof value !== 'object' || value === null) return false
  let isChanged = false
  if (Array.isArray(value)) {
    const before = value.length
    // Backwards, since removing one shifts the following.
    for (let index = before - 1; index >= 0; index -= 1)
      if (isHidden(value[index])) value.splice(index, 1)
    isChanged = value.length < before
  }
  for (const [key, part] of Object.entries(value)) {
    if (isHidden(part)) {
      Reflect.deleteProperty(value, key)
      isChanged = true
      continue
    }
    const step = Array.isArray(value) ? Number(key) : key
    const isInside = removeHidden(root, part, [...path, step])
    isChanged ||= isInside
    if (!isInside || !Array.isArray(part) || part.length > 0) continue
    if (!nodeAt(root, path)?.required?.includes(key)) Reflect.deleteProperty(value, key)
  }
  return isChanged
}

/** Removes ids of missing entries from the sections' lists of ids. */
function removeLostIds(content: unknown): void {
  for (const { path, value: id, node } of stringsIn(content).toReversed()) {
    const { pointsTo: name } = node
    if (name === undefined || name === 'texts') continue
    const ids = lookUp(content, path.slice(0, -1))
    const isThere = idsOf(content, [name]).includes(id)
    if (!isThere && Array.isArray(ids)) ids.splice(Number(path.at(-1)), 1)
  }
}
