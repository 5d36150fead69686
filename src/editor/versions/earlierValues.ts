/** Earlier values of one field, as far back as versions were read. */
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Language } from '../../../schema/languages.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import { pathAfter } from '../state/followPath.ts'
import { isEqual } from '../state/isEqual.ts'
import type { VersionsView } from '../state/versionList.ts'
import type { EarlierVersion } from './restore.ts'

export interface EarlierValue {
  /** Undefined for a value that is the same in all languages. */
  language: Language | undefined
  /** The newest version that has the value. */
  version: EarlierVersion
  /** When the value was first saved, in milliseconds since 1970, according to the versions that were read. */
  since: number
  value: unknown
}

/**
 * The earlier values of a field, sorted by language, then newest first. If `isText`, the value is a text or its id and
 * has a history in every language.
 */
export function earlierValues(
  now: SiteContent,
  { path, isText }: { path: Path; isText: boolean },
  { entries, contents }: Pick<VersionsView, 'entries' | 'contents'>,
): EarlierValue[] {
  return (isText ? languagesOf(now) : [undefined]).flatMap((language) => {
    const currentValue = valueAt(now, path, language)
    const earlier: EarlierValue[] = []
    let olderPath: Path | undefined = path
    let newerContent = now
    let value = currentValue
    for (const { id, at } of entries) {
      const content = contents.get(id)
      if (!content) continue
      olderPath = pathAfter(newerContent, content, olderPath)
      newerContent = content
      // This and all older versions do not have the entry.
      if (!olderPath) break
      const last = earlier.at(-1)
      const olderValue = valueAt(content, olderPath, language)
      if (!isEqual(olderValue, value))
        earlier.push({ language, version: { id, content }, since: at, value: olderValue })
      else if (last) last.since = at
      value = olderValue
    }
    // Restoring the current value would have no effect, so it is left out.
    return earlier.filter((earlierValue) => !isEqual(earlierValue.value, currentValue))
  })
}

function valueAt(content: SiteContent, path: Path, language?: Language): unknown {
  const value = lookUp(content, path)
  if (!language) return value
  const id = isInCatalogs(path) ? path.at(-1) : value
  return typeof id === 'string' ? lookUp(content, ['catalogs', language, id]) : undefined
}
