import { definitions, model } from '../model/model.ts'
import type { ModelNode } from '../model/node.ts'
import { resolve } from '../model/resolve.ts'
import { isRecord, type Path, isInCatalogs } from './lookUp.ts'

/** The alternative for a value: a section's by its type, an office's by whether it has a country. */
function alternativeFor(node: ModelNode, value: unknown): ModelNode {
  if (node.then && node.else) {
    const names = node.if?.required ?? []
    const isMatch = isRecord(value) && names.every((name) => Object.hasOwn(value, name))
    return resolve(isMatch ? node.then : node.else)
  }
  if (!node.allOf || !isRecord(value)) return node
  const match = node.allOf.find((branch) => {
    const type = branch.if?.properties?.['type']?.const
    return type !== undefined && type === value['type']
  })
  return match?.then ? resolve(match.then) : node
}

/** The model of a value: the node with the definition that it refers to, or else the alternative for the value. */
export const modelOf = (node: ModelNode, value: unknown): ModelNode =>
  alternativeFor(resolve(node), value)

function childNode(node: ModelNode, step: string | number): ModelNode | undefined {
  if (typeof step === 'number') return node.items
  const { properties = {} } = node
  if (Object.hasOwn(properties, step)) return properties[step]
  return typeof node.additionalProperties === 'object'
    ? node.additionalProperties
    : undefined
}

/** The model of the value at a path. */
export function nodeAt(value: unknown, path: Path): ModelNode | undefined {
  let node = modelOf(model, value)
  let current = value
  for (const step of path) {
    const next = childNode(node, step)
    if (!next) return undefined
    current =
      isRecord(current) || Array.isArray(current) ? Reflect.get(current, step) : undefined
    node = modelOf(next, current)
  }
  return node
}

/** A string outside the catalogs, with its path and model. */
export interface ContentString {
  path: Path
  value: string
  node: ModelNode
}

/** All strings outside the catalogs that the model describes. */
export function stringsIn(content: unknown): ContentString[] {
  const strings: ContentString[] = []
  const path: (string | number)[] = []
  const enter = (node: ModelNode, step: string | number, value: unknown) => {
    const next = childNode(node, step)
    if (!next) return
    path.push(step)
    if (!isInCatalogs(path)) visit(next, value)
    path.pop()
  }
  const visit = (modelNode: ModelNode, value: unknown) => {
    const node = modelOf(modelNode, value)
    if (typeof value === 'string') strings.push({ path: [...path], value, node })
    else if (Array.isArray(value))
      for (const [index, item] of value.entries()) enter(node, index, item)
    else if (isRecord(value))
      for (const name of Object.keys(value)) enter(node, name, value[name])
  }
  visit(model, content)
  return strings
}

/** The models of the texts that the page's code uses, by the texts' ids. */
export const codeTexts = definitions['catalog']?.properties ?? {}

/** The model of a text that the page's code uses; undefined for any other text. */
export const codeTextNode = (id: string): ModelNode | undefined =>
  Object.hasOwn(codeTexts, id) ? codeTexts[id] : undefined

/** The results of `usesByText` by their content, which edits never mutate. */
const usesByContent = new WeakMap<object, Map<string, ContentString[]>>()

/** The strings that refer to texts, by the texts' ids. They must not be mutated after the first call. */
export function usesByText(content: object): ReadonlyMap<string, ContentString[]> {
  const cached = usesByContent.get(content)
  if (cached) return cached
  const uses = new Map<string, ContentString[]>()
  for (const use of stringsIn(content)) {
    if (use.node.refersTo !== 'texts') continue
    const earlierUses = uses.get(use.value)
    if (earlierUses) earlierUses.push(use)
    else uses.set(use.value, [use])
  }
  usesByContent.set(content, uses)
  return uses
}

/** All strings that refer to a text. */
export const usesOfText = (content: unknown, id: string): readonly ContentString[] =>
  usesByText(Object(content)).get(id) ?? []

/** The paths of all files of public/ that the content names. */
export function filesNamedIn(content: unknown): ReadonlySet<string> {
  const paths = stringsIn(content).flatMap(({ value, node }) => {
    const isFile = node.picture !== undefined || node.format === 'linkOrFile'
    return isFile && value.startsWith('/') ? [value] : []
  })
  return new Set(paths)
}
