import { definitions } from './model.ts'
import type { ModelNode } from './node.ts'

const prefix = '#/definitions/'

const resolvedNodes = new WeakMap<ModelNode, ModelNode>()

/** Follows a node's `$ref`. The node's own keywords override those of the definition. */
export function resolve(node: ModelNode): ModelNode {
  if (!node.$ref) return node
  let merged = resolvedNodes.get(node)
  if (!merged) {
    merged = { ...resolve(definitions[node.$ref.slice(prefix.length)] ?? {}), ...node }
    resolvedNodes.set(node, merged)
  }
  return merged
}

/** Whether the node's `$ref` names this definition. */
export function hasDefinition({ $ref }: ModelNode, definition: string): boolean {
  return $ref === prefix + definition
}
