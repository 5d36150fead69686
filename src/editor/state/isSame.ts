/** Deep comparison. Fast, because edits keep the identity of everything that they do not change. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const parts = Object.entries(one)
  return (
    parts.length === Object.keys(other).length &&
    parts.every(([key, part]) => isSame(part, Reflect.get(other, key)))
  )
}
