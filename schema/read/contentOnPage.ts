import { withoutUnshowable } from '../characters.ts'
import { setValue } from '../editContent.ts'
import { storedForm } from '../formats/formats.ts'
import { languagesOf } from './contentLanguages.ts'
import { idsOf, isHidden, isRecord, lookUp, type Path } from './lookUp.ts'
import { codeTextNode, nodeAt, stringsIn, usesOfText } from './modelTree.ts'
import { needsBySectionUse } from './sectionNeeds.ts'

/** The content without parts that the page does not show, with names, numbers, and addresses in their stored form. */
export function contentOnPage<Content>(content: Content): Content {
  // The type is not checked: parts that can be hidden are optional, or entries of a list.
  const copy = withoutHidden(content, content, []) as Content
  removeIdsOfMissingEntries(copy)
  const { unused } = needsBySectionUse(copy)
  for (const part of unused.parts) Reflect.deleteProperty(Object(copy), part)
  const unusedTexts = new Set(unused.texts)
  for (const language of languagesOf(copy)) {
    const catalog = lookUp(copy, ['catalogs', language])
    if (!isRecord(catalog)) continue
    for (const [id, text] of Object.entries(catalog))
      if (usesOfText(copy, id).length === 0 && (unusedTexts.has(id) || !codeTextNode(id)))
        Reflect.deleteProperty(catalog, id)
      else if (typeof text === 'string') catalog[id] = withoutUnshowable(text)
  }
  return withStoredForms(copy)
}

/** The content with names, numbers, and addresses in their stored form. */
export function withStoredForms<Content>(content: Content): Content {
  return stringsIn(content).reduce((stored, { path, value, node }) => {
    const storedValue = storedForm(node.format, value) ?? value
    return storedValue === value ? stored : setValue(stored, path, storedValue)
  }, content)
}

/** A copy of a value without hidden parts, parts of a form that is turned off, and optional lists that become empty. */
function withoutHidden(content: unknown, value: unknown, path: Path): unknown {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) =>
      isHidden(entry) ? [] : [withoutHidden(content, entry, [...path, index])],
    )
  if (!isRecord(value)) return value
  const hasFalse = Object.values(value).includes(false)
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const { unlessFalse = '' } = (hasFalse && nodeAt(content, [...path, name])) || {}
    if (isHidden(part) || value[unlessFalse] === false) return []
    const visiblePart = withoutHidden(content, part, [...path, name])
    if (!isEmpty(visiblePart) || isEmpty(part)) return [[name, visiblePart]]
    return nodeAt(content, path)?.required?.includes(name) ? [[name, visiblePart]] : []
  })
  return Object.fromEntries(parts)
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

/** Removes ids of missing entries from the sections' lists of ids. */
function removeIdsOfMissingEntries(content: unknown): void {
  for (const { path, value: id, node } of stringsIn(content).toReversed()) {
    const { refersTo: listName } = node
    if (listName === undefined || listName === 'texts') continue
    const ids = lookUp(content, path.slice(0, -1))
    const isExisting = idsOf(content, [listName]).includes(id)
    if (!isExisting && Array.isArray(ids)) ids.splice(Number(path.at(-1)), 1)
  }
}
