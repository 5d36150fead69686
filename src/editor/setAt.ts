import type { Path } from '../../schema/read/readDocument.ts'

/** The same value with another part at a path; whatever is not on the way there stays the very same. */
export function setAt<Value>(value: Value, path: Path, part: unknown): Value {
  const [step, ...rest] = path
  // Only what lies at the path is another one.
  if (step === undefined) return part as Value
  const next = setAt<unknown>(Reflect.get(Object(value), step), rest, part)
  if (!Array.isArray(value)) return { ...value, [step]: next }
  const copy: unknown[] = [...value]
  copy[Number(step)] = next
  return copy as Value
}
