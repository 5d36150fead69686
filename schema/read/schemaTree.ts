import { definitions, model } from '../model/model.ts'
import type { ModelNode, Snippet } from '../model/node.ts'
import { isRecord, type Path } from './readDocument.ts'

const prefix = '#/definitions/'

const resolved = new WeakMap<ModelNode, ModelNode>()

/** The model with its reference followed; what stands beside the reference wins. */
export function resolve(node: ModelNode): ModelNode {
  if (!node.$ref) return node
  let whole = resolved.get(node)
  if (!whole) {
    whole = {
      ...resolve(definitions[node.$ref.slice(prefix.length)] ?? {}),
      ...node,
    }
    resolved.set(node, whole)
  }
  return whole
}

/** Whole values that can be put in here, or as an entry of this list. */
export function snippetsOf(node: ModelNode): readonly Snippet[] {
  return node.defaultSnippets ?? (node.items ? snippetsOf(resolve(node.items)) : [])
}

/** A section is described by its type, an office by whether it names a country: the matching "then". */
function narrow(node: ModelNode, value: unknown): ModelNode {
  if (node.then && node.else) {
    const names = node.if?.required ?? []
    const fits = isRecord(value) && names.every((name) => Object.hasOwn(value, name))
    return resolve(fits ? node.then : node.else)
  }
  if (!node.allOf || !isRecord(value)) return node
  const match = node.allOf.find((branch) => {
    const type = branch.if?.properties?.['type']?.const
    return type !== undefined && type === value['type']
  })
  return match?.then ? resolve(match.then) : node
}

/** What the model says of a value at a place: with its reference followed, and by what the value is. */
export function modelOf(node: ModelNode, value: unknown): ModelNode {
  return narrow(resolve(node), value)
}

function child(node: ModelNode, step: string | number): ModelNode | undefined {
  if (typeof step === 'number') return node.items
  const known = node.properties
  if (known && Object.hasOwn(known, step)) return known[step]
  return typeof node.additionalProperties === 'object'
    ? node.additionalProperties
    : undefined
}

/** What the model says about the value at a path. */
export function schemaAt(value: unknown, path: Path): ModelNode | undefined {
  let node = modelOf(model, value)
  let current = value
  for (const step of path) {
    const next = child(node, step)
    if (!next) return undefined
    current =
      isRecord(current) || Array.isArray(current) ? Reflect.get(current, step) : undefined
    node = modelOf(next, current)
  }
  return node
}

/** A value that names something else: a text of the catalogs or a section. */
export interface Reference {
  path: Path
  id: string
  to: 'text' | 'section'
  /** How long the text may be at this place. */
  maxTextLength: number | undefined
  /** Whether the text's lines are seen at this place. */
  keepsLines: boolean
}

/** A text of the content with its place and what the model says of it. */
export interface Placed {
  path: Path
  value: string
  node: ModelNode
}

/** Every text outside the catalogs that stands where the model knows one. */
export function stringsIn(content: unknown): Placed[] {
  const found: Placed[] = []
  const path: (string | number)[] = []
  const enter = (node: ModelNode, step: string | number, value: unknown) => {
    const next = child(node, step)
    if (!next || (path.length === 0 && step === 'catalogs')) return
    path.push(step)
    visit(next, value)
    path.pop()
  }
  const visit = (modelNode: ModelNode, value: unknown) => {
    const node = modelOf(modelNode, value)
    if (typeof value === 'string') found.push({ path: [...path], value, node })
    else if (Array.isArray(value))
      for (const [index, item] of value.entries()) enter(node, index, item)
    else if (isRecord(value))
      for (const name of Object.keys(value)) enter(node, name, value[name])
  }
  visit(model, content)
  return found
}

/** Every name of a text and of a section outside the catalogs. */
export function findReferences(content: unknown): Reference[] {
  return referencesAmong(stringsIn(content))
}

export function referencesAmong(strings: readonly Placed[]): Reference[] {
  return strings.flatMap(({ path, value: id, node }) => {
    const to = referenceTo(node)
    if (to === undefined) return []
    const { maxTextLength, keepsLines = false } = node
    return { path, id, to, maxTextLength, keepsLines }
  })
}

/** Is it described by a definition of the model? */
export function isA({ $ref }: ModelNode, definition: string): boolean {
  return $ref === prefix + definition
}

function referenceTo({ pointsTo }: ModelNode): Reference['to'] | undefined {
  if (pointsTo === 'texts') return 'text'
  return pointsTo === 'sections' ? 'section' : undefined
}

/** The texts for which the page's code asks by their names. */
export const codeTexts = definitions['catalog']?.properties ?? {}

/** What the model says of a text for which the page's code asks by its name. */
export function codeText(id: string): ModelNode | undefined {
  return Object.hasOwn(codeTexts, id) ? codeTexts[id] : undefined
}

/** Every node of the model under its name, by the name. */
const named = new Map<string, ModelNode[]>()

function addNames({ properties = {}, items }: ModelNode): void {
  for (const [name, node] of Object.entries(properties)) {
    named.set(name, [...(named.get(name) ?? []), resolve(node)])
    addNames(node)
  }
  if (items) addNames(items)
}
for (const node of [model, ...Object.values(definitions)]) addNames(node)

/** Every name that the model gives to anything. */
export const knownNames: ReadonlySet<string> = new Set(named.keys())

/** What stands under a name, at all the places where the model knows it. */
export function nodesNamed(name: string): readonly ModelNode[] {
  return named.get(name) ?? []
}
