import { lookUp, type Path } from './lookUp.ts'

/** The ids of a list's entries; entries without one are left out. */
export function idsOf(content: unknown, list: Path): string[] {
  const entries = lookUp(content, list)
  if (!Array.isArray(entries)) return []
  return entries
    .map((entry) => lookUp(entry, ['id']))
    .filter((id) => typeof id === 'string')
}
