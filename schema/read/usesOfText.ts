import { stringsIn, type ContentString } from './modelTree.ts'

/** The places that show a text, by its id. */
export function usesByText(
  strings: readonly ContentString[],
): Map<string, ContentString[]> {
  const uses = new Map<string, ContentString[]>()
  for (const use of strings) {
    if (use.node.pointsTo !== 'texts') continue
    const known = uses.get(use.value)
    if (known) known.push(use)
    else uses.set(use.value, [use])
  }
  return uses
}

/** Cached by content: edits never mutate a content. */
const cached = new WeakMap<object, Map<string, ContentString[]>>()

/** All places that show a text. The content must not be mutated after the first call. */
export function usesOfText(content: unknown, id: string): readonly ContentString[] {
  if (typeof content !== 'object' || content === null) return []
  const uses = cached.get(content) ?? usesByText(stringsIn(content))
  cached.set(content, uses)
  return uses.get(id) ?? []
}
