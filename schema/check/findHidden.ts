import { describeLocation } from '../messages/describeLocation.ts'
import { isHidden, isHiddenAt } from '../read/hidden.ts'
import { isRecord, lookUp, type Document, type Path } from '../read/readDocument.ts'
import { findReferences, schemaAt } from '../read/schemaTree.ts'
import { finding, maxProblems, type Finding } from './finding.ts'
import { listOf } from './idList.ts'

/** What is wrong on the page, as it is without what is hidden: links to it, and sections that are left with nothing. */
export function findHidden(document: Document): Finding[] {
  return [...findLinks(document), ...findEmpty(document)].slice(0, maxProblems)
}

function findLinks(document: Document): Finding[] {
  const { ids } = listOf(document, 'sections')
  return findReferences(document.value).flatMap(({ to, id, path }) => {
    const index = ids.get(id)
    if (to !== 'section' || index === undefined) return []
    const section: Path = ['sections', index]
    const leadsThere =
      isHiddenAt(document.value, section) && !isHiddenAt(document.value, path)
    if (!leadsThere) return []
    const place = describeLocation(document.value, section)
    return finding('section-hidden', { id, place }, document.valueSpan(path))
  })
}

/** Sections of which all that they would show is hidden, or not there at all. */
function findEmpty(document: Document): Finding[] {
  const sections = document.valueAt(['sections'])
  return [...(Array.isArray(sections) ? sections : []).keys()].flatMap((index) => {
    const path = ['sections', index]
    const lists = shownLists(document.value, path)
    const isLeft = lists.length === 0 || lists.flat().some((entry) => !isHidden(entry))
    if (isLeft || isHiddenAt(document.value, path)) return []
    const place = describeLocation(document.value, path)
    return finding('nothing-shown', { place }, document.openingSpan(path))
  })
}

/** What a section is made of: its own entries, or those of another list of the content. */
function shownLists(content: unknown, path: Path): unknown[][] {
  const { properties = {}, required = [] } = schemaAt(content, path) ?? {}
  return Object.entries(properties).flatMap(([name, { type, items }]) => {
    if (type !== 'array') return []
    const own = lookUp(content, [...path, name])
    const list = items?.pointsTo
    if (list === undefined)
      return required.includes(name) && Array.isArray(own) ? [own] : []
    const entries = lookUp(content, [list])
    if (!Array.isArray(entries)) return []
    const isChosen = (entry: unknown) =>
      !Array.isArray(own) || (isRecord(entry) && own.includes(entry['id']))
    return [entries.filter(isChosen)]
  })
}
