import type { Node } from 'jsonc-parser'

import type { Span } from '../problem.ts'
import type { Path } from '../read/readDocument.ts'

/** A string in the file. */
export interface Leaf {
  path: Path
  /** Its path as a pattern: indexes are *. */
  place: string
  /** The last name of its path. */
  name: string
  value: string
  span: Span
  /** The list entry that contains it. */
  entry: Node | undefined
}

/** Every string in the file. */
export function leaves(node: Node, path: Path = [], entry?: Node): Leaf[] {
  switch (node.type) {
    case 'string':
      return [
        {
          path,
          place: path.map((step) => (typeof step === 'number' ? '*' : step)).join('.'),
          name: String(path.at(-1) ?? ''),
          value: String(node.value),
          span: { offset: node.offset, length: node.length },
          entry,
        },
      ]
    case 'array':
      return (node.children ?? []).flatMap((child, index) =>
        leaves(child, [...path, index], child),
      )
    case 'object':
      return (node.children ?? []).flatMap(({ children: [name, value] = [] }) =>
        value ? leaves(value, [...path, String(name?.value)], entry) : [],
      )
    case 'property':
    case 'number':
    case 'boolean':
    case 'null':
      return []
  }
}
