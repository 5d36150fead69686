/** The path to a value: names and indexes. */
export type Path = readonly (string | number)[]

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a path, or undefined. */
export function lookUp(value: unknown, path: Path): unknown {
  let current = value
  for (const step of path) {
    if (Array.isArray(current) && typeof step === 'number') current = current[step]
    else if (isRecord(current) && Object.hasOwn(current, step)) current = current[step]
    else return undefined
  }
  return current
}

/** Whether a path leads to the catalogs or into them. */
export const isInCatalogs = (path: Path) => path[0] === 'catalogs'

/** Whether the owner has hidden a value: it is in the file but not on the page. */
export const isHidden = (value: unknown) => isRecord(value) && value['hidden'] === true

/** Whether the value at a path, or anything that contains it, is hidden. */
export function isHiddenAt(content: unknown, path: Path): boolean {
  return path.some((_, index) => isHidden(lookUp(content, path.slice(0, index + 1))))
}

/** The list at a path; empty if there is none. */
export function listAt(content: unknown, path: Path): readonly unknown[] {
  const list = lookUp(content, path)
  return Array.isArray(list) ? list : []
}

/** The ids of the entries of a list, without entries that have none. */
export function idsOf(content: unknown, listPath: Path): string[] {
  return listAt(content, listPath)
    .map((entry) => lookUp(entry, ['id']))
    .filter((id) => typeof id === 'string')
}
