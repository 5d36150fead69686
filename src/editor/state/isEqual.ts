/** Whether two values are deeply equal. Fast for two states of the content: unchanged parts are the same objects. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  const entries = Object.entries(a)
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([name, value]) => isEqual(value, Reflect.get(b, name)))
  )
}
