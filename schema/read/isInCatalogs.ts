import type { Path } from './lookUp.ts'

/** Is it the place of the texts, or one in them? */
export function isInCatalogs(path: Path): boolean {
  return path[0] === 'catalogs'
}
