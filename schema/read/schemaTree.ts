import schema from '../site.schema.json' with { type: 'json' }
import { isRecord, type Path } from './readDocument.ts'

/** What the check reads in the schema at one place of the content. */
export interface SchemaNode {
  $ref?: string
  title?: string
  type?: string
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
  required?: string[]
  enum?: string[]
  /** What each choice means. */
  enumDetails?: string[]
  const?: string
  examples?: unknown[]
  additionalProperties?: boolean | SchemaNode
  maxTextLength?: number
  pattern?: string
  format?: string
  /** Which pictures may stand here. */
  picture?: string
  description?: string
  defaultSnippets?: { label: string; body: unknown }[]
  placeholders?: string[]
  minItems?: number
  maxItems?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  allOf?: { if?: SchemaNode; then?: SchemaNode }[]
  if?: SchemaNode
  then?: SchemaNode
  else?: SchemaNode
}

// The JSON's own type is a different one for every place; SchemaNode is what they have in common.
const root = schema as unknown as SchemaNode & { definitions: Record<string, SchemaNode> }

const prefix = '#/definitions/'

const resolved = new WeakMap<SchemaNode, SchemaNode>()

/** The schema with its reference followed; what stands beside the reference wins. */
function resolve(node: SchemaNode): SchemaNode {
  if (!node.$ref) return node
  let whole = resolved.get(node)
  if (!whole) {
    whole = {
      ...resolve(root.definitions[node.$ref.slice(prefix.length)] ?? {}),
      ...node,
    }
    resolved.set(node, whole)
  }
  return whole
}

/** Whole values that can be put in here, or as an entry of this list. */
export function snippetsOf(node: SchemaNode): { label: string; body: unknown }[] {
  return node.defaultSnippets ?? (node.items ? snippetsOf(resolve(node.items)) : [])
}

/** A section is described by its type, an office by whether it names a country: the matching "then". */
function narrow(node: SchemaNode, value: unknown): SchemaNode {
  if (node.then && node.else) {
    const names = node.if?.required ?? []
    const fits = isRecord(value) && names.every((name) => Object.hasOwn(value, name))
    return resolve(fits ? node.then : node.else)
  }
  if (!node.allOf || !isRecord(value)) return node
  const match = node.allOf.find(
    (branch) => branch.if?.properties?.['type']?.const === value['type'],
  )
  return match?.then ? resolve(match.then) : node
}

function child(node: SchemaNode, step: string | number): SchemaNode | undefined {
  if (typeof step === 'number') return node.items
  const known = node.properties
  if (known && Object.hasOwn(known, step)) return known[step]
  return typeof node.additionalProperties === 'object'
    ? node.additionalProperties
    : undefined
}

/** What the schema says about the value at a path. */
export function schemaAt(value: unknown, path: Path): SchemaNode | undefined {
  let node: SchemaNode = narrow(resolve(root), value)
  let current = value
  for (const step of path) {
    const next = child(node, step)
    if (!next) return undefined
    current =
      isRecord(current) || Array.isArray(current) ? Reflect.get(current, step) : undefined
    node = narrow(resolve(next), current)
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
}

/** A text of the content with its place and what the schema says of it. */
interface Placed {
  path: Path
  value: string
  node: SchemaNode
}

/** Every text outside the catalogs that stands where the schema knows one. */
export function stringsIn(content: unknown): Placed[] {
  const found: Placed[] = []
  const visit = (schemaNode: SchemaNode, value: unknown, path: Path) => {
    const node = narrow(resolve(schemaNode), value)
    if (typeof value === 'string') found.push({ path, value, node })
    else if (Array.isArray(value)) {
      if (node.items)
        for (const [index, item] of value.entries())
          visit(node.items, item, [...path, index])
    } else if (isRecord(value)) {
      for (const [key, part] of Object.entries(value)) {
        const next = child(node, key)
        if (next && !(path.length === 0 && key === 'catalogs'))
          visit(next, part, [...path, key])
      }
    }
  }
  visit(root, content, [])
  return found
}

/** Every name of a text and of a section outside the catalogs. */
export function findReferences(content: unknown): Reference[] {
  return stringsIn(content).flatMap(({ path, value: id, node }) => {
    const to = referenceTo(node)
    if (to === undefined || path.at(-1) === 'id') return []
    return { path, id, to, maxTextLength: node.maxTextLength }
  })
}

/** Is it described by a definition of the schema? */
export function isA({ $ref }: SchemaNode, definition: string): boolean {
  return $ref === prefix + definition
}

export function referenceTo(node: SchemaNode): Reference['to'] | undefined {
  if (isA(node, 'messageId')) return 'text'
  return isA(node, 'sectionId') ? 'section' : undefined
}

/** The texts that the page's code asks for, and what the schema says of each. */
export const codeTexts: { required: string[]; properties: Record<string, SchemaNode> } = {
  required: root.definitions['catalog']?.required ?? [],
  properties: root.definitions['catalog']?.properties ?? {},
}

function namesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn)
  if (!isRecord(node)) return []
  const { properties } = node
  return [
    ...(isRecord(properties) ? Object.keys(properties) : []),
    ...Object.values(node).flatMap(namesIn),
  ]
}

/** Every name that the schema gives to anything. */
export const knownNames: ReadonlySet<string> = new Set(namesIn(root))

/** What the schema says of the kinds of section that there are. */
export const sectionType: SchemaNode =
  root.definitions['section']?.properties?.['type'] ?? {}

export const sectionTypes: string[] = sectionType.enum ?? []
