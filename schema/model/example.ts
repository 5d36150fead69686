/** Examples of values, made of those of their parts. */
import { inBoth, type Bilingual } from '../bilingual.ts'
import type { ModelNode } from './node.ts'
import { resolve } from './resolve.ts'

/** The shapes that a value can have, where its own properties decide which: the types of sections, the offices. */
function variantsOf(node: ModelNode): readonly ModelNode[] {
  const { allOf = [], then, else: otherwise } = resolve(node)
  const variants =
    then && otherwise
      ? [otherwise, then]
      : allOf.flatMap((branch) => (branch.then?.$ref ? [branch.then] : []))
  return variants.length > 0 ? variants.map(resolve) : [resolve(node)]
}

/** A value as it may be at a place, with the parts that it needs and those that a new one is offered; undefined if none is known. */
export function exampleOf(node: ModelNode): unknown {
  const [variant = {}] = variantsOf(node)
  const {
    type,
    items,
    properties = {},
    required = [],
    offered = [],
    oneOf = [],
  } = variant
  const example = variant.const ?? variant.examples?.[0] ?? variant.enum?.[0]
  if (example !== undefined) return example
  if (type === 'boolean') return variant.default ?? false
  if (items) return Array.from({ length: variant.minItems || 1 }, () => exampleOf(items))
  if (type !== 'object') return undefined
  const names = [...required, ...offered, ...(oneOf[0]?.required ?? [])]
  const parts = Object.entries(properties).filter(([name]) => names.includes(name))
  return Object.fromEntries(parts.map(([name, part]) => [name, exampleOf(part)]))
}

interface Start {
  title: Bilingual
  help: Bilingual
  body: unknown
}

const startsByNode = new WeakMap<ModelNode, readonly Start[]>()

/** What a group, or an entry of a list, can begin with. */
export function startsOf(node: ModelNode): readonly Start[] {
  const resolved = resolve(node)
  if (resolved.items) return startsOf(resolved.items)
  const starts =
    startsByNode.get(resolved) ??
    variantsOf(resolved).flatMap((variant) => {
      const { title = inBoth(''), help = inBoth(''), additionalProperties } = variant
      return additionalProperties === false
        ? { title, help, body: exampleOf(variant) }
        : []
    })
  startsByNode.set(resolved, starts)
  return starts
}

/** An example is cut where it is longer, in characters. */
const maxLength = 120

/** A value as it is written in the file, in one line. */
export function written(value: unknown): string {
  if (value === undefined) return '"…"'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map(written)
    : Object.entries(value).map(
        ([name, part]) => `${JSON.stringify(name)}: ${written(part)}`,
      )
  while (parts.length > 1 && parts.join(', ').length > maxLength) parts.splice(-2, 2, '…')
  return isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ') || '…'} }`
}
