/** Example values, built from the examples in the model. */
import { asBilingual, type Bilingual } from '../bilingual.ts'
import type { ModelNode } from './node.ts'
import { resolve } from './resolve.ts'

/** The alternatives for a value (types of sections, offices in Brazil or abroad), or only the node if it has none. */
function variantsOf(node: ModelNode): readonly ModelNode[] {
  const { allOf = [], then: thenNode, else: elseNode } = resolve(node)
  const variants =
    thenNode && elseNode
      ? [elseNode, thenNode]
      : allOf.flatMap((branch) => (branch.then?.$ref ? [branch.then] : []))
  return variants.length > 0 ? variants.map(resolve) : [resolve(node)]
}

/** An example value with its required and initial properties. Undefined if the model has no example. */
export function exampleOf(node: ModelNode): unknown {
  const [variant = {}] = variantsOf(node)
  const {
    type,
    items,
    properties = {},
    required = [],
    initialProperties = [],
    oneOf = [],
  } = variant
  const example = variant.const ?? variant.examples?.[0] ?? variant.enum?.[0]
  if (example !== undefined) return example
  if (type === 'boolean') return variant.default ?? false
  if (items) return Array.from({ length: variant.minItems || 1 }, () => exampleOf(items))
  if (type !== 'object') return undefined
  const names = [...required, ...initialProperties, ...(oneOf[0]?.required ?? [])]
  const parts = Object.entries(properties).filter(([name]) => names.includes(name))
  return Object.fromEntries(parts.map(([name, part]) => [name, exampleOf(part)]))
}

export interface Snippet {
  title: Bilingual
  help: Bilingual
  body: unknown
  /** A page can have only one such section. */
  isSingle: boolean
}

/** Values that editors can insert for a group, or as a new entry of a list. */
export function snippetsOf(node: ModelNode): readonly Snippet[] {
  const { items } = resolve(node)
  if (items) return snippetsOf(items)
  return variantsOf(node).flatMap((variant) => {
    const { title = asBilingual(''), help = asBilingual(''), isSingle = false } = variant
    return variant.additionalProperties === false
      ? { title, help, isSingle, body: exampleOf(variant) }
      : []
  })
}

/** The maximum length of an example, in characters. */
const maxExampleLength = 120

/** A value as JSON on one line. Parts that do not fit become “…”. */
export function jsonLine(value: unknown): string {
  if (value === undefined) return '"…"'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map(jsonLine)
    : Object.entries(value).map(
        ([name, part]) => `${JSON.stringify(name)}: ${jsonLine(part)}`,
      )
  while (parts.length > 1 && parts.join(', ').length > maxExampleLength)
    parts.splice(-2, 2, '…')
  return isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ') || '…'} }`
}
