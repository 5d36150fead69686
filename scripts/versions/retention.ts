import type { VersionEntry } from '../../src/editorApi/versions.ts'

/** Which of the kept versions are removed, so that they do not fill the disk. */
export interface RetentionPolicy {
  /** In milliseconds. All younger versions stay; of each older day the last one, and those that were published. */
  maxAge: number
  /** When all versions take more bytes, the oldest are removed, but never the newest one and the last two publications. */
  maxBytes: number
}

export const usualPolicy: RetentionPolicy = {
  maxAge: 30 * 24 * 60 * 60 * 1000,
  maxBytes: 500_000_000,
}

/** What a version's file holds. */
export interface KeptVersion {
  at: number
  kind: VersionEntry['kind']
  /** SHA-256 of the text. */
  text: string
  /** SHA-256 of each file, by path. */
  files: Record<string, string>
  published?: string
}

/** The hashes that a version names. */
export const namedBy = ({ text, files }: Pick<KeptVersion, 'text' | 'files'>) => [
  text,
  ...Object.values(files),
]

/** The versions that stay. `versions`: the newest first; `sizes`: in bytes, by hash. */
export function versionsToKeep<Version extends KeptVersion>(
  versions: readonly Version[],
  { maxAge, maxBytes }: RetentionPolicy,
  sizes: ReadonlyMap<string, number>,
): Version[] {
  const published = versions.filter((each) => each.published !== undefined)
  const always = new Set([...versions.slice(0, 1), ...published.slice(0, 2)])
  const counted = new Set<string>()
  const seenDays = new Set<string>()
  let bytes = 0
  const count = (version: Version) => {
    for (const hash of namedBy(version)) {
      if (!counted.has(hash)) bytes += sizes.get(hash) ?? 0
      counted.add(hash)
    }
  }
  always.forEach(count)
  return versions.filter((version) => {
    const day = new Date(version.at).toDateString()
    const isLastOfDay = !seenDays.has(day)
    seenDays.add(day)
    const isYoung = Date.now() - version.at <= maxAge
    if (always.has(version)) return true
    if (!isYoung && !isLastOfDay && version.published === undefined) return false
    count(version)
    return bytes <= maxBytes
  })
}
