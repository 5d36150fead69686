import { parseTree, type Node } from 'jsonc-parser'

import type { Span } from '../problem.ts'
import { linesOf, type Lines } from './lines.ts'

/** The path to a value: names and indexes. */
export type Path = readonly (string | number)[]

/** A file with valid syntax: its value, and where each part of it stands in the text. */
export interface Document {
  text: string
  value: unknown
  /** Span of the value at a path, or of the nearest existing value around it. */
  valueSpan(path: Path): Span
  /** Span of the property name at a path, quotation marks included. */
  keySpan(path: Path): Span
  /** Span of the opening bracket at a path. */
  openingSpan(path: Path): Span
  /** Repeated names in one object: the path and both spans. */
  duplicates: { path: Path; first: Span; second: Span }[]
  valueAt(path: Path): unknown
  /** The root of the syntax tree. */
  tree(): Node
  /** The line of an offset, counted from 1. */
  lineAt: (offset: number) => number
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a path, or undefined. */
export function lookUp(value: unknown, path: Path): unknown {
  let found = value
  for (const step of path) {
    if (Array.isArray(found) && typeof step === 'number') found = found[step]
    else if (isRecord(found) && Object.hasOwn(found, step)) found = found[step]
    else return undefined
  }
  return found
}

function span(node: Node): Span {
  return { offset: node.offset, length: node.length }
}

/** The parts of one object by name; of repeated names the last counts, as in JSON.parse. */
function partsOf(node: Node): Map<string | number, Node> {
  const parts = new Map<string | number, Node>()
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') parts.set(index, child)
    else parts.set(String(child.children?.[0]?.value), child)
  }
  return parts
}

function findDuplicates(root: Node): Document['duplicates'] {
  const duplicates: Document['duplicates'] = []
  const path: (string | number)[] = []
  const visitObject = (node: Node) => {
    const seen = new Map<unknown, Node>()
    for (const { children: [key, value] = [] } of node.children ?? []) {
      if (!key) continue
      const first = seen.get(key.value)
      path.push(String(key.value))
      if (first)
        duplicates.push({ path: [...path], first: span(first), second: span(key) })
      else seen.set(key.value, key)
      if (value) visit(value)
      path.pop()
    }
  }
  const visit = (node: Node) => {
    if (node.type === 'object') visitObject(node)
    if (node.type !== 'array') return
    for (const [index, child] of (node.children ?? []).entries()) {
      path.push(index)
      visit(child)
      path.pop()
    }
  }
  visit(root)
  return duplicates
}

/** The number of property names in a value. JSON.parse keeps one of each repeated name. */
function countKept(value: unknown): number {
  if (Array.isArray(value))
    return value.reduce<number>((sum, each) => sum + countKept(each), 0)
  if (!isRecord(value)) return 0
  return Object.values(value).reduce<number>((sum, each) => sum + 1 + countKept(each), 0)
}

/**
 * `text` must be valid JSON, `value` its value, `names` its number of property names. The syntax tree is made on
 * demand: most files have no problem.
 */
export function readDocument(text: string, value: unknown, names: number): Document {
  let parsed: Node | undefined
  const root = () => {
    parsed ??= parseTree(text)
    if (!parsed) throw new Error('Failed to read the document: its text is no JSON.')
    return parsed
  }
  const duplicates = names === countKept(value) ? [] : findDuplicates(root())
  return documentOf(text, value, root, duplicates)
}

function documentOf(
  text: string,
  value: unknown,
  tree: () => Node,
  duplicates: Document['duplicates'],
): Document {
  let counted: Lines | undefined
  const lines = () => (counted ??= linesOf(text))
  const known = new WeakMap<Node, Map<string | number, Node>>()

  /** The node at a path; otherwise the last existing one on the way there. */
  const find = (path: Path): { node: Node; whole: boolean } => {
    let node = tree()
    for (const step of path) {
      const holder = node.type === 'property' ? node.children?.[1] : node
      if (!holder) return { node, whole: false }
      let parts = known.get(holder)
      if (!parts) {
        parts = partsOf(holder)
        known.set(holder, parts)
      }
      const next = parts.get(step)
      if (!next) return { node, whole: false }
      node = next
    }
    return { node, whole: true }
  }
  const valueOf = (node: Node) =>
    node.type === 'property' ? (node.children?.[1] ?? node) : node

  return {
    text,
    value,
    valueSpan: (path) => span(valueOf(find(path).node)),
    keySpan(path) {
      const { node } = find(path)
      return span(node.type === 'property' ? (node.children?.[0] ?? node) : node)
    },
    openingSpan(path) {
      return { offset: valueOf(find(path).node).offset, length: 1 }
    },
    duplicates,
    valueAt: (path) => lookUp(value, path),
    tree,
    lineAt: (offset) => lines().at(offset).line,
  }
}
