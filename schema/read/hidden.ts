import { isRecord, lookUp, type Path } from './readDocument.ts'

/** What an owner keeps in the file and off the page. */
export const isHidden = (value: unknown) => isRecord(value) && value['hidden'] === true

/** Whether the value at a path, or what it belongs to, is kept off the page. */
export function isHiddenAt(content: unknown, path: Path): boolean {
  return path.some((_, index) => isHidden(lookUp(content, path.slice(0, index + 1))))
}
