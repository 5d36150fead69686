import { findNodeAtOffset, getNodePath, parseTree, type Node } from 'jsonc-parser'

import type { Span } from '../problem.ts'
import { lookUp, type Path } from './lookUp.ts'
import { stringsIn, type ContentString } from './modelTree.ts'

/** A file with valid syntax: its value, and the span of each part in the text. */
export interface ParsedFile {
  text: string
  value: unknown
  /** Span of the value at a path, or of the nearest existing value around it. */
  valueSpan(path: Path): Span
  /** Span of the property name at a path, quotation marks included. */
  nameSpan(path: Path): Span
  /** Span of the opening bracket at a path. */
  openingSpan(path: Path): Span
  /** Repeated names in one object: the path and both spans. */
  duplicates: { path: Path; first: Span; second: Span }[]
  valueAt(path: Path): unknown
  /** The strings outside the catalogs. */
  strings: readonly ContentString[]
  /** The path of the value or name at an offset. */
  pathAt: (offset: number) => Path
}

function span(node: Node): Span {
  return { offset: node.offset, length: node.length }
}

/** The values in a list by index, or in a group by name; of repeated names the last counts, as in JSON.parse. */
const partsIn = ({ type, children = [] }: Node): ReadonlyMap<unknown, Node | undefined> =>
  new Map(
    type === 'object'
      ? children.map(({ children: [key, value] = [] }) => [key?.value, value])
      : children.entries(),
  )

function duplicateKeysIn({ type, children = [] }: Node): ParsedFile['duplicates'] {
  const firstKeys = new Map<unknown, Node>()
  const duplicates = children.flatMap(
    ({ children: [key] = [] }): ParsedFile['duplicates'] => {
      if (type !== 'object' || !key) return []
      const first = firstKeys.get(key.value)
      if (first)
        return [{ path: getNodePath(key), first: span(first), second: span(key) }]
      firstKeys.set(key.value, key)
      return []
    },
  )
  return duplicates.concat(children.flatMap(duplicateKeysIn))
}

/** The maximum depth of the tree, in which a property and its value are two levels. */
const maxDepth = 100

function isDeep({ children = [] }: Node, levels = maxDepth): boolean {
  return levels === 0 || children.some((child) => isDeep(child, levels - 1))
}

function treeOf(text: string): Node | undefined {
  try {
    const tree = parseTree(text)
    return tree && !isDeep(tree) ? tree : undefined
  } catch {
    // Thousands of nested brackets overflow the stack.
    return undefined
  }
}

/** Parses `text`, valid JSON with the value `value`. Returns undefined if it is nested deeper than any content. */
export function parseFile(text: string, value: unknown): ParsedFile | undefined {
  const tree = treeOf(text)
  if (!tree) return undefined

  const allValues = new Map<Node, ReturnType<typeof partsIn>>()
  /** The value at a path, or the innermost existing value around it. */
  const innermostNode = (path: Path): Node => {
    let node = tree
    for (const step of path) {
      const values = allValues.get(node) ?? partsIn(node)
      allValues.set(node, values)
      const next = values.get(step)
      if (!next) return node
      node = next
    }
    return node
  }

  return {
    text,
    value,
    valueSpan: (path) => span(innermostNode(path)),
    nameSpan(path) {
      const node = innermostNode(path)
      return span(
        node.parent?.type === 'property' ? (node.parent.children?.[0] ?? node) : node,
      )
    },
    openingSpan: (path) => ({ offset: innermostNode(path).offset, length: 1 }),
    duplicates: duplicateKeysIn(tree),
    valueAt: (path) => lookUp(value, path),
    strings: stringsIn(value),
    pathAt: (offset) => getNodePath(findNodeAtOffset(tree, offset) ?? tree),
  }
}
