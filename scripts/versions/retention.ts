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

interface KeptVersion {
  id: string
  at: number
  /** SHA-256 of the text, and of each file. */
  text: string
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
  const always = new Set([versions[0], ...published.slice(0, 2)])
  const seenDays = new Set<string>()
  const left = versions.filter((version) => {
    const day = new Date(version.at).toDateString()
    const isLastOfDay = !seenDays.has(day)
    seenDays.add(day)
    const isYoung = Date.now() - version.at <= maxAge
    return (
      isYoung || isLastOfDay || version.published !== undefined || always.has(version)
    )
  })
  while (sizeOfAll(left, sizes) > maxBytes) {
    const oldest = left.findLastIndex((version) => !always.has(version))
    if (oldest < 0) break
    left.splice(oldest, 1)
  }
  return left
}

const sizeOfAll = (
  versions: readonly KeptVersion[],
  sizes: ReadonlyMap<string, number>,
) =>
  [...new Set(versions.flatMap(namedBy))].reduce(
    (sum, hash) => sum + (sizes.get(hash) ?? 0),
    0,
  )
