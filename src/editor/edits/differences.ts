import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'

/** Whether a text differs between two contents, in any language of the first. */
export function isTextChanged(
  content: SiteContent,
  other: SiteContent,
  id: string,
): boolean {
  return languagesOf(content).some((language) => {
    const path = ['catalogs', language, id]
    return lookUp(content, path) !== lookUp(other, path)
  })
}

/**
 * The path of the entry that was added to a list or moved in it; `path` is the list or one of its entries. Of two
 * neighbors that were swapped, it is the one to which `path` leads in `moved`.
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
  if (entries.length < old.length) return undefined
  const atPath = lookUp(moved, path)
  const isMoved = old.indexOf(atPath) !== entries.indexOf(atPath)
  const entry: unknown =
    entries.length > old.length
      ? entries.find((each) => !old.includes(each))
      : isMoved && atPath
  const index = entries.indexOf(entry)
  return index < 0 ? undefined : [...list, index]
}
