import type { ModelNode } from '../model/node.ts'
import { stringsIn } from './modelTree.ts'

/** Cached by content: edits never mutate a content. */
const known = new WeakMap<object, Map<string, ModelNode[]>>()

function usesIn(content: object): Map<string, ModelNode[]> {
  const uses = new Map<string, ModelNode[]>()
  for (const { value: id, node } of stringsIn(content)) {
    if (node.pointsTo !== 'texts') continue
    const nodes = uses.get(id)
    if (nodes) nodes.push(node)
    else uses.set(id, [node])
  }
  return uses
}

/** The model's nodes of all places that show a text. The content must not be mutated after the first call. */
export function usesOfText(content: unknown, id: string): readonly ModelNode[] {
  if (typeof content !== 'object' || content === null) return []
  const uses = known.get(content) ?? usesIn(content)
  known.set(content, uses)
  return uses.get(id) ?? []
}
