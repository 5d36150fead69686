/** Groups and lists that recur in the model. */
import type { Bilingual } from '../bilingual.ts'
import { named, words, type NodeId } from './messages/messages.ts'
import type { ListName, ModelNode } from './node.ts'

/** The switch that hides entries of lists and the notice. */
export const hidden: ModelNode = {
  ...words('kind.hidden'),
  type: 'boolean',
  default: false,
}

/** A group that has these names and no others. */
export function group({ properties, ...node }: ModelNode): ModelNode {
  return {
    ...node,
    type: 'object',
    properties: node.entryName ? { ...properties, hidden } : { ...properties },
    additionalProperties: false,
  }
}

/** A group. Its messages, and those of everything in it, have ids that start with `id`. */
export const namedGroup = (id: NodeId, node: ModelNode): ModelNode =>
  group(named(id, node))

/** A list with at least one entry. Without entries, the list is omitted. */
export function list(node: ModelNode): ModelNode {
  return { minItems: 1, ...node, type: 'array' }
}

/** A list of what a definition describes. */
export const listOf = (definition: string, node: ModelNode): ModelNode =>
  list({ ...node, items: { $ref: `#/definitions/${definition}` } })

/** The entries of a list that a section shows; all if absent. */
export function shownEntries(
  from: ListName,
  called: Bilingual,
  example: string,
): ModelNode {
  return {
    ...words('kind.show', { called }),
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: {
      ...words('kind.show.entry', { called }),
      $ref: '#/definitions/id',
      pointsTo: from,
      examples: [example],
    },
  }
}
