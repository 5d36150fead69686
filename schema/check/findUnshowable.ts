import { describeValue } from '../messages/describeValue.ts'
import type { Document, Path } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'

/** Half of a letter that takes two units, or a control character that is no blank: browsers show something else in its place. */
const unshowable = /(?![\t\n\r])[\p{Cs}\p{Cc}]/u

/** Texts with a character that no page can show as it is written; names are told as unknown ones. */
export function findUnshowable(document: Document): Finding[] {
  function findIn(value: unknown, path: Path): Finding[] {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([name, inside]: [string, unknown]) =>
        findIn(inside, [...path, Array.isArray(value) ? Number(name) : name]),
      )
    const character = typeof value === 'string' ? unshowable.exec(value)?.[0] : undefined
    if (character === undefined) return []
    const thing = describeValue(document.value, path)
    return [finding('unshowable', { thing, character }, document.valueSpan(path))]
  }
  return findIn(document.value, [])
}
