import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'

/** Is a text another one than before, in any language? */
export function isTextChanged(
  now: SiteContent,
  before: SiteContent,
  id: string,
): boolean {
  return languagesOf(now).some((language) => {
    const path = ['catalogs', language, id]
    return lookUp(now, path) !== lookUp(before, path)
  })
}

/**
 * The entry that has come into a list or has moved in it, by the list or one of its entries; undefined where neither was.
 * Of two neighbours that have changed places it is the one that `path` leads to in `moved`.
 */
export function movedEntry(
  before: SiteContent,
  now: SiteContent,
  path: Path,
  moved: SiteContent,
): Path | undefined {
  const list = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path
  const [old, entries] = [lookUp(before, list), lookUp(now, list)]
  if (!Array.isArray(old) || !Array.isArray(entries)) return undefined
  const isSame = old.every((each, place) => each === entries[place])
  if (entries.length < old.length || (isSame && entries.length === old.length))
    return undefined
  const isMoved = (entry: unknown) => {
    const others = old.filter((each) => each !== entry)
    return entries
      .filter((each) => each !== entry)
      .every((each, place) => each === others[place])
  }
  const own = lookUp(moved, path)
  const entry: unknown = isMoved(own) ? own : entries.find(isMoved)
  const index = entries.indexOf(entry)
  return index < 0 ? undefined : [...list, index]
}
