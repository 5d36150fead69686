/** Earlier values of one field, as far back as versions were read. */
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Language } from '../../../schema/languages.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path, isInCatalogs } from '../../../schema/read/lookUp.ts'
import type { VersionEntry } from '../../editorApi/versions.ts'
import { pathAfter } from '../state/followPath.ts'
import { isSame } from '../state/isSame.ts'

export interface EarlierValue {
  /** Absent for a value that has no languages. */
  language: Language | undefined
  /** The newest version that has it. */
  entry: VersionEntry
  /** The time of the oldest consecutive version that has the value, among those that were read, in milliseconds since 1970. */
  since: number
  value: unknown
  /** The content of the version. */
  content: SiteContent
}

/**
 * `now` is today's content; `versions` are newest first; `isText` says that the value is a text or its id, so that
 * every language has a history.
 */
export function earlierValues(
  now: SiteContent,
  path: Path,
  isText: boolean,
  versions: readonly { entry: VersionEntry; content: SiteContent | undefined }[],
): EarlierValue[] {
  return (isText ? languagesOf(now) : [undefined]).flatMap((language) => {
    const today = valueAt(now, path, language)
    const earlier: EarlierValue[] = []
    let pathThen: Path | undefined = path
    let after = now
    let value = today
    for (const { entry, content } of versions) {
      if (!content) continue
      pathThen = pathAfter(after, content, pathThen)
      after = content
      // Older versions do not have the entry.
      if (!pathThen) break
      const last = earlier.at(-1)
      const then = valueAt(content, pathThen, language)
      if (!isSame(then, value))
        earlier.push({ language, entry, since: entry.at, value: then, content })
      else if (last) last.since = entry.at
      value = then
    }
    // Values equal to the current one are useless.
    return earlier.filter((version) => !isSame(version.value, today))
  })
}

function valueAt(content: SiteContent, path: Path, language?: Language): unknown {
  const value = lookUp(content, path)
  if (!language) return value
  const id = isInCatalogs(path) ? path.at(-1) : value
  return lookUp(content, ['catalogs', language, String(id)])
}
