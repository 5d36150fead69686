/** The path to a value: names and indexes. */
export type Path = readonly (string | number)[]

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a path, or undefined. */
export function lookUp(value: unknown, path: Path): unknown {
  let found = value
  for (const step of path) {
    if (Array.isArray(found) && typeof step === 'number') found = found[step]
    else if (isRecord(found) && Object.hasOwn(found, step)) found = found[step]
    else return undefined
  }
  return found
}
