import type { Bilingual } from '../problem.ts'
import { inBoth } from './inPortuguese.ts'
import type { Path } from './readDocument.ts'
import {
  isA,
  referenceTo,
  schemaAt,
  sectionType,
  snippetsOf,
  type SchemaNode,
} from './schemaTree.ts'

/** What can stand at a place of the content. */
export type Kind =
  | 'text'
  | 'name of a text'
  | 'section'
  | 'entry'
  | 'id'
  | 'picture'
  | 'color'
  | 'choice'
  | 'words'
  | 'number'
  | 'yes or no'
  | 'list'
  | 'group'

/** What a form has to know of a place: what stands there, how it is called and explained, and its limits. */
export interface Thing {
  kind: Kind
  title: Bilingual | undefined
  description: Bilingual | undefined
  /** May it not be left out? */
  isRequired: boolean
  /** How it is written: "phone", "cnpj", "email". */
  format: string | undefined
  choices: { value: string; description: Bilingual | undefined }[]
  /** Whole entries that can be put in. */
  snippets: { label: Bilingual; body: unknown }[]
  /** Of a text, in characters. */
  maxLength: number | undefined
  /** Of a list. */
  minItems: number | undefined
  maxItems: number | undefined
  /** Of a number. */
  minimum: number | undefined
  maximum: number | undefined
}

const kindsByType: Record<string, Kind | undefined> = {
  boolean: 'yes or no',
  integer: 'number',
  number: 'number',
  array: 'list',
  object: 'group',
}

function kindOf(node: SchemaNode, path: Path): Kind {
  if (path[0] === 'catalogs' && path.length === 3) return 'text'
  if (path.at(-1) === 'id' && (isA(node, 'id') || isA(node, 'sectionId'))) return 'id'
  if (isA(node, 'id')) return 'entry'
  if (isA(node, 'color')) return 'color'
  const to = referenceTo(node)
  if (to) return to === 'text' ? 'name of a text' : 'section'
  if (node.picture) return 'picture'
  if (node.enum || node.const !== undefined) return 'choice'
  return kindsByType[node.type ?? ''] ?? 'words'
}

const said = (words: string | undefined) =>
  words === undefined ? undefined : inBoth(words)

/** What stands at a path of a content; undefined where the schema knows nothing there. */
export function thingAt(content: unknown, path: Path): Thing | undefined {
  const node = schemaAt(content, path)
  if (!node) return undefined
  const holder = path.length > 0 ? schemaAt(content, path.slice(0, -1)) : undefined
  const { format, minItems, maxItems, minimum, maximum } = node
  // Each kind of section says its own type; which there are stands in one place.
  const choice = node.const === undefined ? node : sectionType
  return {
    kind: kindOf(node, path),
    title: said(node.title),
    description: said(node.description),
    isRequired: holder?.required?.includes(String(path.at(-1))) ?? false,
    format,
    choices: (choice.enum ?? []).map((value, index) => {
      return { value, description: said(choice.enumDetails?.[index]) }
    }),
    snippets: snippetsOf(node).map(({ label, body }) => ({ label: inBoth(label), body })),
    maxLength: node.maxTextLength ?? node.maxLength,
    minItems,
    maxItems,
    minimum,
    maximum,
  }
}
