import type { ModelNode } from '../model/node.ts'
import { stringsIn } from './schemaTree.ts'

/** By content: an edit never changes a content, it makes a new one. */
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

/** What the model says of each place that shows a text. The content must not change after the first call. */
export function usesOfText(content: unknown, id: string): readonly ModelNode[] {
  if (typeof content !== 'object' || content === null) return []
  const uses = known.get(content) ?? usesIn(content)
  known.set(content, uses)
  return uses.get(id) ?? []
}
