/** Groups and lists as they recur in the model. */
import type { Bilingual } from '../bilingual.ts'
import { words } from './messages/messages.ts'
import type { ListName, ModelNode } from './node.ts'
import { onOff } from './values.ts'

/** The switch by which entries of lists and the notice are hidden. */
export const hidden = onOff({ ...words('kind.hidden'), default: false })

/** A group that has these names and no others. */
export function group({ properties, ...node }: ModelNode): ModelNode {
  return {
    ...node,
    type: 'object',
    properties: node.entryName ? { ...properties, hidden } : { ...properties },
    additionalProperties: false,
  }
}

/** A list with at least one entry: a content without entries leaves out the list. */
export function list(node: ModelNode): ModelNode {
  return { minItems: 1, ...node, type: 'array' }
}

interface ShowNode {
  from: ListName
  called: Bilingual
  example: string
}

/** The entries of a list that a section shows; without it all of them. */
export function show({ from, called, example }: ShowNode): ModelNode {
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
