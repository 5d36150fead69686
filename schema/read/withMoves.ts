import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser'

import { documentOf, type Document, type Path } from './readDocument.ts'

/** A value that belongs elsewhere. `to` ends with a name, or with a number for the end of a list; it is undefined where only the value's parts move. */
export interface Move {
  from: Path
  to: Path | undefined
}

/** A part of the tree, which can be given others inside. */
interface Part extends Node {
  children?: Part[]
  parent?: Part
}

/** The name and the value of a property, or the item of a list. */
function holderOf(node: Part): Part {
  return node.parent?.type === 'property' ? node.parent : node
}

function takeOut(nodes: ReadonlySet<Part>): void {
  const parents = new Set([...nodes].map(({ parent }) => parent))
  for (const parent of parents)
    if (parent?.children)
      parent.children = parent.children.filter((child) => !nodes.has(child))
}

function putUnder(parent: Part, name: string, key: Part, value: Part): void {
  const property: Part = { ...key, type: 'property', parent }
  property.children = [{ ...key, value: name }, value]
  value.parent = property
  parent.children?.push(property)
}

/** The group or list at a path; made where there is none. */
function nodeAt(root: Part, path: Path, type: 'object' | 'array'): Part {
  let node = root
  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1
    if (!findNodeAtLocation(node, [step])) {
      const { offset, length } = node
      const key: Part = { type: 'string', offset, length }
      const value: Part = { ...key, type: isLast ? type : 'object', children: [] }
      putUnder(node, String(step), key, value)
    }
    node = findNodeAtLocation(node, [step]) ?? node
  }
  return node
}

/**
 * The document with everything in the place where it belongs, so that the rest can be checked. Spans stay those of the text:
 * a fault of something that was moved is shown where it stands in the file.
 */
export function withMoves(document: Document, moves: readonly Move[]): Document {
  const root: Part = structuredClone(document.tree())
  const found = moves.flatMap(({ from, to }) => {
    const node = findNodeAtLocation(root, [...from])
    if (!node) return []
    const name = to?.at(-1)
    const type = typeof name === 'number' ? 'array' : 'object'
    // Looked up before anything moves, while the positions in lists are still those of the paths.
    const holder = to && nodeAt(root, to.slice(0, -1), type)
    const key = holderOf(node).children?.[0] ?? node
    return [{ node, name, key, holder: holder?.type === type ? holder : undefined }]
  })
  takeOut(new Set(found.map(({ node }) => holderOf(node))))
  for (const { node, name, key, holder } of found) {
    if (!holder || name === undefined) continue
    if (typeof name === 'string') putUnder(holder, name, key, node)
    else holder.children?.push(Object.assign(node, { parent: holder }))
  }
  return documentOf(document.text, getNodeValue(root), () => root, document.duplicates)
}
