/** Compares two values deeply. Fast for two states of the content: unchanged parts are the same objects. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  const parts = Object.entries(a)
  return (
    parts.length === Object.keys(b).length &&
    parts.every(([key, part]) => isEqual(part, Reflect.get(b, key)))
  )
}
