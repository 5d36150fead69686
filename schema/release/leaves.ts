import type { Path } from '../read/lookUp.ts'
import { walk } from '../read/walk.ts'

/** A string of a content. */
export interface Leaf {
  path: Path
  /** Its path as a pattern: indexes are *. */
  place: string
  value: string
}

/** Every string of a content. */
export function leaves(content: unknown): Leaf[] {
  const found: Leaf[] = []
  walk(content, (value, path) => {
    const place = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.')
    if (typeof value === 'string') found.push({ path: [...path], place, value })
  })
  return found
}
