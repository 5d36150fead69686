import { lookUp, type Path } from '../../../schema/read/readDocument.ts'

/** The ids of the entries of a list, of those that have one. */
export function idsOf(content: unknown, list: Path): string[] {
  const entries = lookUp(content, list)
  if (!Array.isArray(entries)) return []
  return entries
    .map((entry) => lookUp(entry, ['id']))
    .filter((id) => typeof id === 'string')
}
