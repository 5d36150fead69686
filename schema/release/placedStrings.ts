import type { Path } from '../read/lookUp.ts'
import { walk } from '../read/walk.ts'

/** A string anywhere in a content, catalogs included. */
export interface PlacedString {
  path: Path
  /** Its path as a pattern: indexes are *. */
  place: string
  value: string
}

/** Every string of a content, catalogs included. */
export function placedStrings(content: unknown): PlacedString[] {
  const found: PlacedString[] = []
  walk(content, (value, path) => {
    const place = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.')
    if (typeof value === 'string') found.push({ path: [...path], place, value })
  })
  return found
}
