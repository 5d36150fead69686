/** Groups and lists that recur in the model. */
import type { Bilingual } from '../bilingual.ts'
import { withMessages, messagesOf, type NodeId } from './messages/messages.ts'
import type { ListName, ModelNode } from './node.ts'

/** The property that hides an entry of a list, or the page's notice. */
export const hidden: ModelNode = {
  ...messagesOf('kind.hidden'),
  type: 'boolean',
  default: false,
}

/** An object with these properties and no others. Owners can hide it if it is an entry of a list. */
export function group({ properties, ...node }: ModelNode): ModelNode {
  return {
    ...node,
    type: 'object',
    properties: node.entryName ? { ...properties, hidden } : { ...properties },
    additionalProperties: false,
  }
}

/** A group with messages. Their ids, and those of everything in the group, start with `id`. */
export const groupWithMessages = (id: NodeId, node: ModelNode): ModelNode =>
  group(withMessages(id, node))

/** A list with at least one entry: an empty list is left out of the content. */
export function list(node: ModelNode): ModelNode {
  return { minItems: 1, ...node, type: 'array' }
}

/** A list whose entries a definition describes. */
export const listOf = (definition: string, node: ModelNode = {}): ModelNode =>
  list({ ...node, items: { $ref: `#/definitions/${definition}` } })

/** The ids of the entries of a list that a section shows. Without this list, the section shows all entries. */
export function shownEntries(
  listName: ListName,
  noun: Bilingual,
  exampleId: string,
): ModelNode {
  return {
    ...messagesOf('kind.show', { entries: noun }),
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: {
      ...messagesOf('kind.show.entry', { entries: noun }),
      $ref: '#/definitions/id',
      refersTo: listName,
      examples: [exampleId],
    },
  }
}
