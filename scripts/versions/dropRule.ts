/** Which of the kept versions go, so that their room has an end. */
export interface DropRule {
  /** In milliseconds: younger versions all stay; of an older day the last one, and what was published. */
  age: number
  /** In bytes: above it the oldest versions go, but for the newest one and the last two publications. */
  room: number
}

export const usualRule: DropRule = { age: 30 * 24 * 60 * 60 * 1000, room: 500_000_000 }

interface Kept {
  id: string
  at: number
  /** SHA-256 of the text, and of each file. */
  text: string
  files: Record<string, string>
  published?: string
}

/** The hashes that a version names. */
export const namedBy = ({ text, files }: Pick<Kept, 'text' | 'files'>) => [
  text,
  ...Object.values(files),
]

/** The versions that stay. `versions`: the newest first; `sizes`: in bytes, by hash. */
export function versionsToKeep<Version extends Kept>(
  versions: readonly Version[],
  { age, room }: DropRule,
  sizes: ReadonlyMap<string, number>,
): Version[] {
  const published = versions.filter((each) => each.published !== undefined)
  const always = new Set([versions[0], ...published.slice(0, 2)])
  const seenDays = new Set<string>()
  const left = versions.filter((version) => {
    const day = new Date(version.at).toDateString()
    const isLastOfDay = !seenDays.has(day)
    seenDays.add(day)
    const isYoung = Date.now() - version.at <= age
    return (
      isYoung || isLastOfDay || version.published !== undefined || always.has(version)
    )
  })
  while (sizeOfAll(left, sizes) > room) {
    const oldest = left.findLastIndex((version) => !always.has(version))
    if (oldest < 0) break
    left.splice(oldest, 1)
  }
  return left
}

const sizeOfAll = (versions: readonly Kept[], sizes: ReadonlyMap<string, number>) =>
  [...new Set(versions.flatMap(namedBy))].reduce(
    (sum, hash) => sum + (sizes.get(hash) ?? 0),
    0,
  )
