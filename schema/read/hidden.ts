import { isRecord, lookUp, type Path } from './lookUp.ts'

/** Kept in the file, but not shown on the page. */
export const isHidden = (value: unknown) => isRecord(value) && value['hidden'] === true

/** Is the value at a path hidden, or anything that contains it? */
export function isHiddenAt(content: unknown, path: Path): boolean {
  return path.some((_, index) => isHidden(lookUp(content, path.slice(0, index + 1))))
}
