import { definitions } from './model.ts'
import type { ModelNode } from './node.ts'

const prefix = '#/definitions/'

const resolved = new WeakMap<ModelNode, ModelNode>()

/** Follows the model node's reference; what is next to the reference wins. */
export function resolve(node: ModelNode): ModelNode {
  if (!node.$ref) return node
  let merged = resolved.get(node)
  if (!merged) {
    merged = { ...resolve(definitions[node.$ref.slice(prefix.length)] ?? {}), ...node }
    resolved.set(node, merged)
  }
  return merged
}

/** Does the node refer to this definition? */
export function refersTo({ $ref }: ModelNode, definition: string): boolean {
  return $ref === prefix + definition
}
