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

/** Visits a value and everything inside of it, with the path of each. The path array is reused: copy it to keep it. */
export function walk(root: unknown, visit: (value: unknown, path: Path) => void): void {
  const path: (string | number)[] = []
  const enter = (step: string | number, value: unknown) => {
    path.push(step)
    into(value)
    path.pop()
  }
  const into = (value: unknown) => {
    visit(value, path)
    if (Array.isArray(value)) value.forEach((item, index) => enter(index, item))
    else if (isRecord(value))
      for (const name of Object.keys(value)) enter(name, value[name])
  }
  into(root)
}

/** Is it the place of the texts, or one in them? */
export function isInCatalogs(path: Path): boolean {
  return path[0] === 'catalogs'
}

/** Kept in the file, but not shown on the page. */
export const isHidden = (value: unknown) => isRecord(value) && value['hidden'] === true

/** Is the value at a path hidden, or anything that contains it? */
export function isHiddenAt(content: unknown, path: Path): boolean {
  return path.some((_, index) => isHidden(lookUp(content, path.slice(0, index + 1))))
}

/** The ids of a list's entries; entries without one are left out. */
export function idsOf(content: unknown, list: Path): string[] {
  const entries = lookUp(content, list)
  if (!Array.isArray(entries)) return []
  return entries
    .map((entry) => lookUp(entry, ['id']))
    .filter((id) => typeof id === 'string')
}
