import { asBilingual, type Bilingual } from './bilingual.ts'
import type { FormatName } from './formats/formats.ts'
import { snippetsOf, type Snippet } from './model/example.ts'
import { model, sectionTypeNode } from './model/model.ts'
import type { ModelNode } from './model/node.ts'
import { hasDefinition } from './model/resolve.ts'
import { isRecord, lookUp, type Path, isInCatalogs } from './read/lookUp.ts'
import { nodeAt, usesOfText } from './read/modelTree.ts'

/** The kind of value at a path of the content. src/editor/fields/kinds.ts and ValueField.tsx have an entry for each. */
export type KindName =
  /** A text of a catalog, or the id of one. */
  | 'text'
  /** The id of an entry of the list in `refersTo`. */
  | 'reference'
  /** A list of references. */
  | 'references'
  /** The entry's own id. */
  | 'id'
  | 'picture'
  /** A point of the picture next to it. */
  | 'point'
  | 'icon'
  | 'color'
  | 'choice'
  | 'day'
  | 'time'
  /** Any other string; `format` is its format. */
  | 'string'
  | 'number'
  | 'boolean'
  | 'list'
  | 'group'

/** A part of a group or list; an absent one can be added. */
export interface Child {
  key: string | number
  isPresent: boolean
  isRequired: boolean
}

/** The data that the editor needs for the field of a path. Values that do not apply are undefined or empty. */
export interface Field extends Omit<
  ModelNode,
  'minimum' | 'maximum' | 'maxTextLength' | 'refersTo'
> {
  kind: KindName
  title: Bilingual
  isRequired: boolean
  /** The maximum length of the text, or of the text that the id refers to, in characters. */
  maxTextLength: number | undefined
  isMultiline: boolean
  /** The number in the file divided by the number in the form: 1000 for seconds that are stored as milliseconds. */
  unit: number
  /** The smallest number, as the form shows it. */
  minimum: number | undefined
  /** The largest number, as the form shows it. */
  maximum: number | undefined
  choices: { value: string; label: Bilingual }[]
  /** Whether the owner cannot choose the value: it is the only possible one, or the example suits every owner. */
  isFixed: boolean
  /** For a reference: the list that it refers to; "texts" for the id of a text. */
  refersTo: ModelNode['refersTo']
  /** For a group: the keys of alternatives, such as where a link leads. */
  alternatives: readonly string[]
  /** The parts: those of a group in the model's order, those of a catalog or list in the content's order. */
  children: Child[]
  /** Example values that can be inserted; for a list, example entries. */
  snippets: readonly Snippet[]
}

const isTextOfCatalog = (path: Path) => isInCatalogs(path) && path.length === 3

const kindsByType = {
  boolean: 'boolean',
  integer: 'number',
  array: 'list',
  object: 'group',
  string: 'string',
} as const

const kindsByFormat: Partial<Record<FormatName, KindName>> = {
  day: 'day',
  clockTime: 'time',
  closingTime: 'time',
  icon: 'icon',
}

function kindOf(node: ModelNode, path: Path): KindName {
  if (isTextOfCatalog(path)) return 'text'
  if (node.refersTo) return node.refersTo === 'texts' ? 'text' : 'reference'
  if (hasDefinition(node, 'id') || hasDefinition(node, 'sectionId')) return 'id'
  if (hasDefinition(node, 'color')) return 'color'
  if (node.picture !== undefined) return 'picture'
  if (node.isPoint) return 'point'
  const kindByFormat = node.format && kindsByFormat[node.format]
  if (kindByFormat) return kindByFormat
  if (node.enum || node.const !== undefined) return 'choice'
  if (node.items?.refersTo && node.items.refersTo !== 'texts') return 'references'
  return kindsByType[node.type ?? 'string']
}

function childrenOf(node: ModelNode, value: unknown): Child[] {
  if (Array.isArray(value))
    return [...value.keys()].map((key) => ({ key, isPresent: true, isRequired: false }))
  const record = isRecord(value) ? value : {}
  const names = Object.keys(node.properties ?? {})
  // Texts of a catalog are in the order of the content.
  const keys =
    node.additionalProperties === false ? names : [...Object.keys(record), ...names]
  return [...new Set(keys)].map((key) => ({
    key,
    isPresent: Object.hasOwn(record, key),
    isRequired: node.required?.includes(key) ?? false,
  }))
}

/** The choices, labeled with their descriptions. A choice without a description is labeled with its value. */
function choicesOf(node: ModelNode): Field['choices'] {
  // A section's type is a constant in its own definition. `sectionTypeNode` lists all types.
  const { enum: values = [], markdownEnumDescriptions: labels = [] } =
    node.const === undefined ? node : sectionTypeNode
  return values.map((value, index) => ({
    value,
    label: labels[index] ?? asBilingual(value),
  }))
}

/** The limits of a text, from all places that show it. */
function limitsOfText(content: unknown, node: ModelNode, path: Path) {
  const uses = isTextOfCatalog(path)
    ? usesOfText(content, String(path.at(-1))).map((use) => use.node)
    : []
  const nodes = [node, ...uses]
  const lengths = nodes.flatMap(({ maxTextLength }) => maxTextLength ?? [])
  return {
    maxTextLength: lengths.length > 0 ? Math.min(...lengths) : undefined,
    isMultiline: nodes.some(({ isMultiline }) => isMultiline),
  }
}

/** The field at a path, even for invalid content or an absent value; undefined if the model does not know the path. */
export function fieldAt(content: unknown, path: Path): Field | undefined {
  const node = nodeAt(content, path)
  if (!node) return undefined
  const parent = nodeAt(content, path.slice(0, -1))
  const kind = kindOf(node, path)
  const hasChildren = node.type === 'object' || node.type === 'array'
  const unit = node.isInMilliseconds ? 1000 : 1
  return {
    ...node,
    kind,
    // An entry without a title has that of its list.
    title: node.title ?? parent?.title ?? asBilingual(''),
    isRequired:
      node === model || (parent?.required?.includes(String(path.at(-1))) ?? false),
    ...limitsOfText(content, node, path),
    unit,
    minimum: node.minimum && node.minimum / unit,
    maximum: node.maximum && node.maximum / unit,
    choices: choicesOf(node),
    isFixed:
      node.const !== undefined ||
      node.fixedText !== undefined ||
      node.isAutomatic === true,
    refersTo: kind === 'references' ? node.items?.refersTo : node.refersTo,
    alternatives: (node.oneOf ?? []).flatMap(({ required = [] }) => required),
    children: hasChildren ? childrenOf(node, lookUp(content, path)) : [],
    snippets: hasChildren ? snippetsOf(node) : [],
  }
}
