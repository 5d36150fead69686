import type { Path } from '../../schema/read/lookUp.ts'

/** Visits a value and everything inside it. */
export function walk(
  value: unknown,
  visit: (value: unknown, path: Path) => void,
  path: Path = [],
): void {
  visit(value, path)
  if (typeof value !== 'object' || value === null) return
  for (const [step, child] of Object.entries(value))
    walk(child, visit, [...path, Array.isArray(value) ? Number(step) : step])
}
