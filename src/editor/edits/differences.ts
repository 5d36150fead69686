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

/** The entry that has come into a list or has moved in it, by the list or one of its entries; undefined where neither was. */
export function movedEntry(
  before: SiteContent,
  now: SiteContent,
  path: Path,
): Path | undefined {
  const list = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path
  const [old, entries] = [lookUp(before, list), lookUp(now, list)]
  if (!Array.isArray(old) || !Array.isArray(entries)) return undefined
  const isSame = old.every((each, place) => each === entries[place])
  if (entries.length < old.length || (isSame && entries.length === old.length))
    return undefined
  const index = entries.findIndex((entry: unknown, at) => {
    const others = old.filter((each) => each !== entry)
    return entries.toSpliced(at, 1).every((each, place) => each === others[place])
  })
  return index < 0 ? undefined : [...list, index]
}
