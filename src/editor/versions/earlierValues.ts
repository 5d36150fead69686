/** Earlier values of one place, as far back as versions were read. */
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Language } from '../../../schema/languages.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { isInCatalogs } from '../../../schema/read/isInCatalogs.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import type { VersionEntry } from '../../editorApi/versions.ts'
import { pathAfter } from '../state/followPath.ts'
import { isSame } from '../state/isSame.ts'

export interface EarlierValue {
  /** The newest version that has it. */
  entry: VersionEntry
  /** The time of the oldest version in a row that has it, among those that were read, in milliseconds since 1970. */
  since: number
  value: unknown
  /** The content of the version. */
  content: SiteContent
}

/** The history of a text in one language, or of a value that has no languages. */
export interface Past {
  language: Language | undefined
  /** Since when the present value is there; undefined where no version has it yet. */
  since: number | undefined
  /** False where all versions that were read have the present value: it may be older. */
  isSinceKnown: boolean
  /** The newest first. */
  earlier: EarlierValue[]
}

interface Read {
  entry: VersionEntry
  /** Undefined where the version's text is no content. */
  content: SiteContent | undefined
}

/**
 * Collects the earlier values of a place. `now`: today's content; `versions`: the newest first; `isText`: the place is or names
 * a text, which gives a history for each language.
 */
export function earlierValues(
  now: SiteContent,
  path: Path,
  isText: boolean,
  versions: readonly Read[],
): Past[] {
  const keys = isText ? languagesOf(now) : [undefined]
  const pasts = keys.map((language) => ({
    past: { language, since: undefined, isSinceKnown: false, earlier: [] } as Past,
    value: valueAt(now, path, language),
  }))
  const today = pasts.map(({ value }) => value)
  let pathThen: Path | undefined = path
  let after: SiteContent = now
  for (const { entry, content } of versions) {
    if (!content) continue
    pathThen = pathAfter(after, content, pathThen)
    after = content
    // Older versions do not have the entry.
    if (!pathThen) break
    for (const each of pasts) {
      const { past } = each
      const value = valueAt(content, pathThen, past.language)
      const last = past.earlier.at(-1)
      if (!isSame(value, each.value)) {
        past.isSinceKnown = true
        past.earlier.push({ entry, since: entry.at, value, content })
        each.value = value
      } else if (last) last.since = entry.at
      else past.since = entry.at
    }
  }
  for (const [index, { past }] of pasts.entries())
    // Values equal to the present one are of no use.
    past.earlier = past.earlier.filter(({ value }) => !isSame(value, today[index]))
  return pasts.map(({ past }) => past)
}

/** The language with the older text and the one with the newer, if one was changed later: the older may need a translation. */
export function compareAge(
  pasts: readonly Past[],
): { older: Past; newer: Past } | undefined {
  const timeOf = ({ since }: Past) => since ?? Infinity
  const [newer, ...others] = pasts.toSorted((one, other) => timeOf(other) - timeOf(one))
  const older = others.at(-1)
  // Without the time of the newer change both texts may have been changed together.
  if (!newer?.isSinceKnown || !older || timeOf(older) >= timeOf(newer)) return undefined
  return { older, newer }
}

function valueAt(content: SiteContent, path: Path, language?: Language): unknown {
  const own = lookUp(content, path)
  if (!language) return own
  const id = isInCatalogs(path) ? path.at(-1) : own
  return lookUp(content, ['catalogs', language, String(id)])
}
