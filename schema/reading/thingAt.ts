import type { Path } from './readDocument.ts'
import { referenceTo, schemaAt, snippetsOf, type SchemaNode } from './schemaTree.ts'

/** What can stand at a place of the content. */
export type Kind =
  | 'text'
  | 'name of a text'
  | 'section'
  | 'picture'
  | 'choice'
  | 'words'
  | 'number'
  | 'yes or no'
  | 'list'
  | 'group'

/** What a form has to know of a place: what stands there, how it is called and explained, and its limits. */
export interface Thing {
  kind: Kind
  title: string | undefined
  description: string | undefined
  choices: string[]
  /** Whole entries that can be put in. */
  snippets: { label: string; body: unknown }[]
  maxLength: number | undefined
  minItems: number | undefined
  maxItems: number | undefined
}

function kindOf(node: SchemaNode, path: Path): Kind {
  if (path[0] === 'catalogs' && path.length === 3) return 'text'
  const to = referenceTo(node)
  if (to) return to === 'text' ? 'name of a text' : 'section'
  if (node.picture) return 'picture'
  if (node.enum || node.const !== undefined) return 'choice'
  switch (node.type) {
    case 'boolean':
      return 'yes or no'
    case 'integer':
    case 'number':
      return 'number'
    case 'array':
      return 'list'
    case 'object':
      return 'group'
    case undefined:
    default:
      return 'words'
  }
}

/** What stands at a path of a content; undefined where the schema knows nothing there. */
export function thingAt(content: unknown, path: Path): Thing | undefined {
  const node = schemaAt(content, path)
  if (!node) return undefined
  const { title, description, minItems, maxItems } = node
  return {
    kind: kindOf(node, path),
    title,
    description,
    choices: node.enum ?? [],
    snippets: snippetsOf(node),
    maxLength: node.maxTextLength ?? node.maxLength,
    minItems,
    maxItems,
  }
}
