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
  /** Duplicate names in one object: the path, and the spans of both names. */
  duplicates: { path: Path; first: Span; second: Span }[]
  valueAt(path: Path): unknown
  /** The strings outside the catalogs. */
  strings: readonly ContentString[]
  /** The path of the value or name at an offset. */
  pathAt: (offset: number) => Path
}

const span = ({ offset, length }: Node): Span => ({ offset, length })

/** The nodes of a list's values by index, or of a group's by name. The last duplicate name counts, as in JSON.parse. */
const nodesIn = ({ type, children = [] }: Node): ReadonlyMap<unknown, Node | undefined> =>
  new Map(
    type === 'object'
      ? children.map(({ children: [name, value] = [] }) => [name?.value, value])
      : children.entries(),
  )

function duplicateNamesIn({ type, children = [] }: Node): ParsedFile['duplicates'] {
  const firstNodes = new Map<unknown, Node>()
  const duplicates = children.flatMap(
    ({ children: [name] = [] }): ParsedFile['duplicates'] => {
      if (type !== 'object' || !name) return []
      const first = firstNodes.get(name.value)
      if (first)
        return [{ path: getNodePath(name), first: span(first), second: span(name) }]
      firstNodes.set(name.value, name)
      return []
    },
  )
  return duplicates.concat(children.flatMap(duplicateNamesIn))
}

/** The maximum depth of the tree, in which a property and its value are two levels. */
const maxDepth = 100

function isTooDeep({ children = [] }: Node, levels = maxDepth): boolean {
  return levels === 0 || children.some((child) => isTooDeep(child, levels - 1))
}

function treeOf(text: string): Node | undefined {
  try {
    const tree = parseTree(text)
    return tree && !isTooDeep(tree) ? tree : undefined
  } catch {
    // Thousands of nested brackets overflow the stack.
    return undefined
  }
}

/** Parses `text`, valid JSON with the value `value`. Returns undefined if it is nested deeper than any content. */
export function parseFile(text: string, value: unknown): ParsedFile | undefined {
  const tree = treeOf(text)
  if (!tree) return undefined

  const nodesByParent = new Map<Node, ReturnType<typeof nodesIn>>()
  /** The node of the value at a path, or of the innermost existing value around it. */
  const innermostNode = (path: Path): Node => {
    let node = tree
    for (const step of path) {
      const nodes = nodesByParent.get(node) ?? nodesIn(node)
      nodesByParent.set(node, nodes)
      const next = nodes.get(step)
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
    duplicates: duplicateNamesIn(tree),
    valueAt: (path) => lookUp(value, path),
    strings: stringsIn(value),
    pathAt: (offset) => getNodePath(findNodeAtOffset(tree, offset) ?? tree),
  }
}
